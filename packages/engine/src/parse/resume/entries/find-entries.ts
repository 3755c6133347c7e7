import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { isUniform } from '../sections/is-typed.ts';
import { joinDatedWraps } from '../tidy/join-dated-wraps.ts';
import { joinPartedDates } from '../tidy/join-parted-dates.ts';
import { tidyDates } from '../tidy/tidy-dates.ts';
import { assignRoles } from './assign-line-roles.ts';
import { cutTold } from './cut-told.ts';
import type { Entry } from './entry.ts';
import { findStarts } from './find-starts.ts';
import { makeEntry } from './make-entry.ts';
import { findTypedEntries } from './typed-entries.ts';
import type { TypedKind } from './typed-heads.ts';

/** Cuts a section's lines into entries, by dates, typography, bullets and gaps; plain text of a `typed` kind by its blank lines. */
export function findEntries(found: Line[], plain: PlainStyle, typed?: TypedKind): Entry[] {
  const all = joinDatedWraps(joinPartedDates(typed === 'work' ? found.flatMap(cutTold) : found));
  const lines = tidyDates(all);
  if (lines.length === 0) return [];
  // In one type nothing tells a title that wraps from two lines: they stay as they are.
  const source = isUniform(all) ? all : lines;
  const entries = typed && findTypedEntries(source, typed);
  if (entries) return entries;
  const roles = assignRoles(lines, plain);
  const starts = findStarts(lines, roles, plain);
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    return makeEntry(lines.slice(start, end), roles.slice(start, end));
  });
}
