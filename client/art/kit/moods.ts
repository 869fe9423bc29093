// What light lies over a scene: sky above, in the middle and low down; land far off, in the middle, near, and at our feet.
import { type Kit, mix } from './paint.ts';

const DAYS = {
  haven: ['#c3dacb', '#dde7c8', '#f6efcc', '#a5c0a8', '#8fb07c', '#71955f', '#4e7048'],
  free: ['#b3cedb', '#d5e1da', '#f5edd0', '#9fb5bf', '#a9b781', '#8a9e58', '#647a3e'],
  border: ['#d3d8a8', '#e6e3b6', '#f9efcb', '#b6b982', '#aab066', '#8f9450', '#66693a'],
  ruins: ['#d9ae86', '#e9c596', '#f5deb0', '#b3916f', '#a37f58', '#826549', '#574533'],
  shadow: ['#9b86a3', '#bd9fa6', '#e2b698', '#8a768e', '#735f78', '#56475d', '#3a3042'],
  dark: ['#4d3038', '#85402f', '#d8793c', '#583f48', '#443139', '#30232b', '#1f171d'],
  sea: ['#b5d2d8', '#d6e4dc', '#f6edd0', '#98b9bf', '#7fa9ad', '#5d909b', '#33606f'],
  amber: ['#f0d08e', '#f6dfa8', '#fbeecb', '#d4b273', '#c7a359', '#a47f42', '#74562c'],
  violet: ['#6f6288', '#9b86a2', '#d0aea8', '#665a7b', '#534764', '#40364f', '#2b2436'],
  grim: ['#7f837f', '#aea792', '#e0cda4', '#75726b', '#5f5a55', '#484345', '#2f2b30'],
  blue: ['#92b4d0', '#c0d4de', '#f1ead0', '#83a1ba', '#6a8aa4', '#4b6c89', '#2d4966'],
  red: ['#7c2f29', '#b85840', '#eeb06c', '#74362f', '#5c2a29', '#431e21', '#2a1317'],
  winter: ['#a7b9c8', '#cbd7da', '#eef0e6', '#b5c4cc', '#dbe3e1', '#f1f2ea', '#bccace'],
  desert: ['#e6c184', '#f2d596', '#fbeabb', '#d0a765', '#e0b766', '#c99a4c', '#95692f'],
  dusk: ['#33405f', '#6b6a80', '#d9a27c', '#4a4f6a', '#3d4459', '#2f3547', '#202532'],
  night: ['#232c48', '#37425f', '#5f6a7e', '#3a4660', '#2e3a4e', '#243040', '#181f2c'],
  green: ['#b9cb98', '#d5dfae', '#f2efc4', '#93ac76', '#7c9858', '#5f7d45', '#3f5a35'],
  fire: ['#5b2a22', '#a8452a', '#f0a544', '#6a3a2c', '#552c26', '#3f201f', '#281417'],
  mist: ['#b7beb6', '#cfd3c4', '#e8e6d2', '#a9b1a6', '#97a08f', '#7d8777', '#5d665b'],
} as const;

export type MoodName = keyof typeof DAYS;
export type Mood = readonly [string, string, string, string, string, string, string];

const NIGHTS: Readonly<Record<MoodName, readonly [string, string, string]>> = {
  haven: ['#1d3440', '#2f4f54', '#58776a'],
  free: ['#1b2c4c', '#2f4868', '#5f788c'],
  border: ['#26303a', '#434d42', '#7f7c52'],
  ruins: ['#2e2636', '#57423f', '#9c7452'],
  shadow: ['#221b38', '#433250', '#805a64'],
  dark: ['#1c0f18', '#4c1b1a', '#a84c22'],
  sea: ['#14283f', '#254a5e', '#528088'],
  amber: ['#2a2342', '#67484a', '#cf9652'],
  violet: ['#1c1634', '#3b2e57', '#745878'],
  grim: ['#1b2129', '#363c41', '#6f6a5d'],
  blue: ['#13264a', '#27477a', '#6088ae'],
  red: ['#290c12', '#611d1c', '#b24e2e'],
  winter: ['#26374c', '#486076', '#94abb4'],
  desert: ['#392538', '#7a4c3f', '#d49a54'],
  dusk: ['#141c38', '#3b3b5a', '#946358'],
  night: ['#0d1430', '#1b2748', '#384768'],
  green: ['#142a2a', '#284a3a', '#5a7a4c'],
  fire: ['#2a0e10', '#722519', '#cf6a2c'],
  mist: ['#293238', '#465052', '#757e74'],
};

export function moodOf(k: Kit, name: MoodName): Mood {
  const day = DAYS[name];
  if (!k.night) return day;
  const sky = NIGHTS[name];
  const [, , , far, middle, near, feet] = day;
  const dim = (colour: string, step: number) => mix(mix(colour, '#000000', 0.3 + step * 0.04), sky[0], 0.34);
  return [...sky, dim(far, 0), dim(middle, 1), dim(near, 2), dim(feet, 3)];
}
