// Does what a Containerfile says, in folders instead of images: no engine is needed to see that its steps work.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../scripts/runtime.mjs';
import { needsInstall } from '../../scripts/setup.mjs';

export interface Image {
  /** The folder that stands for `/`. */
  readonly root: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: string;
  readonly port: number;
  readonly volumes: readonly string[];
}

type Stage = { -readonly [K in keyof Image]: Image[K] } & { readonly name: string };

/** `\` at the end goes on with the next line. */
export const readSteps = (text: string): (readonly [word: string, rest: string])[] =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word, ...rest] = line.split(/\s+/);
      return [word, rest.join(' ')];
    });

/** A place in an image as one in its folder. */
const inside = (stage: Stage, place: string): string =>
  place.startsWith('/') ? path.join(stage.root, place) : path.join(stage.folder, place);

function copyContext(to: string): void {
  const left = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  cpSync(root, to, { recursive: true, filter: (from) => !left.includes(path.relative(root, from)) });
}

export class Builder {
  private readonly home: string;
  private readonly stages: Stage[] = [];

  constructor(home: string) {
    this.home = home;
  }

  build(file: string): Image {
    for (const [word, rest] of readSteps(readFileSync(file, 'utf8'))) this.step(word, rest);
    return this.now();
  }

  private now(): Stage {
    const stage = this.stages.at(-1);
    assert.ok(stage, 'it begins with FROM');
    return stage;
  }

  private step(word: string, rest: string): void {
    if (word === 'FROM') this.from(rest);
    else this.inStage(this.now(), word, rest);
  }

  private from(rest: string): void {
    const [image, , name = 'last'] = rest.split(' ');
    assert.match(image, /^docker\.io\/library\/node:24\b/, 'the Node that runs these tests stands for it');
    const folder = path.join(this.home, name);
    mkdirSync(folder, { recursive: true });
    const nothing = { env: {}, command: [], healthCheck: [], stopSignal: 'SIGTERM', port: 0, volumes: [] };
    this.stages.push({ name, root: folder, folder, ...nothing });
  }

  private inStage(stage: Stage, word: string, rest: string): void {
    switch (word) {
      case 'WORKDIR':
        stage.folder = inside(stage, rest);
        mkdirSync(stage.folder, { recursive: true });
        return;
      case 'COPY':
        this.copy(stage, rest.split(' '));
        return;
      case 'RUN':
        this.run(stage, rest);
        return;
      case 'ENV':
        for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g))
          stage.env = { ...stage.env, [name]: value.startsWith('/') ? inside(stage, value) : value };
        return;
      case 'VOLUME':
        assert.ok(existsSync(inside(stage, rest)), `${rest} is not there before it becomes a volume`);
        stage.volumes = [...stage.volumes, inside(stage, rest)];
        return;
      case 'EXPOSE':
        stage.port = Number(rest);
        return;
      case 'STOPSIGNAL':
        stage.stopSignal = rest;
        return;
      case 'HEALTHCHECK':
        stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('[')));
        return;
      case 'CMD':
        stage.command = JSON.parse(rest);
        return;
      case 'USER':
        assert.notEqual(rest, 'root');
        return;
      default:
        assert.fail(`This test does not know the step ${word}: teach it.`);
    }
  }

  private copy(stage: Stage, words: string[]): void {
    const [, name] = /^--from=(.+)$/.exec(words[0]) ?? [];
    const [from, to] = name === undefined ? words : words.slice(1);
    if (name === undefined) {
      assert.deepEqual([from, to], ['.', '.'], 'the whole context is copied');
      copyContext(stage.folder);
      // What the image installs here was installed by whoever runs this test, from the same lock file.
      if (!needsInstall(root)) symlinkSync(path.join(root, 'node_modules'), path.join(stage.folder, 'node_modules'));
      return;
    }
    const source = this.stages.find((each) => each.name === name);
    assert.ok(source, `there is no stage ${name}`);
    cpSync(inside(source, from), inside(stage, to), { recursive: true });
  }

  private run(stage: Stage, command: string): void {
    assert.ok(!/(^|\s)\//.test(command), `"${command}" names a place by its root: use WORKDIR`);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: stage.folder,
      env: environment(stage.env, this.home),
      encoding: 'utf8',
    });
    assert.equal(status, 0, `${command}\n${stdout}${stderr}`);
  }
}

/** The Node of the image is ours; its user `node` need not be known here. */
export function environment(env: Readonly<Record<string, string>>, home: string): NodeJS.ProcessEnv {
  const programs = path.join(home, 'programs');
  if (!existsSync(programs)) {
    mkdirSync(programs);
    symlinkSync(process.execPath, path.join(programs, 'node'));
    writeFileSync(path.join(programs, 'chown'), '#!/bin/sh\ntest "$1" = node:node && test -e "$2"\n', { mode: 0o755 });
  }
  const { PATH, HOME } = process.env;
  return { PATH: `${programs}${path.delimiter}${PATH}`, HOME, npm_config_prefer_offline: 'true', ...env };
}
