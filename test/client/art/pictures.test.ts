// Pictures tell cards apart: every card has one, the same card always the same, and no two have the same silhouettes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faceOf } from '../../../client/art/pictures/faces.ts';
import { lidlessEyeSubject } from '../../../client/art/pictures/lidless-eye.ts';
import { meccgSubject } from '../../../client/art/pictures/meccg.ts';
import { type Content, picture, type Subject } from '../../../client/art/pictures/picture.ts';
import { recipe } from '../../../client/art/pictures/recipe.ts';
import { warCharacterSubject, warEventSubject } from '../../../client/art/pictures/war.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { CHARACTERS } from '../../../games/wotr/tables/characters.ts';
import { EVENTS } from '../../../games/wotr/tables/events.ts';

const broad = { width: 300, height: 200, theme: 'day' } as const;

/** Also those that cannot be brought to a table yet. */
const cards = CARDS.map((card) => ({
  ...card,
  race: 'race' in card ? card.race : undefined,
  regionType: card.kind === 'region' ? card.type : undefined,
}));
const subjectOf = (card: (typeof cards)[number]): Subject =>
  card.set === 'mele' ? lidlessEyeSubject(card) : meccgSubject(card);
const meccg = cards.map(subjectOf);
const war = [...EVENTS.map(warEventSubject), ...CHARACTERS.map(warCharacterSubject)];

/** What a seed would fill in is filled in, so that all may be drawn with one seed, and on equal ground. */
const settled = ({ id, content }: Subject): Content =>
  'face' in content ? { ...content, face: faceOf(id, content.race, content.face) } : content;

/** The strokes of a picture without its colours and without what its own seed strews about: what a black stamp would show. */
function stamp(subject: Subject): ReadonlySet<string> {
  const svg = picture({ ...subject, id: 'one seed for all', content: settled(subject) }, broad);
  const strokes = svg.match(/<(?:path|circle|ellipse|use|g) [^>]*>/g) ?? [];
  return new Set(strokes.map((stroke) => stroke.replace(/ (?:fill|stroke|id|href)="[^"]*"/g, '')));
}

/** How much of two pictures' strokes is not shared: 0 for equal stamps, 1 for two that share none. */
function distance(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stroke of a) if (b.has(stroke)) shared++;
  return 1 - shared / (a.size + b.size - shared);
}

function nearest(subjects: readonly Subject[]): { pair: string; far: number } {
  const stamps = subjects.map(stamp);
  let best = { pair: '', far: 1 };
  for (const [i, one] of stamps.entries()) {
    for (let j = i + 1; j < stamps.length; j++) {
      // Another window is seen before anything else.
      if (subjects[i].look !== subjects[j].look) continue;
      const far = distance(one, stamps[j]);
      if (far < best.far) best = { pair: `${subjects[i].id} and ${subjects[j].id}`, far };
    }
  }
  return best;
}

const sizes = (subjects: readonly Subject[], theme: 'day' | 'night'): number[] =>
  subjects.map((subject) => picture(subject, { ...broad, theme }).length).sort((a, b) => a - b);

/** Of a set whose hints are not written yet. */
const undescribed = [
  { id: 'one-of-nine', kind: 'avatar', race: 'ringwraith' },
  { id: 'another-of-nine', kind: 'avatar', race: 'ringwraith' },
  { id: 'a-captain', kind: 'character', race: 'orc' },
  { id: 'a-tracker', kind: 'character', race: 'orc' },
  { id: 'a-hill-brute', kind: 'character', race: 'troll' },
  { id: 'a-cave-brute', kind: 'character', race: 'troll' },
  { id: 'a-traitor', kind: 'character', race: 'man' },
  { id: 'black-whip', kind: 'item' },
  { id: 'a-pit', kind: 'site' },
  { id: 'fire-and-night', kind: 'hazard-event' },
  { id: 'orc-mail', kind: 'item' },
  { id: 'uruk-company', kind: 'faction', race: 'orc' },
];

describe('Pictures', () => {
  test('are there for a card without a hint too, by its kind, its race and its name', () => {
    const painted = undescribed.map((card) => picture(meccgSubject(card), broad));
    assert.equal(new Set(painted).size, undescribed.length);
    for (const svg of painted) assert.doesNotMatch(svg, /undefined|NaN/);
    const [one, , captain, tracker, hill] = undescribed.map((card) => stamp(meccgSubject(card)));
    assert.ok(distance(captain, tracker) > 0.15 && distance(captain, hill) > 0.4 && distance(one, captain) > 0.4);
  });

  test('are described for every card', () => {
    const guessed = cards.filter((card) => {
      const { content } = subjectOf(card);
      return JSON.stringify(content) === JSON.stringify(recipe(card));
    });
    assert.deepEqual(guessed, []);
  });

  test('are there for every card, for 111 Events and for every Character of War of the Ring', () => {
    assert.equal(war.length, 111 + CHARACTERS.length);
    assert.equal(new Set(meccg.map((subject) => picture(subject, broad))).size, meccg.length);
  });

  test('are the same bytes for the same card', () => {
    for (const subject of [...meccg, ...war]) assert.equal(picture(subject, broad), picture(subject, broad));
  });

  for (const [game, subjects] of [
    ['the card game', meccg],
    ['War of the Ring', war],
  ] as const) {
    test(`of ${game} differ in silhouette, whatever their colours`, () => {
      const { pair, far } = nearest(subjects);
      assert.ok(far > 0.15, `${pair} share all but ${Math.round(far * 100)} % of their strokes`);
    });

    for (const theme of ['day', 'night'] as const) {
      test(`of ${game} are small by ${theme}, whole, and need nothing from outside`, () => {
        const bytes = sizes(subjects, theme);
        assert.ok(bytes[bytes.length >> 1] < 5000, `median ${bytes[bytes.length >> 1]} bytes`);
        assert.ok((bytes.at(-1) ?? 0) < 9000, `largest ${bytes.at(-1)} bytes`);
        for (const subject of subjects) {
          const svg = picture(subject, { ...broad, theme });
          assert.doesNotMatch(
            svg,
            /undefined|NaN|<style|style=|<text|<image|http:(?!\/\/www\.w3\.org\/2000\/svg)/,
            subject.id,
          );
          // Every drawing that is used again is there.
          for (const [, id] of svg.matchAll(/href="#([^"]+)"/g))
            assert.ok(svg.includes(`id="${id}"`), `${subject.id}: #${id}`);
        }
      });
    }
  }
});
