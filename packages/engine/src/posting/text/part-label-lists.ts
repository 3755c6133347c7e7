import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { isAsked, type PlacedSegment } from './mark-sections.ts';

/** "Routing: React Router", "Estilos: Tailwind CSS": a short label and names behind it. */
const labelled = /^([\p{L}][\p{L} /&-]{2,34}?)\s?:\s*(?=\S)/u;
const mostWords = 4;
const fewest = 3;

/** At least three lines of a label and names, one below the other among the demands, are a list where half of the names are known skills: each name is a demand, whatever the label is called. Otherwise they tell facts of the post. */
export function partLabelLists(segments: readonly PlacedSegment[]): PlacedSegment[] {
  const out: PlacedSegment[] = [];
  let run: PlacedSegment[] = [];
  const close = (): void => {
    const names = run.length >= fewest ? run.flatMap(namesOf) : [];
    const known = names.filter(({ text }) => findListedSkills(text).length > 0).length;
    out.push(...(names.length > 0 && known >= 0.5 * names.length ? names : run));
    run = [];
  };
  for (const segment of segments) {
    if (isLabelled(segment)) run.push(segment);
    else {
      close();
      out.push(segment);
    }
  }
  close();
  return out;
}

function isLabelled(segment: PlacedSegment): boolean {
  const lead = labelled.exec(segment.text)?.[0];
  if (lead === undefined || segment.heading || segment.role !== undefined || !isAsked(segment)) return false;
  const names = segment.text.slice(lead.length).split(/,\s*/);
  return names.every(
    (name) => name.split(/\s+/).length <= mostWords && /^[\p{L}\d]/u.test(name) && !/[.!?]\s/.test(name),
  );
}

function namesOf(segment: PlacedSegment): PlacedSegment[] {
  const lead = labelled.exec(segment.text)?.[0].length ?? 0;
  return [...segment.text.slice(lead).matchAll(/[^,]+/gu)].map(({ 0: part, index }) => {
    const text = part.trim().replace(/[.;]$/, '');
    const start = segment.start + lead + index + part.indexOf(text);
    return { ...segment, start, end: start + text.length, text, bullet: true, named: true };
  });
}
