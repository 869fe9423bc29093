// Hands that play until the game is over: towards its end, not for ever from company to company.
import type { Page } from 'playwright-core';

/** Every so many answers something is done where one might pass. */
const SELDOM = 5;

/** Plays by pressing what is offered until nobody is asked any more. Returns how many answers were given. */
export async function toTheEnd(page: Page, seconds = 100): Promise<number> {
  await page.locator('.prompt-question, .curtain, .game-over').first().waitFor();
  const given = await page.evaluate(
    async ({ seconds, seldom }) => {
      const until = performance.now() + seconds * 1000;
      const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const visible = <E extends HTMLElement>(selector: string) =>
        [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
      let given = 0;
      while (performance.now() < until && document.querySelector('.game-over') === null) {
        const curtain = visible<HTMLButtonElement>('.curtain button')[0];
        const deed = visible<HTMLButtonElement>('.prompt-buttons .btn.primary')[0];
        const picked = visible<HTMLButtonElement>('.picks-done:enabled')[0];
        const tick = visible<HTMLInputElement>('.picks input:not(:checked)')[0];
        const options = visible<HTMLButtonElement>('.option');
        const passes = visible<HTMLButtonElement>('.prompt-buttons .pass');
        const [first, then] = given % seldom === 0 ? [options, passes] : [passes, options];
        const press = curtain ?? deed ?? picked ?? tick ?? first[0] ?? then[0];
        press?.click();
        if (press && press !== curtain) given++;
        await rest(press ? 8 : 20);
      }
      return given;
    },
    { seconds, seldom: SELDOM },
  );
  await page.locator('.game-over h2').first().waitFor({ state: 'attached' });
  return given;
}
