import type { Evidence } from '@shortlist/schema';
import type { Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';
import type { Section } from '../sections/find-sections.ts';
import type { Segment } from './segment-lines.ts';

/** What the rules read in a segment: the field of the resume that stands on it, and whether its entry begins there. */
export type RuleReading = { field: string; begins: boolean; kind: string };

const fields: readonly [RegExp, string][] = [
  [/^\/(?:work|volunteer)\/\d+\/(?:name|organization)$/, 'employer'],
  [/^\/(?:work|volunteer)\/\d+\/position$/, 'title'],
  [/^\/(?:work|volunteer)\/\d+\/location$/, 'place'],
  [/^\/(?:work|volunteer|education|projects)\/\d+\/(?:startDate|endDate)$/, 'dates'],
  [/^\/(?:work|volunteer|projects)\/\d+\/highlights/, 'bullet'],
  [/^\/(?:work|volunteer|projects)\/\d+\/(?:summary|description)$/, 'prose'],
  [/^\/education\/\d+\/institution$/, 'school'],
  [/^\/education\/\d+\/studyType$/, 'degree'],
  [/^\/education\/\d+\/area$/, 'field'],
  [/^\/education\/\d+\/location$/, 'place'],
  [/^\/education\/\d+\/(?:score|courses)/, 'detail'],
  [/^\/basics\/summary$/, 'summary'],
  [/^\/basics\/name$/, 'name'],
  [/^\/basics\/label$/, 'headline'],
  [/^\/basics\//, 'contact'],
  [/^\/skills\/\d+\/keywords/, 'skill'],
  [/^\/skills\//, 'skill-label'],
  [/^\/projects\/\d+\/name$/, 'project'],
  [/^\/(\w+)\//, ''],
];

/** What the rules read in each segment of a document, by the places of their facts; undefined where they read nothing. */
export function placeRuleReadings(
  segments: Segment[],
  evidence: Evidence[],
  sections: Section[],
): (RuleReading | undefined)[] {
  const byRow = new Map<
    string,
    { field: string; entry: string; x: number; right: number; y: number; height: number }[]
  >();
  for (const { pointer, boxes } of evidence) {
    const field = fieldOf(pointer);
    const entry = /^\/\w+\/\d+/.exec(pointer)?.[0] ?? '';
    for (const { page, x, y, width, height } of boxes)
      for (const band of [Math.floor(y / 20), Math.floor(y / 20) + 1]) {
        const key = `${page}|${band}`;
        byRow.set(key, [...(byRow.get(key) ?? []), { field, entry, x, right: x + width, y, height }]);
      }
  }
  const kinds = kindsOf(sections);
  const begun = new Set<string>();
  return segments.map((segment) => {
    const box = boxOf(segment.cell, segment.start, segment.end);
    const near = byRow.get(`${box.page}|${Math.floor(box.y / 20)}`) ?? [];
    const more = byRow.get(`${box.page}|${Math.floor(box.y / 20) + 1}`) ?? [];
    let best: { field: string; entry: string; share: number } | undefined;
    for (const own of [...near, ...more]) {
      const deep = Math.min(own.y + own.height, box.y + box.height) - Math.max(own.y, box.y);
      const wide = Math.min(own.right, box.x + box.width) - Math.max(own.x, box.x);
      if (deep < 0.5 * Math.min(own.height, box.height) || wide < 0.5 * box.width) continue;
      // The narrowest fact on a segment says most of it.
      const share = box.width / Math.max(1, own.right - own.x);
      if (!best || share > best.share + 0.01) best = { ...own, share };
    }
    const kind = kinds.get(lineKey(segment.line)) ?? 'none';
    if (!best) return kind === 'none' ? undefined : { field: '', begins: false, kind };
    const begins = best.entry !== '' && !begun.has(best.entry);
    begun.add(best.entry);
    return { field: best.field, begins, kind };
  });
}

function fieldOf(pointer: string): string {
  for (const [pattern, field] of fields) {
    const found = pattern.exec(pointer);
    if (found) return field === '' ? (found[1] ?? '') : field;
  }
  return '';
}

/** The kind of section of each line, headings marked as such. */
function kindsOf(sections: Section[]): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const { kind, heading, lines } of sections) {
    for (const line of lines) if (!kinds.has(lineKey(line))) kinds.set(lineKey(line), kind);
    if (heading) kinds.set(lineKey(heading), `#${kind}`);
  }
  return kinds;
}

const lineKey = ({ page, base, cells, rail }: Line): string =>
  `${page}|${Math.round(base)}|${Math.round((cells[0] ?? rail[0])?.x ?? 0)}`;
