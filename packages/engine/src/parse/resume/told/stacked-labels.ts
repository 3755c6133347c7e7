import type { FieldName } from '../../../language/headings/field-names.ts';
import { findFieldName } from '../../../language/headings/find-field-name.ts';
import { withoutEnd } from '../../../language/text/without-end.ts';
import type { Line } from '../../layout/types.ts';
import { lineOf, type Section } from '../sections/find-sections.ts';

/** One of these names a job. */
const naming = new Set<FieldName>(['title', 'employer']);
/** A form of one entry looks like headings; what comes again is a label. */
const least = 2;

/** What a line says as the label of the lines below it. */
const labelOf = ({ text, rail, bullet }: Line): FieldName | undefined =>
  rail.length === 0 && bullet === undefined ? findFieldName(withoutEnd(text, /[\s:：]/u)) : undefined;

/**
 * "COMPANY 1", its name below it, "DESIGNATION", the title below it: labels set as headings are, which come again for each job, are no headings. The
 * sections that they open are one, and each of them stands in a line with its value.
 */
export function rejoinStacked(sections: Section[]): Section[] {
  const repeated = labelsThatRepeat(sections);
  if (repeated.size < 2 || ![...repeated].some((label) => naming.has(label))) return sections;
  const isLabel = (line: Line): boolean => {
    const label = labelOf(line);
    return label !== undefined && repeated.has(label);
  };
  const joined: Section[] = [];
  let open = false;
  for (const section of sections) {
    const { heading, lines, flow } = section;
    if (!heading || !isLabel(heading)) {
      open = section.kind === 'work' && (lines.length === 0 || lines.some(isLabel));
      joined.push(section);
      continue;
    }
    if (!open) joined.push({ kind: 'custom', title: '', lines: [], flow });
    const last = joined.at(-1) as Section;
    joined[joined.length - 1] = { ...last, lines: [...last.lines, heading, ...lines] };
    open = true;
  }
  return joined.map((section) => ({ ...section, lines: besideValues(section.lines, isLabel) }));
}

function labelsThatRepeat(sections: Section[]): Set<FieldName> {
  const counts = new Map<FieldName, number>();
  for (const { heading, lines } of sections) {
    for (const line of heading ? [heading, ...lines] : lines) {
      const label = labelOf(line);
      if (label === undefined) continue;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, n]) => n >= least).map(([label]) => label));
}

/** A label in one line with what stands below it. */
function besideValues(lines: Line[], isLabel: (line: Line) => boolean): Line[] {
  return lines.flatMap((line, i) => {
    const [above, value] = [lines[i - 1], lines[i + 1]];
    if (above && isLabel(above) && !isLabel(line)) return [];
    return isLabel(line) && value && !isLabel(value) ? [lineOf(line, [...line.cells, ...value.cells])] : [line];
  });
}
