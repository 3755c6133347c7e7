import type { Cell } from './types.ts';

const eastern = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const letters = new RegExp(eastern, 'gu');
/** White between two characters: Chinese and Japanese write none between words, so that it parts two things. */
const parting = new RegExp(String.raw`(?<=${eastern}|[）)」】])\s+(?=${eastern}|[（(「【])`, 'gu');
/** A heading or a label set wide: "教 育 背 景". */
const setWide = new RegExp(String.raw`^(?:${eastern}\s+){1,7}${eastern}[:：]?$`, 'u');

/** Marks as wide as a character, with those that mean the same in rows of facts; in sentences they stay. */
const marks: Readonly<Record<string, string>> = {
  '：': ':',
  '｜': '|',
  '（': '(',
  '）': ')',
  '／': '/',
  '－': '-',
  '，': ',',
  '【': '[',
  '】': ']',
};

/** A row of facts in Chinese or Japanese as a cell for each: "东湖大学 统计学 本科". Other cells, and sentences, are left. */
export function partEastern(cell: Cell): Cell[] {
  const own = cell.text.match(letters)?.length ?? 0;
  if (own === 0 || own < 0.3 * (cell.text.match(/\p{L}/gu)?.length ?? 0) || isSentence(cell.text)) return [cell];
  if (setWide.test(cell.text)) return [{ ...cell, text: cell.text.replace(/\s+/g, '') }];
  const text = cell.text.replace(/[：｜（）／－，【】]/gu, (mark) => marks[mark] ?? mark);
  const parts: Cell[] = [];
  let from = 0;
  for (const end of [
    ...[...text.matchAll(parting)].map(({ index, 0: gap }) => [index, index + gap.length]),
    [text.length, text.length],
  ]) {
    const [to, next] = end as [number, number];
    parts.push({ ...cell, text: text.slice(from, to), x: placeOf(cell, text, from), right: placeOf(cell, text, to) });
    from = next;
  }
  return parts.length > 6 ? [{ ...cell, text }] : parts;
}

function isSentence(text: string): boolean {
  return /[。；]/.test(text) || (text.length > 30 && /，.*，|，.{12}/u.test(text)) || text.length > 90;
}

/** Where the letter at an offset begins, by widths: a character takes the room of two letters. */
function placeOf(cell: Cell, text: string, offset: number): number {
  const width = (part: string): number => part.length + (part.match(/[\u1100-\u9fff\uff00-\uffef]/gu)?.length ?? 0);
  return cell.x + ((cell.right - cell.x) * width(text.slice(0, offset))) / Math.max(1, width(text));
}
