// The words of tests and amounts, handed to those who read them: whatever asks a card anything needs this file loaded once.
import { answerAmounts } from '../reading/amounts.ts';
import { answerTests } from '../reading/tests.ts';
import { amountNow } from './amounts.ts';
import { attackTests } from './attacks.ts';
import { cardTests } from './cards.ts';
import { peopleTests } from './people.ts';
import { placeTests } from './places.ts';

answerTests({ ...peopleTests, ...placeTests, ...attackTests, ...cardTests });
answerAmounts(amountNow);
