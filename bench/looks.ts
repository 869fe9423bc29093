// node bench/looks.ts [--game wotr|meccg] [--way NAME] [--games N] [--every N] [--worlds N] [--from N] [--json]
// What one look ahead costs. Rule-based games are played, and from every so many large decisions the first plans are looked at in a
// few worlds each; nothing else is counted, and nothing is looked at twice. User time of the thread, so that other work on the
// machine hardly matters. The digest is that of all chances: where it is the same, so was every choice on the way.
import { createHash } from 'node:crypto';
import process from 'node:process';
import type { State } from '../engine/game.ts';
import { seedRandom, split } from '../engine/random.ts';
import { judgeFor, type Searched, searchedGame, wayNamed } from '../players/search/all.ts';
import { lookAhead, type World } from '../players/search/rollout.ts';
import { moveIn, turnFor } from '../players/turn.ts';
import { readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    game: { type: 'string', default: 'wotr' },
    way: { type: 'string' },
    games: { type: 'string', default: '10' },
    every: { type: 'string', default: '40' },
    worlds: { type: 'string', default: '3' },
    from: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
/** Plans that are looked at in every world. */
const PLANS = 4;

interface Cost {
  looks: number;
  microseconds: number;
}

/** The looks from one game, counted as they are done. */
function lookFrom(searched: Searched, n: number, cost: Cost, told: (chance: number) => void): void {
  const { foresight } = searched;
  const { game, player } = foresight;
  const seed = `looks:${n}`;
  const s = game.create((wayNamed(foresight, values.way) ?? foresight).lesson(n), seed);
  const random = seedRandom(seed);
  for (let large = 0; !game.outcome(s); ) {
    const decision = game.decisions(s)[0];
    if (foresight.share(decision) === 1 && decision.moves.length > 1 && large++ % Number(values.every) === 0) {
      const asked = turnFor<State, unknown>(game, s, decision, seedRandom(`${seed} ${large}`));
      const turn = foresight.guessing?.(asked) ?? asked;
      const plans = foresight.plans(turn).slice(0, PLANS);
      for (let i = 0; i < Number(values.worlds); i++) {
        const world: World<State> = { state: turn.imagine(), random: split(turn.random) };
        const begun = process.threadCpuUsage();
        for (const plan of plans) told(lookAhead(foresight, world, decision.seat, plan, judgeFor(searched))?.far ?? -1);
        cost.microseconds += process.threadCpuUsage(begun).user;
        cost.looks += plans.length;
      }
    }
    game.apply(s, decision.seat, moveIn(game, s, player, decision, random));
  }
}

const searched = searchedGame(values.game);
if (!searched) throw new Error(`Nothing looks ahead in "${values.game}": try wotr or meccg.`);
const cost: Cost = { looks: 0, microseconds: 0 };
const digest = createHash('sha256');
for (let i = 0; i < Number(values.games); i++)
  lookFrom(searched, Number(values.from) + i, cost, (chance) => digest.update(`${chance}\n`));
const result = {
  game: values.game,
  looks: cost.looks,
  milliseconds: Number((cost.microseconds / 1000 / cost.looks).toFixed(3)),
  digest: digest.digest('hex').slice(0, 12),
};
console.log(
  values.json
    ? JSON.stringify(result)
    : `${result.game}: ${result.looks} looks, ${result.milliseconds} ms each, digest ${result.digest}`,
);
