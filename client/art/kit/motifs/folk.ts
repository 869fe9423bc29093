// Those that go on two legs and bear no portrait.
import type { MotifOptions } from '../motif-options.ts';
import { orcHelm } from '../orc-helms.ts';
import { type Kit, light } from '../paint.ts';
import { again, disc, fill, line, oval, shade, wash } from '../pens.ts';

export const troll = (k: Kit, { hide = k.troll, club = true }: MotifOptions = {}) =>
  (club ? fill('M74 40L66 6C64-2 84-4 86 4L84 42z', k.wood) + line('M70 8l6 4M74 18l6 2M76 4l5 5', 1.4) : '') +
  fill(
    'M50 16C40 16 36 24 36 32 22 32 10 42 8 58L2 82C2 90 12 92 16 86L24 68 28 78 26 95H44L47 80H53L56 95H74L72 76 76 60C84 60 90 52 90 44L86 34 72 40C70 34 66 32 64 32 64 24 60 16 50 16z',
    hide,
  ) +
  shade(
    'M58 18C64 24 64 30 64 32 66 32 70 34 72 40L86 34 90 44C90 52 84 60 76 60L72 76 74 95H56L53 80C64 64 62 40 58 18z',
  ) +
  fill('M28 66Q50 74 74 62L72 80 62 76 56 84 50 78 44 84 38 76 28 80z', k.leather) +
  fill('M40 30L47 29 46 33zM60 30L53 29 54 33z', k.flame, 1) +
  line('M37 26L48 28M63 26L52 28M50 30L48 38 52 38M42 44Q50 40 58 44', 1.8) +
  fill('M43 44L45 38 47 43zM53 43L55 38 57 44z', k.bone, 1) +
  line('M18 48C24 46 30 48 34 52M40 54Q50 58 60 54M12 64L18 66M8 86l2-4M13 87l1-4', 1.4);

export const giant = (k: Kit, { hide = k.tan }: MotifOptions = {}) =>
  fill('M22 18L34 2 56 0 76 6 80 20 62 30 38 30z', k.stone) +
  shade('M56 0L76 6 80 20 62 30 54 14z') +
  line('M34 2l8 12M42 14l-4 16', 1.4) +
  fill(
    'M24 26L18 46C22 56 30 60 36 60L32 74 26 95H44L49 78H52L57 95H75L68 74 64 60C72 60 78 56 82 46L76 26 66 28 68 44 62 48C60 34 40 34 38 48L32 44 34 28z',
    hide,
  ) +
  disc(50, 40, 10, hide) +
  fill('M40 42C40 56 46 62 50 62S60 56 60 42C56 50 44 50 40 42z', k.rust) +
  fill('M39 40C38 26 62 26 61 40 56 34 44 34 39 40z', k.rust) +
  line('M44 41l4 1M56 41l-4 1', 2) +
  fill('M33 68Q50 76 67 68L72 84 60 80 50 86 40 80 28 84z', k.furD) +
  shade('M60 62C72 60 78 56 82 46L76 40 72 52 64 60 68 74 75 95H57L54 80C62 74 62 68 60 62z');

export const orc = (k: Kit, { hide = k.orc, helm = k.iron, armed = true, style = 'spike' }: MotifOptions = {}) =>
  (armed
    ? `<g transform="translate(80 34)rotate(24)scale(.6)translate(-50 -70)">${fill('M68 4C70 22 68 44 57 68H46C47 56 44 46 40 38L47 38 43 29 51 29 48 20 56 20z', k.steelD)}${fill('M46 68H57V92H46z', k.leather)}</g>`
    : '') +
  fill('M28 56C14 58 6 70 4 97H92C92 82 90 74 84 68L90 54 78 48 68 58z', k.leather) +
  fill('M8 72L24 54 36 66 20 80zM92 74L74 54 64 66 80 82z', helm) +
  line('M12 72l12 4M18 66l10 6M22 60l8 6', 1.3) +
  fill('M30 44L12 38 26 54zM70 44L88 38 74 54z', hide) +
  fill('M28 40C28 22 72 22 72 40L70 58 58 72H42L30 58z', hide) +
  shade('M58 28C72 30 72 36 72 40L70 58 58 72H52C62 58 62 42 58 28z') +
  fill('M33 44L44 46 41 50C37 50 34 48 33 44zM67 44L56 46 59 50C63 50 66 48 67 44z', k.flame, 1.2) +
  line('M40 62Q50 56 60 62', 2) +
  fill('M41 62L43 54 46 60zM59 62L57 54 54 60z', k.bone, 1) +
  line('M46 52l-2 4M54 52l2 4', 1.4) +
  orcHelm(style)(k, helm, hide);

const spikes = (crown: string) => fill('M33 20L30 0 38 10 43-6 50 8 57-6 62 10 70 0 67 20Q50 12 33 20z', crown, 1.6);

