import type { Box, SourceLine, SourceText } from '@shortlist/schema';
import { foldWord } from '../tokens/fold-word.ts';

/** The text layer with what is known to be hidden marked so: white on white, behind a picture. A cell is hidden where hidden runs cover its letters. */
export function hideText(source: SourceText, hidden: readonly { text: string; box: Box }[]): SourceText {
  if (hidden.length === 0) return source;
  return { ...source, lines: source.lines.flatMap((line) => partLine(line, hidden)) };
}

function partLine(line: SourceLine, hidden: readonly { text: string; box: Box }[]): SourceLine[] {
  if (line.unseen) return [line];
  const { box } = line;
  const middle = box.y + box.height / 2;
  const near = hidden.filter(
    ({ box: other }) => other.page === box.page && other.y <= middle && other.y + other.height >= middle,
  );
  if (near.length === 0) return [line];
  const isHidden = ({ text, x, width }: SourceLine['cells'][number]): boolean => {
    const own = near.filter(({ box: other }) => other.x < x + width + 1 && other.x + other.width > x - 1);
    const letters = own.map((run) => foldWord(run.text)).join('').length;
    return letters > 0 && letters >= 0.9 * foldWord(text).length;
  };
  const seen = line.cells.filter((cell) => !isHidden(cell));
  if (seen.length === line.cells.length) return [line];
  const rest = line.cells.filter(isHidden);
  return [...(seen.length > 0 ? [{ ...line, cells: seen }] : []), { ...line, cells: rest, unseen: 'hidden' as const }];
}
