// What single cards do that no word says, by the name that their literal gives. A hook is the exception: think of a word
// first.
import type { Seat, Verdict } from '../../../engine/game.ts';
import type { Spot } from '../happenings/running.ts';
import type { MeccgState } from '../state.ts';
import { malady, maladyOver } from './hooks/a-malady-without-healing.ts';
import { alatar } from './hooks/alatar.ts';
import { balrogOfMoria } from './hooks/balrog-of-moria.ts';
import { blackRain } from './hooks/black-rain.ts';
import { freezeTheFlesh } from './hooks/freeze-the-flesh.ts';
import { goldChains } from './hooks/gold-chains-in-the-wind.ts';
import { luckySearch, luckySearchLost } from './hooks/lucky-search.ts';
import { messengerOfMordor } from './hooks/messenger-of-mordor.ts';
import { morannon } from './hooks/morannon.ts';
import { morgulHorse } from './hooks/morgul-horse.ts';
import { newsMustGetThrough } from './hooks/news-must-get-through.ts';
import { noMoreNonsense } from './hooks/no-more-nonsense.ts';
import { praiseToElbereth } from './hooks/praise-to-elbereth.ts';
import { readyToHisWill } from './hooks/ready-to-his-will.ts';
import { remnants } from './hooks/remnants-of-old-robberies.ts';
import { sacrificeOfForm } from './hooks/sacrifice-of-form.ts';
import { shelob } from './hooks/shelob.ts';
import { spyingOutTheLand } from './hooks/spying-out-the-land.ts';
import { stayHerAppetite, stayHerAppetiteOver } from './hooks/stay-her-appetite.ts';
import { suddenCall, suddenCallBack } from './hooks/sudden-call.ts';
import { theLidlessEye } from './hooks/the-lidless-eye.ts';
import { theyRideTogether } from './hooks/they-ride-together.ts';
import { tidingsOfBoldSpies } from './hooks/tidings-of-bold-spies.ts';
import { traitor } from './hooks/traitor.ts';
import { veilsFlungAway } from './hooks/veils-flung-away.ts';
import { whip } from './hooks/where-theres-a-whip.ts';
import type { Scope } from './reading/scope.ts';

export interface Hook {
  run(x: Scope, spot: Spot): void;
  /** It has just been declared: it asks for more before anybody can respond. `free` if the card does other things. */
  declared?(s: MeccgState, seat: Seat, free: boolean): void;
  chose?(x: Scope, chosen: readonly number[], spot: Spot): void;
  can?(x: Scope): Verdict;
  /** Where it can do nothing, the way is closed whatever else it does. */
  readonly decides?: true;
  /** It puts the card on somebody whom it finds itself. */
  readonly attaches?: true;
  /** It does the same whoever's card it is. */
  readonly anybodys?: true;
  readonly text: string;
}
export const HOOKS: Readonly<Record<string, Hook>> = {
  'a-malady-without-healing': malady,
  'a-malady-without-healing-over': maladyOver,
  alatar,
  'praise-to-elbereth': praiseToElbereth,
  shelob,
  'balrog-of-moria': balrogOfMoria,
  'black-rain': blackRain,
  'freeze-the-flesh': freezeTheFlesh,
  'gold-chains-in-the-wind': goldChains,
  'lucky-search': luckySearch,
  'lucky-search-lost': luckySearchLost,
  'messenger-of-mordor': messengerOfMordor,
  morannon,
  'morgul-horse': morgulHorse,
  'news-must-get-through': newsMustGetThrough,
  'no-more-nonsense': noMoreNonsense,
  'ready-to-his-will': readyToHisWill,
  'remnants-of-old-robberies': remnants,
  'sacrifice-of-form': sacrificeOfForm,
  'spying-out-the-land': spyingOutTheLand,
  'stay-her-appetite': stayHerAppetite,
  'stay-her-appetite-over': stayHerAppetiteOver,
  'sudden-call': suddenCall,
  'sudden-call-back': suddenCallBack,
  'the-lidless-eye': theLidlessEye,
  'they-ride-together': theyRideTogether,
  'tidings-of-bold-spies': tidingsOfBoldSpies,
  traitor,
  'veils-flung-away': veilsFlungAway,
  'where-theres-a-whip': whip,
};