/** Beside those with spikes. What tells a Ringwraith from another before his colour: what is on his head. */
const WRAITH_CROWNS: Readonly<Record<string, (crown: string, k: Kit) => string>> = {
  tall: (crown) => fill('M33 20L30-16 40 4 45-26 50 2 55-26 60 4 70-16 67 20Q50 12 33 20z', crown, 1.6),
  helm: (crown, k) =>
    fill('M30 40C26 4 74 4 70 40L62 30 54 34V52H46V34L38 30z', crown, 1.6) +
    fill('M28 14L10-6 36 4zM72 14L90-6 64 4z', k.boneD, 1.4),
  antlers: (crown) =>
    line('M38 10C28 2 30-12 20-18M32-2L18-4M29-10L34-20M62 10C72 2 70-12 80-18M68-2L82-4M71-10L66-20', 4.4) +
    line('M38 10C28 2 30-12 20-18M32-2L18-4M29-10L34-20M62 10C72 2 70-12 80-18M68-2L82-4M71-10L66-20', 2, crown),
  sun: (crown) => fill('M30 18C30-10 70-10 70 18L78 6 66 2 70-10 57-4 50-18 43-4 30-10 34 2 22 6z', crown, 1.5),
  shards: (crown) => fill('M32 22L22-4 34 8 34-18 43 4 50-28 56 4 66-20 66 8 79-6 68 22Q50 14 32 22z', crown, 1.4),
  great: (crown, k) =>
    fill('M28 16L14-14 30-4 32-26 44-6 50-34 56-6 68-26 70-4 86-14 72 16Q50 8 28 16z', crown, 1.6) +
    disc(50, 4, 3.4, k.ember, 1.2),
  flames: (crown, k) =>
    fill(
      'M28 26C16 8 30 2 26-14 40-4 38-16 44-28 52-14 56-22 62-12 66-16 72-18 74-24 78-6 86 4 72 26 62 12 38 12 28 26z',
      crown,
      1.4,
    ) + wash('M36 18C32 6 40 2 40-8 48 0 50-6 54-12 58-2 64-2 66-8 70 4 68 12 64 18 56 10 44 10 36 18z', k.flameL),
  plume: (crown, k) =>
    fill('M52 2C56-30 96-26 98 4 100 30 90 46 94 66 80 50 84 26 74 10 68 2 60 2 52 8z', k.redD, 1.5) +
    fill('M28 32C24-2 76-2 72 32Q50 20 28 32z', crown, 1.6) +
    fill('M46-4H54V30H46z', k.ironD, 1.2),
  veil: (crown) =>
    fill(
      'M32 24C30 2 70 2 68 24 76 40 74 66 80 88L66 70 64 34C58 24 42 24 36 34L34 70 20 88C26 66 24 40 32 24z',
      crown,
      1.3,
    ),
};

export const wraith = (
  k: Kit,
  { robe = k.blackD, crown, eyes = k.ember, hands = true, style = 'spikes' }: MotifOptions = {},
) =>
  fill(
    'M50 4C34 4 26 18 26 34 14 42 6 66 2 97H20L26 90 32 98 40 90 48 98 56 90 64 98 72 90 80 97H98C94 66 86 42 74 34 74 18 66 4 50 4z',
    robe,
  ) +
  (k.night ? line('M50 4C34 4 26 18 26 34 14 42 6 66 2 97', 1.6, light(robe, 0.5)) : '') +
  fill('M50 12C38 12 34 24 35 36 38 50 46 56 50 56S62 50 65 36C66 24 62 12 50 12z', '#0b0709') +
  line(
    'M24 48C20 62 16 78 14 92M32 54C28 68 28 80 30 90M76 48C80 62 84 78 86 92M68 54C72 68 72 80 70 90M44 62C42 72 44 82 48 92M58 62C60 72 58 82 54 92',
    1.2,
    k.greyD,
  ) +
  fill('M40 32L48 35 41 37zM60 32L52 35 59 37z', eyes, 0.1) +
  (crown ? (WRAITH_CROWNS[style] ?? spikes)(crown, k) : '') +
  (hands ? fill('M26 66C30 60 38 62 40 68L44 80 40 74 40 84 36 76 34 86 31 76 27 82z', k.boneD, 1.2) : '');

