// How often a password may be guessed. A stranger who tries a name spends his own patience, not its owner's: only when many
// strangers try one name together does the name itself wait, and even then not for a browser in which its owner has signed in before.

import { Rates } from '../rates.ts';
import { Refused } from '../refused.ts';
import { nameKey } from '../store/check.ts';

const minute = 60;

export class Guesses {
  private readonly byAddress = new Rates(10 / minute, 10);
  private readonly byBoth = new Rates(1 / minute, 10);
  private readonly byName: Rates;

  /** `ofName`: how many guesses of one name there may be from everywhere at once. */
  constructor(ofName = 300) {
    this.byName = new Rates(10 / minute, ofName);
  }

  check(name: string, address: string, isKnown: boolean): void {
    const key = nameKey(name);
    const isPatient = this.byAddress.take(address) && this.byBoth.take(`${address} ${key}`);
    if (!isPatient || !(isKnown || this.byName.take(key)))
      throw new Refused('too-many', 'Too many attempts to sign in: wait a minute.');
  }
}
