// Files that come in and go out: saved games and scenarios.
import type { Options } from '../../engine/game.ts';
import { readSave } from '../../engine/save.ts';
import { countMoves } from '../../engine/session.ts';
import { fetchKept, keep } from '../host/shelf.ts';
import { newId, PERSON } from '../house/laying.ts';
import { entryOf, seatsAt } from './catalogue.ts';

const LARGEST = 5_000_000;

/** Puts a saved game on the shelf and says where to look at it; a scenario is laid as a table. Throws a sentence. */
export async function takeIn(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(`${file.name} is larger than any game of ours.`);
  const text = await file.text();
  return text.startsWith('mathom-log') ? takeSave(text) : takeScenario(text, file.name);
}

async function takeSave(save: string): Promise<string> {
  const { telling, ...log } = readSave(save);
  const { game, options, seed, seats } = log;
  // Always under the same id, so that the same file is not kept twice.
  const id = `file-${digest(save)}`;
  if (!(await fetchKept(id))) {
    const laying = { id, game, options, seed, sitters: seats.map(() => PERSON) };
    // A file may tell a game without its moves: where those are somebody's secret.
    const moves = countMoves(log) || (telling === undefined ? 0 : await movesTold(telling));
    await keep({ id, laying, save, moves, over: true, changed: Date.now() });
  }
  return `/replay/${id}`;
}

/** The reader of tellings is fetched only when there is one. */
async function movesTold(packed: string): Promise<number> {
  const [{ unpackTelling }, { ToldGame }] = await Promise.all([
    import('../../protocol/telling.ts'),
    import('../../protocol/told-game.ts'),
  ]);
  return new ToldGame(await unpackTelling(packed)).moves.length;
}

async function takeScenario(text: string, name: string): Promise<string> {
  const game = /^game:\s*["']?(\w+)/m.exec(text)?.[1];
  if (!game) throw new Error(`${name} is neither a saved game nor a scenario: nothing in it names a game.`);
  const options = await optionsIn(text);
  const entry = entryOf(game);
  const sitters = entry ? seatsAt(entry, options).map(() => PERSON) : [PERSON, PERSON];
  const laying = { id: newId(), game, options, seed: newId(16), sitters, scenario: text };
  await keep({ id: laying.id, laying, save: '', moves: 0, over: false, changed: Date.now() });
  return `/table/${laying.id}`;
}

/** What a scenario says of its table; one that cannot be read says so when it is laid. */
async function optionsIn(scenario: string): Promise<Options> {
  const { readYaml } = await import('../../lib/yaml.ts');
  try {
    const { options } = readYaml(scenario).value as { options?: Options };
    return typeof options === 'object' && options !== null ? options : {};
  } catch {
    return {};
  }
}

/** FNV-1a, eight hex digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
