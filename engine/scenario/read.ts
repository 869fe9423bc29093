// From the parsed value of a scenario file to a typed Scenario. What is wrong is said in sentences: the line, what is
// there, what is allowed there. SCENARIOS.md describes the format.
import type { Game, Options, OptionValue, RuleId, Seat, Side, Viewer } from '../game.ts';
import { completeOptions } from '../options.ts';
import { sideOf, sidesOf } from '../sides.ts';
import { isMap, listed, quote, spelled, suggest } from '../words.ts';
import type { Path } from './match.ts';
import { type Branch, type Line, type Scenario, type ScenarioDoc, ScenarioError, type Step } from './scenario.ts';
import type { ExpectedOutcome, Said } from './stage.ts';
import { type Fields, Values } from './values.ts';

const KEYS = ['title', 'game', 'rules', 'about', 'options', 'seed', 'position', 'rolls', 'draws', 'play', 'branches'];
const BRANCH_KEYS = ['title', 'rolls', 'draws', 'play'];
const EXPECTATIONS = [
  'offers',
  'offers only',
  'refuses',
  'says',
  'position',
  'view',
  'hides',
  'asks',
  'outcome',
] as const;
type Expectation = (typeof EXPECTATIONS)[number];
/** Everybody who can pass does so, until something is so. */
const PASSES = 'pass until';
const isExpectation = (word: string): word is Expectation => (EXPECTATIONS as readonly string[]).includes(word);

const RULE = /^[A-Z]{2,4}-[\w.-]{1,60}$/;

/** Throws a `ScenarioError`. */
export function readScenario(doc: ScenarioDoc, games: readonly Game[]): Scenario {
  return new Reader(doc, games).scenario();
}

class Reader extends Values {
  private readonly games: readonly Game[];
  private seats: readonly string[] = [];
  private sides: readonly Side[] = [];

  constructor(doc: ScenarioDoc, games: readonly Game[]) {
    super(doc);
    this.games = games;
  }

  scenario(): Scenario {
    const file = this.map(this.doc.value, [], `a scenario is a map with the keys ${KEYS.join(', ')}`);
    this.onlyKeys(file, [], KEYS);
    const { about, seed, position, rolls, draws } = file;
    const { game: name, options: given, rules = [] } = file;
    const game = this.game(name);
    const options = this.options(game, given);
    if (game && options) {
      this.seats = game.seats(options);
      this.sides = sidesOf(game, options);
    }
    const title = this.text(this.needed(file, 'title'), ['title'], 'the title is a sentence');
    const read: Omit<Scenario, 'game' | 'options' | 'play' | 'branches'> = {
      title: title ?? '',
      rules: this.texts(rules, ['rules'], 'rules is a list of rule ids').flatMap(this.ruleAt),
      ...(about !== undefined && { about: this.text(about, ['about'], 'about is text') ?? '' }),
      ...(seed !== undefined && { seed: this.text(seed, ['seed'], 'the seed is a word or a number') ?? '' }),
      ...(position !== undefined && { position: this.map(position, ['position'], 'a position is a map') }),
      ...this.chance({ rolls, draws }, []),
    };
    const play = game && options ? this.steps(this.playOf(file), ['play']) : [];
    const branches = game && options ? this.branches(file['branches']) : [];
    if (!game || !options || this.failures.length > 0) throw new ScenarioError(this.failures);
    return { ...read, game, options, play, branches };
  }

  /** A file with branches needs no play that they share. */
  private playOf(file: Fields): unknown {
    return file['branches'] === undefined ? this.needed(file, 'play') : file['play'];
  }

