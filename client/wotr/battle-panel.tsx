// A battle as a plate over the map: both Armies, their dice and cards, the odds, and the question.
import { createMemo, For, Show } from 'solid-js';
import { CITY, REGION_NAMES, SETTLEMENT_OF } from '../../games/wotr/map/regions.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { COMBAT_DICE } from '../../games/wotr/tables/dice.ts';
import { ELITE, LEADER, NATION_NAMES, REGULAR, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { IconButton } from '../board/button.tsx';
import { PlainDie } from '../board/die.tsx';
import { Icon } from '../board/icon.tsx';
import { Histogram, OddsBar } from '../board/odds-bar.tsx';
import { percents } from '../board/percents.ts';
import { settings } from '../house/settings.ts';
import { isAt } from '../table/choices.ts';
import { Prompt } from '../table/prompt.tsx';
import { useStudy } from '../table/study.ts';
import type { Table } from '../table/table.ts';
import { cardTexts } from './pieces/card-texts.ts';
import { EventCard } from './pieces/cards.ts';
import { NATION_CLASSES } from './pieces/nations.ts';
import './battle-panel.css';
import './battle-small.css';
import { hasWorks, toHit } from '../../games/wotr/reading/battle.ts';
import {
  DUNLENDING,
  figure,
  figuresIn as figureCount,
  NAZGUL,
  TOWER,
  TREBUCHET,
} from '../../games/wotr/reading/board.ts';
import { roundStory, type SideStory } from './battle-story.ts';
import { CardQuestion } from './card-question.tsx';
import { isDeclaring } from './combat-cards.ts';
import type { Battle } from './doing.ts';
import { apartWords, enduranceOf, figuresOf, figureWords, SIDE_NAMES, unitsOf } from './figures.ts';
import { ArmyCounter } from './map-pieces.tsx';
import { defenders, engineBonus, hitsOf, oddsOf } from './odds.ts';
import { isOwn } from './people.ts';
import { eventFacts } from './pieces/by-number.ts';
import { Token } from './token.tsx';

const STEPS = ['Cards', 'Combat roll', 'Leader re-roll', 'Casualties', 'Retreat or go on'] as const;

/** The steps of a round, from the stage the engine is in. */
function stepOf({ at, now }: Battle): number {
  if (/press|retreat|advance|over/.test(at)) return 4;
  if (/casualt/.test(at)) return 3;
  if (now.rerollHits.some((n) => n > 0)) return 2;
  return now.missed.some((n) => n > 0) || now.rollHits.some((n) => n > 0) ? 1 : 0;
}

const SHOWN_ELSEWHERE = new Set(['combat-round', 'combat-card', 'declare-card', 'attack']);
const KIND_WORDS = { field: 'Battle for', siege: 'Siege of', sortie: 'Sortie from' } as const;
const NUMBER_WORDS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'] as const;

export function BattlePanel(props: {
  table: Table;
  view: WotrView;
  battle: Battle;
  onHide: () => void;
  onPick: (card: number) => void;
}) {
  const { table } = props;
  const study = useStudy();
  const battle = () => props.battle;
  const story = createMemo(() => roundStory(table.standing().heard));
  const lines = () => story().lines.filter(({ type }) => !SHOWN_ELSEWHERE.has(type ?? ''));
  const lead = () => {
    const { round, region, kind, side } = battle();
    const nth = round === 0 ? 'Before the first round.' : `${NUMBER_WORDS[round] ?? `${round}th`} round.`;
    const walls = kind === 'field' && round <= 1 && hasWorks(region);
    const who = SIDE_NAMES[side] === 'Shadow' ? 'the Shadow needs' : 'the Free Peoples need';
    if (kind === 'siege') return `${nth} Against the walls ${who} a 6.`;
    return walls
      ? `${nth} ${REGION_NAMES[region]} is a ${SETTLEMENT_OF[region] === CITY ? 'City' : 'Fortification'}: in this round ${who} a 6.`
      : nth;
  };
  const sides = (): readonly [near: Side, far: Side] =>
    isOwn(props.view, battle().side) ? [battle().side, other()] : [other(), battle().side];
  const other = (): Side => (1 - battle().side) as Side;
  return (
    <div class="battle-veil" classList={{ within: study !== undefined }}>
      <section class="battle panel fancy scroll" aria-label={`Battle for ${REGION_NAMES[battle().region]}`}>
        <IconButton class="battle-hide" icon="down" label="Look at the map" onClick={() => props.onHide()} />
        <header class="battle-head">
          <h1>
            {KIND_WORDS[battle().kind]} {REGION_NAMES[battle().region]}
          </h1>
          <p class="prose">{lead()}</p>
          <ol class="battle-steps">
            <For each={STEPS}>
              {(name, i) => (
                <li
                  classList={{ on: i() === stepOf(battle()), done: i() < stepOf(battle()) }}
                  aria-current={i() === stepOf(battle()) ? 'step' : undefined}
                >
                  <Show when={i() < stepOf(battle())}>
                    <Icon name="check" />
                  </Show>
                  {name}
                </li>
              )}
            </For>
          </ol>
        </header>
        <div class="battle-sides">
          <SideView
            table={table}
            view={props.view}
            battle={battle()}
            side={sides()[0]}
            dice={story().sides[sides()[0]]}
          />
          <div
            class="battle-hits"
            role="img"
            aria-label={`Hits so far: ${battle().now.scored[sides()[0]]} to ${battle().now.scored[sides()[1]]}`}
          >
            <span>
              <b>{battle().now.scored[sides()[0]]}</b> : <b>{battle().now.scored[sides()[1]]}</b>
            </span>
            hits so far
          </div>
          <SideView
            table={table}
            view={props.view}
            battle={battle()}
            side={sides()[1]}
            dice={story().sides[sides()[1]]}
            right
          />
        </div>
        <Show
          when={
            settings().odds &&
            unitsOf(figuresOf(battle().force, battle().side)) > 0 &&
            unitsOf(figuresOf(defenders(props.view, battle()), other())) > 0
          }
        >
          <BattleOddsView view={props.view} battle={battle()} own={sides()[0]} />
        </Show>
        <Show when={lines().length > 0}>
          <ul class="battle-lines" aria-label="What happened in this round">
            <For each={lines().slice(-3)}>{(line) => <li>{line.text}</li>}</For>
          </ul>
        </Show>
        <Show when={!study}>
          <div class="battle-ask">
            <Show when={isDeclaring(table.question())} fallback={<Prompt table={table} bare />}>
              <CardQuestion table={table} view={props.view} battle={battle()} onPick={props.onPick} />
            </Show>
          </div>
        </Show>
      </section>
    </div>
  );
}

interface SideViewProps {
  table: Table;
  view: WotrView;
  battle: Battle;
  side: Side;
  dice: SideStory;
  right?: boolean | undefined;
}

function SideView(props: SideViewProps) {
  const force = () => (props.side === props.battle.side ? props.battle.force : defenders(props.view, props.battle));
  const figures = () => figuresOf(force(), props.side);
  const army = () => armyOf(props.view, force(), props.side);
  const strength = () => unitsOf(figures()) + (army().captains ?? 0);
  const engine = () => (props.side === 0 ? TREBUCHET : TOWER);
  const engines = () => (props.battle.kind === 'siege' ? figureCount(props.view, props.battle.region, engine()) : 0);
  const engineWords = () => apartWords({ piece: engine(), count: engines() });
  const own = () => isOwn(props.view, props.side);
  /** The card in use, or the one that is about to be chosen. */
  const card = () => {
    const used = props.battle.now.card[props.side] ?? -1;
    const wanted = own() ? props.table.chosen()?.targets.find(({ domain }) => domain === 'card')?.id : undefined;
    return used >= 0 ? used : (wanted ?? -1);
  };
  const nation = () => figures().nations[0]?.nation;
  const name = () => {
    const main = nation();
    const word = props.side === props.battle.side ? 'attacking' : 'defending';
    return `${main === undefined ? SIDE_NAMES[props.side] : NATION_NAMES[main]}, ${word}`;
  };
  return (
    <div class={`battle-side ${props.side === 0 ? 'free' : 'shadow'} ${props.right ? 'right' : ''}`}>
      <div class="battle-who">
        <span class="battle-shield">
          <ArmyCounter figures={figures()} label="" />
        </span>
        <div>
          <h2>{name()}</h2>
          <small>
            strength {Math.min(COMBAT_DICE, strength())}
            {strength() > COMBAT_DICE ? ` of ${strength()}` : ''} · leadership{' '}
            {(army().leadership ?? 0) + (army().leadingElites ?? 0)} · endures {enduranceOf(figures())}{' '}
            {enduranceOf(figures()) === 1 ? 'hit' : 'hits'}
            <Show when={engines() > 0}> · {engineWords()}</Show>
          </small>
        </div>
      </div>
      <Units table={props.table} view={props.view} figures={figures()} />
      <div class="battle-dice">
        <For each={props.dice.roll} fallback={<small class="quiet">not rolled yet</small>}>
          {(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}
        </For>
        <Show when={props.dice.reroll.length > 0}>
          <small>again</small>
          <For each={props.dice.reroll}>
            {(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i() + props.dice.roll.length} />}
          </For>
        </Show>
        <Show when={props.dice.besides.length > 0}>
          <small>besides</small>
          <For each={props.dice.besides}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
        </Show>
      </div>
      <CardInUse
        card={card()}
        declared={props.battle.now.declared[props.side] === 1}
        cancelled={props.battle.now.cancelled[props.side] === 1}
      />
    </div>
  );
}

/** The figures in a row; those that may be removed are buttons. */
function Units(props: { table: Table; view: WotrView; figures: ReturnType<typeof figuresOf> }) {
  const { table } = props;
  const kinds = () =>
    props.figures.nations.flatMap(({ nation, regulars, elites, leaders, dunlendings }) => [
      ...Array.from({ length: regulars }, () => ({ piece: figure(nation, REGULAR), icon: 'unit-regular', nation })),
      ...Array.from({ length: elites }, () => ({ piece: figure(nation, ELITE), icon: 'unit-elite', nation })),
      ...Array.from({ length: leaders }, () => ({ piece: figure(nation, LEADER), icon: 'unit-leader', nation })),
      ...Array.from({ length: dunlendings }, () => ({ piece: DUNLENDING, icon: 'unit-dunlending', nation })),
    ]);
  const all = () => [
    ...kinds(),
    ...Array.from({ length: props.figures.nazgul }, () => ({ piece: NAZGUL, icon: 'unit-nazgul', nation: 6 })),
  ];
  const choice = (piece: number) =>
    isOwn(props.view, props.figures.side)
      ? table.question()?.choices.find((one) => isAt(one, 'piece', piece))
      : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="battle-units" role="group" aria-label={figureWords(props.figures)}>
      <For each={all()}>
        {({ piece, icon, nation }) => (
          <Show when={choice(piece)} fallback={<Icon name={icon} class={NATION_CLASSES[nation]} />}>
            {(one) => (
              <button
                type="button"
                class={`unit-button ${NATION_CLASSES[nation]}`}
                classList={{ chosen: table.chosen() === one() }}
                aria-label={one().label}
                title={one().label}
                onClick={() => table.take(one())}
              >
                <Icon name={icon} />
              </button>
            )}
          </Show>
        )}
      </For>
      <For each={props.figures.characters}>{(character) => <Token character={character} />}</For>
    </div>
  );
}

function CardInUse(props: { card: number; declared: boolean; cancelled: boolean }) {
  const facts = () => eventFacts(props.card);
  return (
    <div class="battle-card" classList={{ empty: props.card < 0 }}>
      <Show
        when={props.card >= 0}
        fallback={<small class="quiet">{props.declared ? 'A Combat Card, face down.' : 'No Combat Card.'}</small>}
      >
        <EventCard card={props.card} size="s" />
        <div>
          <b>{facts().combat}</b> <Show when={props.cancelled}>(cancelled)</Show>
          <p class="prose">{cardTexts()?.[props.card]?.combatText}</p>
        </div>
      </Show>
    </div>
  );
}

function BattleOddsView(props: { view: WotrView; battle: Battle; own: Side }) {
  const odds = createMemo(() => oddsOf(props.view, props.battle));
  const attacks = () => props.own === props.battle.side;
  const win = () => (attacks() ? odds().attackerWins : odds().defenderWins);
  const lose = () => (attacks() ? odds().defenderWins : odds().attackerWins);
  /** Rounded together, as the bar has them. */
  const shares = () => percents([win(), odds().standOff + odds().bothFall, lose()]);
  const nobody = () => shares()[1] ?? 0;
  const other = (): Side => (1 - props.own) as Side;
  const forceOf = (side: Side) =>
    side === props.battle.side ? props.battle.force : defenders(props.view, props.battle);
  const hits = (side: Side) => {
    const bonus = engineBonus(props.view, props.battle, side);
    const shares = hitsOf(props.view, forceOf(side), side, toHit(props.battle, side), bonus);
    return [...shares, ...Array.from({ length: Math.max(0, 6 - shares.length) }, () => 0)].slice(0, 6);
  };
  return (
    <div class="battle-odds">
      <div>
        <div class="head">
          <Icon name="dice" /> {props.battle.kind === 'siege' ? 'One round of the siege' : 'If both fight to the end'}
        </div>
        <OddsBar
          win={win()}
          lose={lose()}
          open={odds().standOff + odds().bothFall}
          side={props.own}
          label="The battle without cards"
        />
        <small>
          {`Without cards: you win ${shares()[0]}\u00a0%, the enemy ${shares()[2]}\u00a0%`}
          <Show when={nobody() > 0}>{`, nobody ${nobody()}\u00a0%`}</Show>.
        </small>
      </div>
      <div>
        <div class="head">Hits you may take</div>
        <Histogram shares={hits(other())} side={other()} label="Hits of the enemy in a round" />
      </div>
      <div>
        <div class="head">Hits you may deal</div>
        <Histogram shares={hits(props.own)} side={props.own} label="Your hits in a round" />
      </div>
    </div>
  );
}
