// Names that could be taken for another's, or that spill over the lines around them. What is left is one script a name, which
// most languages can live with; the store compares what remains (nameKey).

const SCRIPTS = [
  'Latin', 'Greek', 'Cyrillic', 'Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi',
  'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan',
]; // biome-ignore format: a list

/** Japanese and Korean write several together. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]$/u;
const ofScript = SCRIPTS.map((script) => [script, new RegExp(`^\\p{Script=${script}}$`, 'u')] as const);
/** Of several scripts at once, and so of none by name. */
const arabicDigit = /^[\u0660-\u0669]$/u;

/** Letters that nobody can tell from Latin ones. */
const looksLatin = {
  Cyrillic: /^[аеорсухіјѕԁһӏԛԝѵАВЕКМНОРСТУХІЈЅԌҺӀԚԜѴ]$/u,
  Greek: /^[αγικνορτυχϲΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ]$/u,
  Armenian: /^[գզհյոսցքօԼՈՍՏՕ]$/u,
} as const;
/** Latin letters of phonetic alphabets, small capitals and bars for clicks; not those that some languages write with, if they look like no other. */
const phonetic = /[\u01c0\u01c1\u0237\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u;
const written = /[ɓɖɗəɛɣɨɔɲʃʉʊʋʒ]/gu;
/** Letters that are not seen, such as those that fill a syllable. */
const invisible = /(?=\p{L})\p{Default_Ignorable_Code_Point}/u;
/** Strokes through letters and circles around them. */
const overlay = /[\u0334-\u0338\u0360-\u0362\p{Me}]/u;

function scriptOf(letter: string): string {
  if (arabicDigit.test(letter)) return 'Arabic';
  if (eastAsian.test(letter)) return 'East Asian';
  return ofScript.find(([, test]) => test.test(letter))?.[0] ?? 'unknown';
}

/** Why nobody may be called that, as a sentence; undefined when he may. */
export function whyNotCalled(given: string): string | undefined {
  const name = given.normalize('NFKC');
  if (overlay.test(name) || /\p{M}{3}|\p{Script=Latin}\p{M}{2}/u.test(name))
    return 'A name has at most one or two marks on each letter.';
  const letters = [...name].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !/[0-9]/.test(letter));
  const scripts = [...new Set(letters.map(scriptOf))];
  if (scripts.includes('unknown') || phonetic.test(name.replace(written, '')) || invisible.test(name))
    return 'A name is made of the letters and digits that people write with today.';
  if (scripts.length > 1) return `A name is in one script; this one mixes ${scripts.join(' and ')}.`;
  const [script] = scripts;
  if (
    (script === 'Cyrillic' || script === 'Greek' || script === 'Armenian') &&
    letters.every((letter) => looksLatin[script].test(letter))
  )
    return `Every letter of this name is ${script} and looks Latin: it would be taken for another's.`;
  return undefined;
}
