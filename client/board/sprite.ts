// The symbols are fetched once and put into the page, so that any <use href="#i-…"> finds them, also one in a string.
import spriteUrl from '../art/sprite.svg?url';

let asked = false;

export function needSprite(): void {
  if (asked) return;
  asked = true;
  void fetch(spriteUrl)
    .then((answer) => answer.text())
    .then((text) => {
      const holder = document.createElement('div');
      holder.hidden = true;
      holder.setAttribute('aria-hidden', 'true');
      holder.innerHTML = text;
      document.body.append(holder);
    })
    .catch(() => {
      // Every symbol stands beside its word: without them the page still reads. The next one asks again.
      asked = false;
    });
}