  private branches(value: unknown): readonly Branch[] {
    if (value === undefined) return [{ title: '', line: 1, play: [], path: [] }];
    if (!Array.isArray(value) || value.length === 0) {
      this.mistake(['branches'], 'branches is a list: each begins with "- title:" and has its own play.');
      return [];
    }
    return value.map((item: unknown, i): Branch => {
      const path = ['branches', i];
      const map = this.map(item, path, `a branch is a map with the keys ${BRANCH_KEYS.join(', ')}`);
      this.onlyKeys(map, path, BRANCH_KEYS);
      const { title, rolls, draws, play } = map;
      const said = this.text(title ?? null, [...path, 'title'], 'the title of a branch is a sentence');
      if (play === undefined) this.mistake(path, 'the key "play" is missing.');
      return {
        title: said ?? '',
        line: this.doc.lineOf(path),
        ...this.chance({ rolls, draws }, path),
        play: this.steps(play, [...path, 'play']),
        path,
      };
    });
  }

  private game(name: unknown): Game | undefined {
    const names = this.games.map((game) => game.name);
    const game = this.games.find((one) => one.name === name);
    if (!game) {
      const what = name === undefined ? 'the key "game" is missing' : `there is no game ${spelled(name)}`;
      this.mistake(
        ['game'],
        `${what}: ${names.length === 0 ? 'none can be played yet' : `name one of ${names.join(', ')}`}.${suggest(String(name), names)}`,
      );
    }
    return game;
  }

  private options(game: Game | undefined, value: unknown = {}): Options | undefined {
    const given = this.map(value, ['options'], 'options is a map, such as { turnLimit: 20 }');
    const before = this.failures.length;
    for (const [key, item] of Object.entries(given)) {
      if (!isOptionValue(item)) this.mistake(['options', key], `an option is a word, a number, true or false.`);
      else if (game)
        this.attempt(['options', key], () => {
          completeOptions(game.options, { [key]: item });
        });
    }
    return this.failures.length === before ? (given as Options) : undefined;
  }

  /** Scripted rolls and draws, of the file or of a branch. */
  private chance({ rolls, draws }: Fields, path: Path): Pick<Scenario, 'rolls' | 'draws'> {
    return {
      ...(rolls !== undefined && { rolls: this.rolls(rolls, [...path, 'rolls']) }),
      ...(draws !== undefined && {
        draws: this.texts(draws, [...path, 'draws'], 'draws is a list of names').map(({ text }) => text),
      }),
    };
  }

  private rolls(value: unknown, path: Path): readonly (number | string)[] {
    if (!Array.isArray(value)) {
      this.mistake(path, `rolls is a list of numbers and faces, such as [6, 1, eye], not ${spelled(value)}.`);
      return [];
    }
    value.forEach((roll: unknown, i) => {
      if (typeof roll !== 'string' && !Number.isInteger(roll))
        this.mistake([...path, i], `a roll is a whole number or the name of a face, not ${spelled(roll)}.`);
    });
    return value as (number | string)[];
  }

