import { isPicture } from './photo.ts';
import type { Resume } from './resume.ts';

/** A stretch of a line in one style; `url` is the address that it leads to. */
export type Run = { text: string; bold?: true; italic?: true; url?: string };

/**
 * A line in stretches of one style, read from the marks in it: `**bold**`, `*italic*`, `***both***`, `[words](address)`. Undefined for a line
 * without any. A star is a mark only beside white space or punctuation on its outer side and a letter, figure or sign of a word on its inner
 * one, and only with its partner at most 600 letters on: footnotes, wildcards and products keep theirs. A link must lead to the web or to a mail address.
 */
export function readMarks(line: string): Run[] | undefined {
  if (!mayHaveMarks.test(line)) return undefined;
  const runs = split(line, {});
  return runs.some(({ bold, italic, url }) => bold || italic || url) ? joined(runs) : undefined;
}

/** The words of a text of any number of lines as a reader of the page sees them, without marks. */
export function plainWords(text: string): string {
  if (!mayHaveMarks.test(text)) return text;
  const lines = text.split('\n').map(
    (line) =>
      readMarks(line)
        ?.map((run) => run.text)
        .join('') ?? line,
  );
  return lines.join('\n');
}

/** The same resume in plain words, for all that compares, counts or judges them. The very same object where nothing is marked. */
export function plainResume<T extends Resume>(resume: T): T {
  if (!mayHaveMarks.test(JSON.stringify(resume))) return resume;
  const { basics } = resume;
  // A picture has no words to read.
  if (!isPicture(basics?.image)) return plain(resume) as T;
  const read = plain({ ...resume, basics: { ...basics, image: undefined } }) as T;
  return { ...read, basics: { ...read.basics, image: basics?.image } };
}

/** The address that a link may lead to: http, https or mailto only; a bare domain gets `https://`. */
export function linkTarget(text: string): string | undefined {
  if (/\s/.test(text) || text.length > 2000) return undefined;
  if (/^(https?:\/\/|mailto:)[^\s<>"]+$/i.test(text)) return text;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#][^\s<>"]*)?$/u.test(text) ? `https://${text}` : undefined;
}

/** So many characters may stand between the stars of a mark. */
const longestMarked = 600;

/** Cheap to ask, and false for most texts. */
const mayHaveMarks = /\*|\]\(/;

const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const before = String.raw`(?<=^|[\s([{"'“‘„«»—–:;,${wide}])`;
const after = String.raw`(?=$|[\s)\]}"'”’“»«—–.:;,!?${wide}、。，])`;
const opening = String.raw`(?=[\p{L}\p{N}"'“‘„«(\[$€£¥+#@~<])`;
const closing = String.raw`(?<=[\p{L}\p{N}"'”’“»)%+#.!?€])`;
const linked = /\[([^[\]\n]{1,300})\]\(([^\s()]{1,2000}(?:\([^\s()]{0,99}\)[^\s()]{0,99}){0,5})\)/gu;
const opens = new RegExp(`${before}\\*+${opening}`, 'yu');
const closes = new RegExp(`${closing}\\*+${after}`, 'yu');

/** A stretch with a mark: the words between its stars, or those of a link with the address that it names. */
type Mark = { start: number; end: number; words: string; stars: string; address?: string };

type Style = Omit<Run, 'text'>;

function split(text: string, style: Style): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const { start, end, words, stars, address } of listMarks(text)) {
    const url = address === undefined ? undefined : linkTarget(address);
    // What leads nowhere stays a part of the running text.
    if (address !== undefined && !url) continue;
    if (start > from) runs.push({ text: text.slice(from, start), ...style });
    const inner = url ? { ...style, url } : { ...style, ...styleOf(stars) };
    if (mayHaveMarks.test(words)) runs.push(...split(words, inner));
    else runs.push({ text: words, ...inner });
    from = end;
  }
  return from < text.length ? [...runs, { text: text.slice(from), ...style }] : runs;
}

/** All that may be a mark, from left to right, none within another. */
function listMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  const pairs = pairStars(text);
  let link = findLink(text, 0);
  let past = 0;
  for (;;) {
    if (link && link.start < past) link = findLink(text, past);
    while ((pairs.at(-1)?.start ?? past) < past) pairs.pop();
    const pair = pairs.at(-1);
    const first = pair && (!link || pair.start < link.start) ? pair : link;
    if (!first) return marks;
    marks.push(first);
    past = first.end;
  }
}

function findLink(text: string, from: number): Mark | undefined {
  linked.lastIndex = from;
  const found = linked.exec(text);
  if (!found) return undefined;
  const [whole, words = '', address = ''] = found;
  return { start: found.index, end: found.index + whole.length, words, stars: '', address };
}

/** Each run of one to three stars that opens, with the next one as long that closes; the last first. Looked for from the end: a search from each star reads the text again and again. */
function pairStars(text: string): Mark[] {
  const pairs: Mark[] = [];
  const next: (number | undefined)[] = [];
  for (let at = text.lastIndexOf('*'); at >= 0; at = at > 0 ? text.lastIndexOf('*', at - 1) : -1) {
    const from = at + 1;
    while (text[at - 1] === '*') at--;
    const length = from - at;
    // Longer runs of stars are no marks.
    if (length > 3) continue;
    const to = next[length];
    const isNear = to !== undefined && to - from <= longestMarked;
    if (isNear && stands(opens, text, at)) {
      const words = text.slice(from, to);
      if (!words.includes('\n')) pairs.push({ start: at, end: to + length, words, stars: text.slice(at, from) });
    }
    if (stands(closes, text, at)) next[length] = at;
  }
  return pairs;
}

function stands(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at;
  return expression.test(text);
}

const styleOf = (stars: string): Style => ({
  ...(stars.length > 1 ? { bold: true as const } : {}),
  ...(stars.length !== 2 ? { italic: true as const } : {}),
});

function joined(runs: Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.url === run.url) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainWords(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
