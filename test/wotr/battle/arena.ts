// One battle on a bare board, driven by moves in notation, without the rest of the game.
import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { type AskStep, runOn, type SecretStep, type Step } from '../../../engine/frames.ts';
import type { Frame, GameEvent, Refusal } from '../../../engine/game.ts';
import { makeNotation } from '../../../engine/notation.ts';
import { Offer } from '../../../engine/offer.ts';
import { changeFigures, figuresIn } from '../../../games/wotr/armies/figures.ts';
import {
  armyIn,
  changePiece,
  FIRST_CHARACTER,
  type Force,
  noForce,
  unitsIn,
} from '../../../games/wotr/armies/force.ts';
import { lossSteps } from '../../../games/wotr/armies/losses.ts';
import { newBattle } from '../../../games/wotr/battle/new-battle.ts';
import { battleSteps, battleVerbs } from '../../../games/wotr/battle/steps.ts';
import type { BattleFrame, BattleSpecial } from '../../../games/wotr/frames.ts';
import { R, type RegionId } from '../../../games/wotr/map/regions.ts';
import { finish } from '../../../games/wotr/procedures.ts';
import { emptyBoard, type WotrState } from '../../../games/wotr/state.ts';
import { E, type EventSlug } from '../../../games/wotr/tables/events.ts';
import { FREE, SHADOW, type Side } from '../../../games/wotr/tables/nations.ts';
import { drawCard } from '../../../games/wotr/turn/cards.ts';
import { domains, PIECE_IDS } from '../../../games/wotr/words.ts';

/** 'gondor-regular': 3, aragorn: 1 */
type Figures = Readonly<Record<string, number>>;

interface Position {
  by: 'free' | 'shadow';
  from: RegionId;
  to: RegionId;
  attackers: Figures;
  /** Stay out of it, in the attackers' region. */
  rearguard?: Figures;
  defenders: Figures;
  /** More figures by region. */
  others?: Readonly<Record<string, Readonly<Record<string, Figures>>>>;
  captured?: readonly RegionId[];
  table?: readonly EventSlug[];
  free?: readonly EventSlug[];
  shadow?: readonly EventSlug[];
  decks?: readonly EventSlug[];
  special?: BattleSpecial;
  rolls?: readonly number[];
  prepare?(s: WotrState): void;
}

const SEATS = ['free', 'shadow'];
const piece = { takes: 'piece', label: '{}' } as const;
const notation = makeNotation<WotrState>({ ...battleVerbs, leave: piece, remove: piece, reduce: piece }, domains);

const over = { kind: 'act', rule: 'WR-6.28.1', seat: () => 0, prompt: () => '', options() {}, take() {} } as const;
const draw = {
  run(s: WotrState, f: Frame & { side: Side }): void {
    finish(s);
    drawCard(s, f.side, 0, undefined);
  },
};
const steps = { ...battleSteps, ...lossSteps, over, 'cards/draw': draw } as unknown as Record<
  string,
  Step<WotrState, Frame>
>;

function place(s: WotrState, region: number, figures: Figures): Force {
  const force = noForce();
  for (const [name, n] of Object.entries(figures)) {
    const id = PIECE_IDS.indexOf(name);
    assert.ok(id >= 0, `${name} is no figure`);
    for (let i = 0; i < n; i++) {
      changePiece(force, id, 1);
      if (id >= FIRST_CHARACTER) s.at[id - FIRST_CHARACTER] = region;
      else {
        s.reserve[id]--;
        changeFigures(s, region, id, 1);
      }
    }
  }
  return force;
}

export class Arena {
  readonly s: WotrState;
  readonly f: BattleFrame;
  readonly log: GameEvent[] = [];
  private readonly emit = (event: GameEvent): void => void this.log.push(event);