  private steps(value: unknown, path: Path): readonly Step[] {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length === 0) {
      this.mistake(path, 'play is a list: each line begins with "- " and a seat or an expectation.');
      return [];
    }
    return value.flatMap((step: unknown, i) => this.step(step, [...path, i]));
  }

  private step(value: unknown, path: Path): readonly Step[] {
    const step = this.map(value, path, `a line of play is "seat: move" or an expectation (${listed(EXPECTATIONS)})`);
    const [key, second] = Object.keys(step);
    if (key === undefined) {
      if (isMap(value)) this.mistake(path, 'this line of play is empty.');
      return [];
    }
    if (second !== undefined) {
      this.mistake([...path, second], `a line of play says one thing: begin a new line with "- ${second}:".`);
      return [];
    }
    const line = this.doc.lineOf([...path, key]);
    const here = [...path, key];
    if (isExpectation(key)) return this.expectation(key, step[key], here, line);
    if (key === PASSES) return this.passes(step[key], here, line);
    const seat = this.seats.indexOf(key);
    if (seat < 0) {
      const known = [...this.seats, PASSES, ...EXPECTATIONS];
      this.mistake(
        here,
        `a line of play begins with one of ${known.join(', ')}, not ${quote(key)}.${suggest(key, known)}`,
      );
      return [];
    }
    const moves = this.texts(step[key], here, 'a move is text in notation; put it in "quotes" if it has a colon');
    if (moves.length === 0 && Array.isArray(step[key])) this.mistake(here, 'there is no move here.');
    return [{ kind: 'play', line, seat, moves }];
  }

  private expectation(kind: Expectation, value: unknown, path: Path, line: number): readonly Step[] {
    switch (kind) {
      case 'offers':
      case 'offers only':
        return this.bySeat(value, path, '{ seat: [moves] }').map(({ seat, item, at }) => {
          const moves = this.texts(item, at, 'a move is text in notation; put it in "quotes" if it has a colon');
          if (kind === 'offers' && moves.length === 0 && Array.isArray(item))
            this.mistake(at, 'there is no move here.');
          return { kind, line: this.doc.lineOf(at), seat, moves };
        });
      case 'refuses':
        return this.refuses(value, path);
      case 'says':
        return [{ kind, line, said: this.says(value, path) }];
      case 'position':
        return [{ kind, line, words: this.map(value, path, 'a position is a map'), path }];
      case 'view':
        return this.byViewer(value, path, '{ seat: { what it sees } }').map(({ viewer, item, at }) => {
          const words = this.map(item, at, 'what a seat sees is a map');
          return { kind, line: this.doc.lineOf(at), viewer, words, path: at };
        });
      case 'hides':
        return this.byViewer(value, path, '{ seat: text }').map(({ viewer, item, at }) => {
          const texts = this.texts(item, at, 'what a seat may not see is text');
          return { kind, line: this.doc.lineOf(at), viewer, texts };
        });
      case 'asks':
        return this.asks(value, path, line);
      case 'outcome':
        return [{ kind, line, outcome: value === 'none' ? value : this.outcome(value, path) }];
    }
  }

  private passes(value: unknown, path: Path, line: number): readonly Step[] {
    if (isMap(value) && Object.keys(value).join() === 'says') {
      const says = this.text(value['says'], [...path, 'says'], 'says is part of what is said') ?? '';
      return [{ kind: PASSES, line, until: { says } }];
    }
    const [first, second] = this.bySeat(value, path, '{ seat: move } or { says: text }');
    if (second) this.mistake(path, 'until one thing: name one seat and one move.');
    if (!first) return [];
    const text = this.text(first.item, first.at, 'a move is text in notation') ?? '';
    return [{ kind: PASSES, line, until: { seat: first.seat, text } }];
  }

  private refuses(value: unknown, path: Path): readonly Step[] {
    const map = this.map(value, path, 'refuses is a map, such as { free: retreat, rule: WR-6.32.1 }');
    if (map !== value) return [];
    const { rule: id, ...seats } = map;
    const rule = id === undefined ? undefined : this.rule(id, [...path, 'rule']);
    return this.bySeat(seats, path, '{ seat: move, rule: id }', ['rule']).map(({ seat, item, at }) => {
      const about = this.texts(item, at, 'what is refused is a move, its first word, or the name of something');
      return { kind: 'refuses', line: this.doc.lineOf(at), seat, about, ...(rule !== undefined && { rule }) };
    });
  }

  private says(value: unknown, path: Path): Said {
    if (typeof value === 'string' && value !== '') return { text: value };
    const map = this.map(value, path, 'says is text, or a map with the keys text, rule, to, not to');
    this.onlyKeys(map, path, ['text', 'rule', 'to', 'not to']);
    const { text, rule, to, 'not to': notTo } = map;
    if (isMap(value) && text === undefined && rule === undefined)
      this.mistake(path, 'says needs a text or a rule to look for.');
    const id = rule === undefined ? undefined : this.rule(rule, [...path, 'rule']);
    return {
      ...(text !== undefined && { text: this.text(text, [...path, 'text'], 'text is part of what is said') ?? '' }),
      ...(id !== undefined && { rule: id }),
      ...(to !== undefined && { to: this.viewers(to, [...path, 'to']) }),
      ...(notTo !== undefined && { notTo: this.viewers(notTo, [...path, 'not to']) }),
    };
  }

  private asks(value: unknown, path: Path, line: number): readonly Step[] {
    const map = this.map(value, path, 'asks is a map, such as { seat: free, text: part of the question }');
    this.onlyKeys(map, path, ['seat', 'text']);
    const { seat: name, text } = map;
    const said = text === undefined ? undefined : this.text(text, [...path, 'text'], 'text is part of the question');
    const seat = isMap(value) ? this.seat(name, [...path, 'seat']) : undefined;
    return seat === undefined ? [] : [{ kind: 'asks', line, seat, ...(said !== undefined && { text: said }) }];
  }

  private outcome(value: unknown, path: Path): ExpectedOutcome {
    const map = this.map(value, path, 'outcome is "none", or a map such as { winner: free, reason: ring }');
    this.onlyKeys(map, path, ['winner', 'foremost', 'reason', 'rule']);
    const { winner, foremost, reason, rule } = map;
    const winners = winner === undefined ? undefined : this.winners(winner, [...path, 'winner']);
    const best = [foremost ?? []].flat().flatMap((name) => this.seat(name, [...path, 'foremost']) ?? []);
    const id = rule === undefined ? undefined : this.rule(rule, [...path, 'rule']);
    return {
      ...(winners && { winners }),
      ...(foremost !== undefined && { foremost: best }),
      ...(reason !== undefined && { reason: this.text(reason, [...path, 'reason'], 'the reason is a word') ?? '' }),
      ...(id !== undefined && { rule: id }),
    };
  }

  /** A side, or a seat of it. */
  private winners(name: unknown, path: Path): readonly Seat[] | undefined {
    if (name === null || name === 'nobody') return [];
    const side = this.sides.find((each) => each.name === name);
    const teams = this.sides.map((each) => each.name).filter((each) => !this.seats.includes(each));
    const seat = side ? side.seats[0] : this.seat(name, path, [...teams, 'nobody']);
    return seat === undefined ? undefined : sideOf(this.sides, seat).seats;
  }

  private bySeat(value: unknown, path: Path, form: string, besides: readonly string[] = []) {
    return this.named(value, path, form).flatMap(({ name, item, at }) => {
      const seat = this.seat(name, at, besides);
      return seat === undefined ? [] : [{ seat, item, at }];
    });
  }

  private byViewer(value: unknown, path: Path, form: string) {
    return this.named(value, path, form).flatMap(({ name, item, at }) => {
      const viewer = this.viewer(name, at);
      return viewer === undefined ? [] : [{ viewer, item, at }];
    });
  }

  private named(value: unknown, path: Path, form: string) {
    const entries = Object.entries(this.map(value, path, `here stands ${form}`));
    if (entries.length === 0 && isMap(value)) this.mistake(path, `no seat is named: here stands ${form}.`);
    return entries.map(([name, item]) => ({ name, item, at: [...path, name] }));
  }

  private seat(name: unknown, path: Path, besides: readonly string[] = []): Seat | undefined {
    const seat = typeof name === 'string' ? this.seats.indexOf(name) : -1;
    if (seat >= 0) return seat;
    const known = [...this.seats, ...besides];
    this.mistake(
      path,
      `${spelled(name)} is no seat of this game: write ${known.join(', ')}.${suggest(String(name), known)}`,
    );
    return undefined;
  }

  private viewer(name: unknown, path: Path): Viewer | undefined {
    return name === 'spectator' ? name : this.seat(name, path, ['spectator']);
  }

  private viewers(value: unknown, path: Path): readonly Viewer[] {
    return this.texts(value, path, 'here stands a seat or a list of seats').flatMap(({ text }, i) => {
      const viewer = this.viewer(text, Array.isArray(value) ? [...path, i] : path);
      return viewer === undefined ? [] : [viewer];
    });
  }

  private rule(value: unknown, path: Path): RuleId | undefined {
    if (typeof value === 'string' && RULE.test(value)) return value;
    this.mistake(path, `a rule is an id such as WR-6.32.1, not ${spelled(value)}.`);
    return undefined;
  }

  private readonly ruleAt = ({ text }: Line, i: number): readonly RuleId[] => {
    const id = this.rule(text, ['rules', i]);
    return id === undefined ? [] : [id];
  };
}

const isOptionValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value);
