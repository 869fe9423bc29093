import { type Move, NONE, type Refusal, type Verdict } from './game.ts';

/**
 * Where a step puts what may be done. Listing keeps what nothing speaks against, explaining keeps the reasons:
 * both run the same code, so they cannot disagree.
 */
export class Offer {
  readonly moves: Move[] = [];
  readonly refused: { readonly move: Move; readonly refusal: Refusal }[] = [];
  /** True when somebody asks why: a step may then name candidates too hopeless to list every time. */
  readonly explaining: boolean;

  constructor(explaining = false) {
    this.explaining = explaining;
  }

  add(verb: string, arg: number = NONE): void {
    this.moves.push({ verb, arg });
  }

  /** Offers the move unless the verdict speaks against it. */
  check(verdict: Verdict, verb: string, arg: number = NONE): void {
    if (verdict === undefined) this.moves.push({ verb, arg });
    else if (this.explaining) this.refused.push({ move: { verb, arg }, refusal: verdict });
  }

  /** Gives the reason for a move that is not even a candidate here. */
  refuse(refusal: Refusal, verb: string, arg: number = NONE): void {
    if (this.explaining) this.refused.push({ move: { verb, arg }, refusal });
  }
}