export const wight = (k: Kit, { eyes = k.gleam }: MotifOptions = {}) =>
  fill('M50 6C36 6 30 18 30 32 18 40 8 60 4 97H96C92 60 82 40 70 32 70 18 64 6 50 6z', k.greyD) +
  fill('M50 14C40 14 36 22 36 32 36 42 40 46 43 48L43 56H57L57 48C60 46 64 42 64 32 64 22 60 14 50 14z', k.bone) +
  wash('M39 30a5 5.5 0 1 0 10 0a5 5.5 0 1 0-10 0M51 30a5 5.5 0 1 0 10 0a5 5.5 0 1 0-10 0', k.ink) +
  disc(44, 31, 2, eyes, 0) +
  disc(56, 31, 2, eyes, 0) +
  line('M50 38l-2 4h4zM46 48v7M50 48v7M54 48v7', 1.3) +
  shade('M64 10C70 16 70 26 70 32 82 40 92 60 96 97H74C78 70 70 40 64 10z') +
  fill('M8 74C16 66 28 64 36 70L50 74 40 76 48 82 37 80 42 88 33 83 34 92 27 84 18 84z', k.bone, 1.4) +
  fill('M40 10C36 4 64 4 60 10L58 4 54 8 50 0 46 8 42 4z', k.gold, 1.2);

const shroud = (k: Kit) =>
  fill(
    'M50 4C38 4 32 14 34 28 22 34 14 52 12 72 18 70 20 78 18 97 26 88 30 90 32 100 40 88 46 90 50 102 54 90 60 88 68 100 70 90 76 88 82 97 80 78 84 70 88 72 86 52 78 34 66 28 68 14 62 4 50 4z',
    k.gleam,
  ) +
  shade('M60 8C68 14 67 22 66 28 78 34 86 52 88 72 84 70 80 78 82 97 76 88 72 90 70 96 74 70 70 36 60 8z') +
  fill('M50 11C42 11 39 18 40 27L44 32 44 39H56L56 32 60 27C61 18 58 11 50 11z', k.cold, 1.4) +
  wash('M42 23q4-4 7 1l-2 4zM58 23q-4-4-7 1l2 4zM50 29l-2 3h4z', k.ink) +
  line('M46 35v4M50 35v4M54 35v4M30 48C28 58 28 68 30 78M42 50C40 60 42 70 44 80M58 50C60 60 58 70 58 80', 1.2);

export const ghosts = (k: Kit) =>
  line('M10 97L16 4M90 97L86 2M70 40L74-4', 2.4, k.greyD) +
  again(shroud(k), ['translate(-9 15)scale(.66)', 'translate(46 18)scale(.64)', 'translate(5 9)scale(.9)']) +
  fill('M39 18L37 7 43 13 50 4 56 13 63 7 61 18Q50 13 39 18z', k.gold, 1.3);

export const skulker = (k: Kit, { hood = k.ash, armed = true, sack, mask = k.black }: MotifOptions = {}) =>
  fill('M50 6C34 6 28 20 29 34 16 40 8 60 4 97H96C92 60 84 40 71 34 72 20 66 6 50 6z', hood) +
  fill('M50 14C40 14 35 24 36 36 40 50 60 50 64 36 65 24 60 14 50 14z', k.blackD) +
  wash('M37 30Q50 24 63 30 64 38 60 42 50 38 40 42 36 38 37 30z', k.tan) +
  fill('M36 38Q50 34 64 38C62 52 56 58 50 60 44 58 38 52 36 38z', mask, 1.4) +
  oval(43, 33, 2.8, 1.7, k.star, 0.8) +
  oval(57, 33, 2.8, 1.7, k.star, 0.8) +
  disc(43.5, 33, 1.1, k.ink, 0) +
  disc(57.5, 33, 1.1, k.ink, 0) +
  line('M39 28L47 30M61 28L53 30', 2) +
  shade('M64 12C72 20 71 28 71 34 84 40 92 60 96 97H72C80 70 74 36 64 12z') +
  line('M26 50C20 64 18 80 18 96M38 62C34 74 34 86 36 96M60 62C64 74 66 84 64 96', 1.4) +
  (armed
    ? `<g transform="translate(30 74)rotate(-38)scale(.62)translate(-50 -62)">${fill('M50 6C60 22 58 42 55 58H45C42 42 40 22 50 6z', k.steel)}${fill('M34 57H66V63H34zM46 63H54V80H46z', k.ironD)}</g>${fill('M22 70C28 64 38 66 40 74L34 84 24 82z', k.tan, 1.6)}`
    : '') +
  (sack
    ? fill('M58 66C54 60 70 58 68 66 82 70 88 84 82 96H50C44 84 48 72 58 66z', sack) +
      line('M58 66Q63 69 68 66M60 76q4 8 2 16', 1.6)
    : '');

