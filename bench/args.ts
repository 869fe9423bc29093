import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the options of a tool; a wrong one ends it with a sentence. */
export function readArgs<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const wrong = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
    console.error(`${wrong}. This tool takes ${known.join(', ')}; bench/README.md says what they do.`);
    process.exit(2);
  }
}
