import { t } from '@lingui/core/macro';
import type { EntrySpec, Fields } from '@shortlist/schema';
import { datesText } from './entry-words.ts';

/** An entry in a line: what it is called, where or by whom, and when. */
export type EntryLine = { title: string; further: string; dates: string };

/** The line that a folded entry is known by: the first words that it has. */
export function entryLine(fields: Fields, spec: EntrySpec, place: number): EntryLine {
  const words = [...spec.heads.slice(0, 2), spec.bullets, spec.text]
    .flatMap((key) => (key === undefined ? [] : [fields[key] ?? []].flat()))
    .map((text) => text.trim())
    .filter(Boolean);
  const [title = t`Entry ${{ number: place }}`, ...others] = words;
  const heads = spec.heads.slice(0, 2).filter((key) => String(fields[key] ?? '').trim() !== '').length;
  // A group of skills has no second head: its first words say what it is.
  const further = heads > 1 ? others[0] : spec.dated ? '' : others.slice(0, 6).join(', ');
  return { title, further: further ?? '', dates: spec.dated ? datesText(fields, spec) : '' };
}
