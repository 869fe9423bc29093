// A deck in an address: its text, packed into the part after the #, which no server sees.
const BEGINS = '#deck=';
/** Of a text; no deck is longer. */
const LARGEST = 100_000;

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(way);

export async function packDeck(text: string): Promise<string> {
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  return `${BEGINS}${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text of a deck in an address; undefined where there is none. Throws a sentence where it is broken. */
export async function unpackDeck(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(BEGINS)) return undefined;
  try {
    const letters = hash.slice(BEGINS.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return await readAll(through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    throw new Error('The deck in this address cannot be read: perhaps a part of the link is missing.');
  }
}

/** A small packet can hold an endless text: it is read no further than a deck goes. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST) throw new Error('too long');
  }
}
