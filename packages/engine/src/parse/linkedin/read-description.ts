import { stopWords } from '../../language/text/stop-words.ts';
import { splitBullet } from '../layout/bullets.ts';
import { columns } from './is-linkedin.ts';
import { joinText } from './join-entries.ts';
import type { Line } from './sort-lines.ts';

/** Lines of one paragraph are 18 points apart, an empty line between doubles that. */
const blankStep = 27;
/** From this length on, in characters, a text without bullets is prose and no list of deeds. */
const proseLength = 300;

/** Words that a typed line hardly ends with: small ones of all languages. */
const smallWords = new Set(
  [
    ...Object.values(stopWords).flat(),
    'a',
    'an',
    'as',
    'that',
    'or',
    'their',
    'und',
    'oder',
    'a',
    'à',
    'in',
    'di',
    'te',
  ].filter((word) => word.length <= 6),
);

function isPoint(text: string): boolean {
  return splitBullet(text) !== undefined;
}

/** Paragraphs as typed, with the lines each is set on. In `prose` a long line goes on until its sentence ends. */
export function joinParagraphs(lines: Line[], prose = false): { text: string; lines: Line[] }[] {
  const paragraphs: { text: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    if (open && goesOn(open, line, prose)) {
      open.text = joinText(open.text, line.text);
      open.lines.push(line);
    } else paragraphs.push({ text: line.text, lines: [line] });
  }
  return paragraphs;
}

/** A new paragraph begins at a bullet, after an empty line, after a line that had room, and with a capital after a closed line. */
function goesOn(open: { text: string; lines: Line[] }, line: Line, prose: boolean): boolean {
  if (isPoint(line.text) || (line.step ?? 0) >= blankStep) return false;
  const last = open.lines.at(-1);
  if (prose && last && isOpenEnded(last)) return true;
  const lastWord = /\S+$/.exec(open.text)?.[0] ?? '';
  if (!last?.full) {
    if (isPoint(open.text) && smallWords.has(lastWord.toLowerCase())) return true;
    return /^\p{Ll}/u.test(line.text) && (isPoint(open.text) || (last !== undefined && isOpenEnded(last)));
  }
  // An acronym or a number may go on with a sentence; a capitalised word may begin the next.
  if (isPoint(open.text) || !/^\p{Lu}(?:\p{Ll}|\s)/u.test(line.text)) return true;
  const isOpen = /[,;:/&(–-]$/.test(lastWord) || smallWords.has(lastWord.toLowerCase());
  return isOpen || (/[.!?]\s/.test(open.text) && !/[.!?]$/.test(open.text));
}

/** A line that ends at a comma, or a long one that ends within a sentence: a wide word did not fit behind it. */
function isOpenEnded(line: Line): boolean {
  if (/[,;]$/.test(line.text)) return true;
  return line.box.width > 0.7 * (columns.right - columns.main) && !/[.!?:]["'”’)]?$/.test(line.text);
}

export type Description = { summary?: string; summaryLines: Line[]; highlights: { text: string; lines: Line[] }[] };

/** What is said of a job: bullets and short paragraphs are highlights, what stands before bullets or is prose is the summary. */
export function readDescription(lines: Line[]): Description {
  const paragraphs = joinParagraphs(lines);
  const first = paragraphs.findIndex(({ text }) => isPoint(text));
  const prose = first < 0 ? paragraphs.filter(({ text }) => text.length >= proseLength) : paragraphs.slice(0, first);
  const highlights = paragraphs
    .filter((paragraph) => !prose.includes(paragraph))
    .map(({ text, lines: from }) => ({ text: splitBullet(text)?.rest ?? text, lines: from }));
  const summary = prose.map(({ text }) => text).join('\n');
  return { ...(summary && { summary }), summaryLines: prose.flatMap((paragraph) => paragraph.lines), highlights };
}
