/** How a document's lines were read against the order wanted; `breaks` are pairs of lines that were torn apart. */
export type OrderScore = { lines: number; whole: number; pairs: number; kept: number; breaks: string[] };

/** So many letters of other text may stand between two neighbours: a mark of a list, a label beside the line. */
const slack = 3;

/** Compares lines as read with those wanted, by their letters and digits alone: a line is whole where its letters stand together, a pair is kept where the second follows the first. */
export function scoreOrder(wanted: string[], read: string[]): OrderScore {
  const text = fold(read.join(''));
  const lines = wanted.map(fold).filter((line) => line.length > 1);
  let from = 0;
  const places = lines.map((line) => {
    const near = text.indexOf(line, from);
    const at = near >= 0 && near - from <= slack ? near : nearest(text, line, from);
    if (at >= 0) from = at + line.length;
    return at < 0 ? undefined : { at, end: at + line.length };
  });
  const score: OrderScore = {
    lines: lines.length,
    whole: places.filter(Boolean).length,
    pairs: 0,
    kept: 0,
    breaks: [],
  };
  for (let i = 1; i < lines.length; i++) {
    const [a, b] = [places[i - 1], places[i]];
    score.pairs++;
    if (a && b && b.at >= a.end && b.at - a.end <= slack) score.kept++;
    else score.breaks.push(`${lines[i - 1]?.slice(0, 40)} | ${lines[i]?.slice(0, 40)}`);
  }
  return score;
}

/** The place behind `from` where a line stands, else the first of all: a date stands on many rows. */
function nearest(text: string, line: string, from: number): number {
  const behind = text.indexOf(line, from);
  return behind >= 0 ? behind : text.indexOf(line);
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
