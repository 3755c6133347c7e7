import type { Edit, LeftOut, LeftOutReason, Moved, SourceText } from '@shortlist/schema';
import { findHeadings } from '../account/find-headings.ts';
import { lineText } from '../account/line-text.ts';
import { markTokens } from '../account/mark-tokens.ts';
import { alignTokens } from '../align/align-tokens.ts';
import { saysAddress } from '../extract/find-link-text.ts';
import { foldWord } from '../tokens/fold-word.ts';
import { decode, plainUrl } from '../tokens/plain-url.ts';
import { type Token, tokenize } from '../tokens/tokenize.ts';
import { findMoved } from './find-moved.ts';

/** An exported file beside the file that it was made from. `words` counts the different words of the source. */
export type Comparison = { words: number; leftOut: LeftOut[]; moved: Moved[] };

/**
 * Compares the text layer of an exported file with the source's: what is not there, and what stood together and no longer does. What an accepted edit
 * took out is left out by it. Nothing of how the source was read goes in.
 */
export function compareWithSource(source: SourceText, exported: SourceText, edits: readonly Edit[] = []): Comparison {
  const texts = source.lines.map(lineText);
  const tokens = tokenize(texts);
  const printed = exported.lines.map(lineText);
  const targets = tokenize(printed);
  const seen = tokens.flatMap((token, at) => (source.lines[token.line]?.unseen ? [] : [at]));
  const { places } = alignTokens(
    seen.map((at) => tokens[at] as Token),
    targets,
  );
  const placeOf = new Map(seen.flatMap((at, i) => ((places[i] ?? -1) < 0 ? [] : [[at, places[i] ?? 0]])));
  const open = seen.filter((at) => !placeOf.has(at));
  const edited = findAmong(
    open,
    tokens,
    edits.flatMap(({ op, before }) => (op === 'add' ? [] : textsOf(before))),
  );
  const addressed = findAmong(
    open.filter((at) => !edited.has(at)),
    tokens,
    exported.links.map(({ url }) => url),
  );
  const found = findHeadings(source.lines);
  const seenLines = [...new Set(seen.map((at) => tokens[at]?.line))];
  const foundLines = new Set(found.map(({ line }) => line));
  // A heading over nothing but further headings is structure, too.
  const overHeadings = new Set(seenLines.filter((_, at) => foundLines.has(seenLines[at + 1] ?? -1)));
  const headings = found.filter(({ names, line }) => names !== undefined || overHeadings.has(line));
  const marks = markTokens({ source, texts, tokens, headings, isField: (at) => placeOf.has(at) || addressed.has(at) });
  const anywhere = new Set(targets.map(({ key }) => key));
  const reasonOf = (token: Token, at: number): LeftOutReason | undefined => {
    if (placeOf.has(at)) return undefined;
    const unseen = source.lines[token.line]?.unseen;
    if (unseen) return unseen;
    if (edited.has(at)) return 'edit';
    const mark = marks.get(at);
    if (addressed.has(at) && mark !== 'duration') return 'address';
    if (mark === 'joint' || mark === 'date-word') return anywhere.has(token.key) ? undefined : 'label';
    return mark ?? 'lost';
  };
  const leftOut = gather(source, texts, tokens, reasonOf);
  sayRepeats(leftOut, tokens, targets);
  leftOut.push(...lostLinks(source, exported));
  return {
    words: new Set(seen.map((at) => tokens[at]?.key)).size,
    leftOut,
    moved: findMoved({ source, exported, tokens, targets, edited }),
  };
}

/** Of the words that are not printed those that stand in `texts`: what an edit took out or wrote otherwise, the addresses of links. */
function findAmong(open: readonly number[], tokens: readonly Token[], texts: readonly string[]): Set<number> {
  const { places } = alignTokens(
    open.map((at) => tokens[at] as Token),
    tokenize(texts),
  );
  return new Set(open.filter((_, i) => (places[i] ?? -1) >= 0));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The words that are not printed as the stretches that they stand in, each with its line's place. */
function gather(
  source: SourceText,
  texts: readonly string[],
  tokens: readonly Token[],
  reasonOf: (token: Token, at: number) => LeftOutReason | undefined,
): LeftOut[] {
  const found: (LeftOut & { line: number; start: number; end: number })[] = [];
  let together = false;
  tokens.forEach((token, at) => {
    const reason = reasonOf(token, at);
    if (reason === undefined) {
      together = false;
      return;
    }
    const last = found.at(-1);
    const { line, start, end } = token;
    if (together && last && last.line === line && last.reason === reason) {
      last.end = end;
      last.text = (texts[line] ?? '').slice(last.start, end);
    } else {
      const box = source.lines[line]?.box ?? { page: 1, x: 0, y: 0, width: 0, height: 0 };
      found.push({ text: token.text, page: box.page, box, reason, line, start, end });
    }
    together = true;
  });
  return found.map(({ text, page, box, reason }) => ({ text, page, box, reason }));
}

/** Addresses behind words of the source that lead nowhere in the export. */
function lostLinks(source: SourceText, exported: SourceText): LeftOut[] {
  const printed = exported.lines.map(lineText).join('');
  const letters = foldWord(printed) + foldWord(printed.replace(/%[\da-f]{2}/gi, decode));
  const known = new Set(exported.links.map(({ url }) => plainUrl(url)));
  const links = new Map(source.links.map((link) => [plainUrl(link.url), link]));
  return [...links].flatMap(([plain, { url, box }]): LeftOut[] =>
    plain === '' || known.has(plain) || letters.includes(plain)
      ? []
      : [{ text: url, page: box.page, box, reason: saysAddress(source, box) ? 'address' : 'lost' }],
  );
}

/** What the source says twice and the export once is no loss: an employer above several jobs. A date is a fact each time. */
function sayRepeats(leftOut: readonly LeftOut[], tokens: readonly Token[], targets: readonly Token[]): void {
  const said = ` ${tokens.map(({ key }) => key).join(' ')} `;
  const printed = ` ${targets.map(({ key }) => key).join(' ')} `;
  for (const text of leftOut) {
    if (text.reason !== 'lost') continue;
    const words = tokenize([text.text]);
    const run = ` ${words.map(({ key }) => key).join(' ')} `;
    const twice = said.indexOf(run) !== said.lastIndexOf(run);
    if (twice && printed.includes(run) && !words.some(({ key }) => key.startsWith('@'))) text.reason = 'repeated';
  }
}
