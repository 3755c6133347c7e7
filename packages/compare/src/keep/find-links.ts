import type { Resume, SourceText, Verbatim } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import { lineText } from '../account/line-text.ts';
import { lineOfLink, saysAddress } from '../extract/find-link-text.ts';
import { foldWord } from '../tokens/fold-word.ts';
import { plainUrl } from '../tokens/plain-url.ts';
import type { Place, PlaceOf } from './find-places.ts';

/** Sections whose entries have an address of their own. */
const addressed = new Set(['work', 'volunteer', 'education', 'projects', 'certificates', 'publications']);

/** Makes an address that stands behind an entry's words the address of the entry, where it has none. */
function addAddress(resume: Resume, { section, entry }: Place, url: string): boolean {
  if (entry === undefined || !addressed.has(section)) return false;
  const found = (resume[section] as { url?: string }[] | undefined)?.[entry];
  if (found === undefined || found.url !== undefined) return false;
  found.url = url;
  return true;
}

/** Addresses that are looked at, at most: no resume has a tenth of them. */
const mostLinks = 1000;

/** Addresses behind words of the source that no field holds: each its entry's, or a line where it stood. */
export function findLinks(
  resume: Resume,
  source: SourceText,
  { blocks }: Account,
  placeOf: PlaceOf,
  whole: ReadonlySet<string>,
  setOf: ReadonlyMap<number, Verbatim>,
): Verbatim[] {
  if (source.links.length === 0) return [];
  const printed = Object.entries(resume).filter(([section]) => !whole.has(section));
  const held = foldWord(JSON.stringify(Object.fromEntries(printed)));
  const shown = foldWord(source.lines.map(lineText).join(''));
  const foldText = folder();
  const links = new Map(source.links.map((link) => [plainUrl(link.url), link]));
  const blockOf = new Map(
    blocks.flatMap((block) => [...block.lines, block.heading?.line ?? -1].map((line) => [line, block] as const)),
  );
  return [...links].slice(0, mostLinks).flatMap(([plain, { url, box }]): Verbatim[] => {
    if (plain === '' || held.includes(plain) || shown.includes(plain) || !/^(?:https?:|mailto:)/i.test(url)) return [];
    const line = lineOfLink(source, box);
    // The page says another address there.
    if (saysAddress(source, box)) return [];
    const block = line < 0 ? blocks[0] : (blockOf.get(line) ?? blocks[0]);
    if (block === undefined) return [];
    const place = placeOf(line, block);
    if (!whole.has(place.section) && addAddress(resume, place, url)) return [];
    const text = url.replace(/^(?:https?:\/\/|mailto:)/i, '').replace(/\/$/, '');
    if (putBelow(setOf.get(line), source, line, text, foldText)) return [];
    return [{ ...place, lines: [{ text }] }];
  });
}

type FoldText = (text: string) => Folded;

/** Puts an address below the line that it stands behind, where its part of the page is set as it stands. */
function putBelow(
  part: Verbatim | undefined,
  { lines }: SourceText,
  at: number,
  text: string,
  foldText: FoldText,
): boolean {
  const key = foldText(lines[at]?.cells[0]?.text ?? '').letters;
  if (part === undefined || key === '') return false;
  const fits = part.lines.map((own) => fitOf(foldText(own.text), key));
  const best = fits.reduce((most, fit) => Math.max(most, fit), 0);
  if (best === 0) return false;
  const found = fits.indexOf(best);
  part.lines.splice(found + 1, 0, { text, ...(part.lines[found]?.bullet ? { bullet: true } : {}) });
  return true;
}

/** The letters of a text as they are compared, and where among them its words begin and end. */
type Folded = { letters: string; edges: ReadonlySet<number> };

/** Folds each text once, however many addresses are looked for in it. */
function folder(): FoldText {
  const known = new Map<string, Folded>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    let letters = '';
    const edges = new Set([0]);
    for (const word of text.split(/[^\p{L}\p{M}\p{N}+#]+/u)) {
      letters += foldWord(word);
      edges.add(letters.length);
    }
    const folded = { letters, edges };
    known.set(text, folded);
    return folded;
  };
}

/**
 * How well a text holds words that begin with one of its own: 3 where it begins with them, 2 where they stand within it, 1 where only the last of them goes on,
 * as one that was parted at a line's end and joined; else 0.
 */
function fitOf({ letters, edges }: Folded, key: string): number {
  let best = 0;
  for (let at = letters.indexOf(key); at >= 0; at = letters.indexOf(key, at + 1)) {
    if (!edges.has(at)) continue;
    best = Math.max(best, edges.has(at + key.length) ? (at === 0 ? 3 : 2) : 1);
  }
  return best;
}
