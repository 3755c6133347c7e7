import type { EntrySpec, Fields } from './entry-spec.ts';
import { isOrganisation, isPlaceName, isTitle } from './head-order.ts';
import { isPageBreak } from './page-break.ts';
import { readTimes, saysDuration } from './typed-dates.ts';
import type { Line } from './typed-lines.ts';

/** Several jobs at one employer, who is named once above them. */

/** The lines of an entry as they stand in the text: `index` counts from 0. */
export type PlacedLine = Line & { index: number };

/** Puts an employer's line that stands alone before jobs without one to the first of them. */
export function joinEmployers<L extends Line>(entries: L[][], { heads }: EntrySpec): L[][] {
  if (heads[0] !== 'position') return entries;
  const joined: L[][] = [];
  let alone: L[] | undefined;
  for (const entry of entries) {
    if (alone && isBareJob(entry)) joined.push([...alone, ...entry]);
    else joined.push(...(alone ? [alone] : []), entry);
    alone = undefined;
    if (namesEmployer(entry)) alone = joined.pop();
  }
  return alone ? [...joined, alone] : joined;
}

/** Gives jobs without an employer the one that stands above them: in the same block, or on a line of its own. */
export function shareEmployer(entries: { lines: PlacedLine[]; fields: Fields }[], { heads }: EntrySpec): Fields[] {
  const [positionKey, nameKey = '', placeKey = ''] = heads;
  if (positionKey !== 'position') return entries.map(({ fields }) => fields);
  let above: { name: string; place: string | string[] | undefined; end: number; alone: boolean } | undefined;
  return entries.map(({ lines, fields }) => {
    const [first] = lines.filter(({ text }) => !isPageBreak(text));
    const { position, [nameKey]: name, [placeKey]: place } = fields;
    const start = lines[0]?.index ?? 0;
    const end = lines.at(-1)?.index ?? 0;
    if (typeof name === 'string') {
      const led = first && !first.bullet && !first.text.includes('|') && first.text.startsWith(name);
      const alone = led === true && ((lines[1]?.index ?? 0) > first.index + 1 || saysDuration(first.text));
      above = led ? { name, place, end, alone } : undefined;
      return fields;
    }
    const beside = above && (above.alone || start === above.end + 1);
    const bare = typeof position === 'string' && isTitle(position) && place === undefined && fields.startDate;
    if (!above || !beside || !bare) {
      above = undefined;
      return fields;
    }
    above = { ...above, end };
    return { ...fields, [nameKey]: above.name, ...(above.place ? { [placeKey]: above.place } : {}) };
  });
}

/** `Google, London` */
function namesEmployer([line, ...others]: Line[]): boolean {
  if (!line || others.length > 0 || line.bullet || line.indented || /[|\\]|[.!?:]$/.test(line.text)) return false;
  const pieces = line.text.split(/(?:(?<!\s)\s+)?[,·]\s+/);
  if (pieces.some(isTitle) || pieces.length > 3 || line.text.length > 80) return false;
  return (
    pieces.some(isOrganisation) || (pieces.length === 2 && isPlaceName(pieces[1] ?? '')) || saysDuration(line.text)
  );
}

/** `Product Manager`, then its dates. */
function isBareJob([first, second]: Line[]): boolean {
  if (!first || first.bullet || first.text.includes('|')) return false;
  return isTitle(first.text) && second !== undefined && readTimes(second.text)?.startDate !== undefined;
}
