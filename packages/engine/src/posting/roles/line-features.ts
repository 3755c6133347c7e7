import { readYears } from '../../language/dates/read-years.ts';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { hashText } from '../../lexicon/tagger/hash-text.ts';
import { saysAsked } from '../demands/find-requirements.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';

/** Features are hashed into this many places. */
export const featurePlaces = 1 << 16;

/** What tells the role of each line or clause of a posting: its words, its form, the heading above it, its neighbours and its place in the whole. Linear. */
export function lineFeatures(segments: readonly PlacedSegment[]): Uint16Array[] {
  const marks = segments.map(marksOf);
  let heading = 'none';
  let under = 0;
  let last = '';
  return segments.map((segment, i) => {
    const own: string[] = [...(marks[i] ?? [])];
    const { section, text, bullet, line } = segment;
    own.push('all', `sec ${section}`, `sec ${section} ${bullet}`, `under ${Math.min(6, under)} ${section}`);
    own.push(`head ${heading}`, `place ${Math.floor((i / segments.length) * 5)}`, `place ${section} ${i < 4}`);
    for (const word of wordsOf(heading).slice(0, 6)) own.push(`hw ${word}`);
    for (const word of wordsOf(last).slice(0, 6)) own.push(`lw ${word}`);
    for (const mark of marks[i - 1] ?? ['start']) if (mark.length < 12) own.push(`< ${mark}`);
    for (const mark of marks[i + 1] ?? ['end']) if (mark.length < 12) own.push(`> ${mark}`);
    own.push(`line ${segments[i - 1]?.line === line} ${segments[i + 1]?.line === line}`);
    for (const feature of wordFeatures(text)) own.push(feature);
    if (segment.heading) {
      heading = section;
      under = 0;
    } else under += 1;
    if (isShortLine(segment)) last = text;
    return Uint16Array.from(new Set(own.map((feature) => hashText(feature) & (featurePlaces - 1))));
  });
}

/** The form of a line, also told to its neighbours. */
function marksOf(segment: PlacedSegment): string[] {
  const { text, bullet, heading, section } = segment;
  const words = text.split(/\s+/);
  const first = words[0]?.toLowerCase() ?? '';
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const verb = readVerb(first.replace(/[^\p{L}]+$/u, ''))?.form ?? 'none';
  return [
    `b ${bullet}`,
    `h ${heading}`,
    `s ${section}`,
    `n ${words.length < 3 ? words.length : words.length < 6 ? 5 : words.length < 12 ? 11 : words.length < 25 ? 24 : 99}`,
    `e ${/[.!?:,;]$/.exec(text)?.[0] ?? 'w'}`,
    `c ${Math.round((capitals / words.length) * 3)}`,
    `v ${verb}`,
    `q ${saysAsked(segment)}`,
    `d ${/\d/.test(text)}`,
    ...(/[$€£]|\d\s?%/.test(text) ? ['money'] : []),
    ...(/https?:|www\.|@|\.com\b/.test(text) ? ['link'] : []),
    ...(readYears(text).length > 0 ? ['years'] : []),
    ...(/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) ? ['shout'] : []),
  ];
}

function isShortLine({ text, bullet }: PlacedSegment): boolean {
  return !bullet && text.length < 60 && !/[.;,]$/.test(text);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}+#]+/gu) ?? [];
}

function wordFeatures(text: string): string[] {
  const words = wordsOf(text.slice(0, 400)).slice(0, 40);
  const out = [
    `f ${words[0]}`,
    `ff ${words[0]} ${words[1]}`,
    `l ${words.at(-1)}`,
    `ll ${words.at(-2)} ${words.at(-1)}`,
  ];
  words.forEach((word, i) => {
    out.push(`w ${word}`);
    if (word.length > 7) out.push(`p ${word.slice(0, 6)}`, `x ${word.slice(-4)}`);
    const next = words[i + 1];
    if (next !== undefined) out.push(`2 ${word} ${next}`);
  });
  return out;
}
