import { findMisspellings, type Misspelling, type Speller } from './find-misspellings.ts';
import { openSpeller } from './open-speller.ts';

/** What the editor asks of the speller's own thread, and what it hears back: nothing found where the dictionaries did not come. */
export type SpellingRequest = { id: number; texts: Record<string, string>; accepted: string[] };
export type SpellingReply = { id: number; found?: Record<string, Misspelling[]> };

const urls = import.meta.glob<string>(
  [
    '../../../../../../node_modules/@cspell/dict-en_us/en_US.trie.gz',
    '../../../../../../node_modules/@cspell/dict-en-gb-mit/en_GB.trie.gz',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
);

let opened: Promise<Speller> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<SpellingRequest>) => {
  opened ??= open();
  const speller = await opened.catch(() => undefined);
  if (!speller) {
    opened = undefined;
    self.postMessage({ id: data.id } satisfies SpellingReply);
    return;
  }
  const accepted = new Set(data.accepted);
  const found = Object.entries(data.texts).map(([id, text]) => [id, findMisspellings(text, speller, accepted)]);
  self.postMessage({ id: data.id, found: Object.fromEntries(found) } satisfies SpellingReply);
});

async function open(): Promise<Speller> {
  return openSpeller(await Promise.all(Object.values(urls).map(load)));
}

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some servers unpack the file on the way.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