  constructor(p: Position) {
    const s = emptyBoard('arena', 60);
    this.s = s;
    for (const region of p.captured ?? []) s.captured[R[region]] = 1;
    const force = place(s, R[p.from], p.attackers);
    place(s, R[p.from], p.rearguard ?? {});
    place(s, R[p.to], p.defenders);
    for (const [region, sides] of Object.entries(p.others ?? {}))
      for (const figures of Object.values(sides)) place(s, R[region as RegionId], figures);
    s.table = (p.table ?? []).map((slug) => E[slug]);
    s.hands = [p.free ?? [], p.shadow ?? []].map((hand) => hand.map((slug) => E[slug]));
    s.decks[2] = (p.decks ?? []).map((slug) => E[slug]);
    s.script = { rolls: [...(p.rolls ?? [])] };
    p.prepare?.(s);
    this.f = newBattle(p.by === 'free' ? FREE : SHADOW, R[p.from], R[p.to], force, p.special ?? {});
    s.stack.push({ at: 'over' }, this.f);
    runOn(steps, s, this.emit);
  }

  private get asking(): { step: AskStep<WotrState, Frame> | SecretStep<WotrState, Frame>; frame: Frame } {
    const frame = this.s.stack[this.s.stack.length - 1];
    return { frame, step: steps[frame.at] as AskStep<WotrState, Frame> };
  }

  /** The battle is over and every scripted roll was made. */
  get isOver(): boolean {
    return this.s.stack.length === 1 && this.s.script?.rolls?.length === 0;
  }

  /** What a seat may do now, in notation; empty when another is asked. */
  list(seat: string): string[] {
    return this.offer(seat, false).moves.map((move) => notation.write(move, this.s));
  }

  refuses(seat: string, move: string, rule: string): void {
    const reasons: Refusal[] = this.offer(seat, true)
      .refused.filter((r) => notation.write(r.move, this.s) === move)
      .map((r) => r.refusal);
    assert.deepEqual(
      reasons.map((r) => r.rule),
      [rule],
      `${move}: ${this.list(seat).join(', ')}`,
    );
  }

  private offer(seat: string, explaining: boolean): Offer {
    const { step, frame } = this.asking;
    const offer = new Offer(explaining);
    const who = SEATS.indexOf(seat);
    const asked = 'reveal' in step ? step.seats(this.s, frame) : [step.seat(this.s, frame)];
    if (asked.includes(who)) step.options(this.s, frame, offer, who);
    return offer;
  }

  /** 'shadow: card' */
  play(...moves: string[]): this {
    for (const text of moves) {
      const [seat, said] = text.split(': ');
      assert.ok(
        this.list(seat).includes(said),
        `"${text}" at ${this.asking.frame.at}: ${seat} has ${this.list(seat).join(', ')}`,
      );
      const who = SEATS.indexOf(seat);
      const { step, frame } = this.asking;
      const move = notation.read(said, this.s);
      if ('reveal' in step) {
        const { picks } = this.f;
        picks[who] = move;
        if (step.seats(this.s, frame).some((other) => !picks[other])) continue;
        step.reveal(this.s, frame, picks.slice(), this.emit);
      } else step.take(this.s, frame, move, this.emit, who);
      runOn(steps, this.s, this.emit);
    }
    return this;
  }

  count(region: RegionId, name: string): number {
    return figuresIn(this.s, R[region], PIECE_IDS.indexOf(name));
  }

  units(region: RegionId, side: 'free' | 'shadow'): number {
    return unitsIn(this.s, R[region], side === 'free' ? FREE : SHADOW);
  }

  army(region: RegionId, side: Side): Force {
    return armyIn(this.s, R[region], side);
  }

  says(text: string): boolean {
    return this.log.some((event) => event.text.includes(text));
  }
}

const open: Arena[] = [];

afterEach(() => {
  for (const { s } of open.splice(0)) assert.deepEqual(s.script?.rolls, [], 'every scripted roll is made');
});

export function fight(position: Position): Arena {
  const arena = new Arena(position);
  open.push(arena);
  return arena;
}