export const balrog = (k: Kit) =>
  fill(
    'M50 30C40 14 22 16 18 2 10 12 2 12-2 24 6 26 2 38-6 46 4 50 6 58-2 72 10 72 14 80 8 99H92C86 80 90 72 102 72 94 58 96 50 106 46 98 38 94 26 102 24 98 12 90 12 82 2 78 16 60 14 50 30z',
    k.blackD,
  ) +
  line('M14 22q8 4 6 14M86 22q-8 4-6 14M10 56q8 2 8 12M90 56q-8 2-8 12', 1.4, k.ash) +
  wash(
    'M50-4C55 6 66 4 64 16 74 14 72 26 68 32 76 34 70 44 66 46H34C30 44 24 34 32 32 28 26 26 14 36 16 34 4 45 6 50-4z',
    k.flameR,
  ) +
  wash('M50 6C54 12 62 14 60 22 66 24 64 32 62 34H38C36 32 34 24 40 22 38 14 46 12 50 6z', k.flame) +
  fill(
    'M28 99L32 76 24 62C20 68 18 74 18 82L10 84C8 66 14 52 28 48L42 44H58L72 48C84 52 90 60 92 70L84 74C82 68 80 64 76 62L68 76 72 99H57L50 86 43 99z',
    k.ash,
  ) +
  shade('M58 44L72 48C84 52 90 60 92 70L84 74C82 68 80 64 76 62L68 76 72 99H57C64 80 64 60 58 44z') +
  fill('M40 22C42 14 58 14 60 22L59 36 54 46H46L41 36z', k.blackD) +
  fill('M42 27L48 30 43 32zM58 27L52 30 57 32z', k.flameL, 0.6) +
  wash('M45 38Q50 35 55 38L53 43H47z', k.flame) +
  wash('M46 54L50 48 54 54 52 61 56 67 50 82 44 67 48 61z', k.flame) +
  line('M34 56l8 5M66 56l-8 5M36 70l6 4M64 70l-6 4', 1.6, k.flameR) +
  line('M88 72C104 64 94 50 104 40S96 18 106 8', 4, k.flame) +
  line('M88 72C104 64 94 50 104 40', 1.6, k.flameL) +
  fill('M11 84L6 40 12 20 19 40 18 84z', k.flame, 1.4) +
  wash('M13 80L10 42 12.5 30 16 44z', k.flameL);

export const gollum = (k: Kit) =>
  fill(
    'M28 95C26 80 32 70 42 64L34 66C24 70 18 80 14 93L6 93C8 76 16 62 30 54 38 46 60 46 68 54 76 58 84 66 88 78L96 93 88 93 80 82 72 78 76 95H64L60 82C54 86 46 86 42 82L40 95z',
    k.boneD,
  ) +
  shade('M56 50C64 50 70 56 74 62L88 78 96 93 88 93 80 82 72 78 76 95H64L60 82C56 84 52 85 48 84 60 76 62 62 56 50z') +
  fill('M28 30C26 12 38 4 51 4 64 4 76 14 73 32 72 44 62 54 50 54 38 54 30 44 28 30z', k.boneD) +
  shade('M58 5C70 8 76 18 73 32 72 44 62 54 50 54 64 44 66 20 58 5z') +
  fill('M32 29Q40 20 47 30 40 37 32 29zM55 30Q62 20 70 29 62 37 55 30z', k.flameL, 1.3) +
  disc(41, 29, 2.8, k.ink, 0) +
  disc(61, 29, 2.8, k.ink, 0) +
  line('M50 33l-2 6h5M40 46Q50 42 61 46M31 23Q39 17 47 24M55 24Q63 17 71 23', 1.5) +
  line('M36 9C26 14 26 24 22 32M42 6C38 10 34 14 32 18M64 7C76 14 76 24 80 30', 1.3) +
  fill('M45 45L47 49 49 44zM54 44L56 48 58 45z', k.bone, 0.8) +
  line('M46 64q6 3 12 0M45 71q6 3 12 0M46 78q5 3 11 0M8 93l-4 3M12 93v4M88 93l3 4', 1.3);

export const pukel = (k: Kit) =>
  fill('M22 95V84L28 66C16 62 16 46 28 44 26 20 36 10 50 10S74 20 72 44C84 46 84 62 72 66L78 84V95z', k.stone) +
  shade('M58 12C74 20 72 36 72 44 84 46 84 62 72 66L78 84V95H60C68 76 68 40 58 12z') +
  oval(40, 34, 7, 6, k.stoneD) +
  oval(60, 34, 7, 6, k.stoneD) +
  disc(40, 34, 2.4, k.ink, 0) +
  disc(60, 34, 2.4, k.ink, 0) +
  fill('M46 34L42 48H58L54 34z', k.stoneL) +
  line('M36 56Q50 50 64 56M30 28Q40 22 48 28M70 28Q60 22 52 28', 2.2) +
  fill('M30 72C34 64 46 64 48 72L44 82H32zM70 72C66 64 54 64 52 72L56 82H68z', k.stoneL) +
  line('M34 76v5M38 76v6M42 76v5M58 76v5M62 76v6M66 76v5M26 50h4M74 52h-4', 1.3) +
  line('M22 90C30 86 36 92 44 88', 2, k.leafD);
