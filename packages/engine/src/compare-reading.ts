import { fillGaps, hideText, listUnplaced, readSourceText } from '@shortlist/compare';
import type { Leftover, Reading, Resume } from '@shortlist/schema';

/** Formats that bring their facts along. */
const dataFormats = new Set<string>(['json', 'yaml', 'xml', 'zip']);

/**
 * A reading with the text layer of its file, extracted apart from the reader, and as leftovers what of it no fact holds. A data file comes as its own
 * facts; where no text layer can be had, the reading stays as it is.
 */
export async function compareReading(reading: Reading, bytes: Uint8Array, name: string): Promise<Reading> {
  const { document, resume } = reading;
  if (dataFormats.has(document.format)) return reading;
  const layer = await readSourceText(bytes, name).catch(() => undefined);
  if (layer === undefined) return reading;
  const items = document.pages.flatMap((page) => page.items);
  const texts = items.map(({ text }) => text);
  const hidden = items.filter((item) => item.hidden);
  const source = hideText(fillGaps(layer, texts), hidden);
  return { ...reading, source, leftovers: listUnplaced(resume, source) };
}

/** Of the lines that no field of a reading held, those that no field of the corrected resume holds either. */
export function leaveUnplaced(
  { leftovers, source }: Pick<Reading, 'leftovers' | 'source'>,
  corrected: Resume,
): Leftover[] {
  if (source === undefined) return leftovers;
  const open = new Set(listUnplaced(corrected, source).map(nameLine));
  return leftovers.filter((leftover) => open.has(nameLine(leftover)));
}

const nameLine = ({ text, boxes: [box] }: Leftover): string => `${box?.page} ${box?.x} ${box?.y} ${text}`;
