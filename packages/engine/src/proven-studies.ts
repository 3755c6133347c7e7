import type { Resume } from '@shortlist/schema';
import { findDates } from './language/dates/find-dates.ts';
import { degreeScore } from './language/education/degree-words.ts';
import { isUnfinished, isUnfinishedStudy } from './language/education/is-unfinished.ts';
import { isKnownCity } from './language/places/places.ts';
import { bareWords } from './language/text/bare-words.ts';
import { isOrganisation } from './language/titles/is-title.ts';
import { holdsWords, plainBlocks, yearsIn } from './plain-blocks.ts';

type Study = NonNullable<Resume['education']>[number];
type Line = { words: string; undated: string; years: string[]; isHead: boolean; isNamed: boolean; isOpen: boolean };
type Stretch = { block: readonly Line[]; from: number; to: number };

/** A study stands in so many lines at most: school, degree, subject and date. */
const longestEntry = 3;

/** So many lines behind an entry may say of it that it was not ended. */
const linesBehind = 3;

/** Words that join a degree, its subject and its school, and say nothing of their own. */
const joins = /^(?:in|of|at|from|the|an|der|en|à|de|di|em)$/;

/** A school or a degree is named in so many words at most; a longer line tells of something. */
const mostWords = 14;

/**
 * The studies that stand together in the file's own lines, by their places: degree, subject, school and years in one line, or in a few that follow on each
 * other, with no other year, no other study and nothing else among them but a town. Of several lines the neighbors must be of other studies, or of none: else a school may be that of
 * the degree above it or below it.
 */
export function provenStudies(resume: Resume): Map<number, Study> {
  const { education = [] } = resume;
  const blocks = plainBlocks(resume, (section) => section === 'education').map((lines) => lines.map(readLine));
  const found = new Map(
    education.flatMap((study, at): [number, Stretch][] => {
      const stretch = findStretch(study, at, education, blocks);
      return stretch === undefined ? [] : [[at, stretch]];
    }),
  );
  const stretches = [...found.values()];
  const isOpen = (own: Stretch): boolean =>
    own.to > own.from &&
    [own.from - 1, own.to + 1].some(
      (i) =>
        own.block[i]?.isHead === true &&
        !stretches.some((other) => other !== own && other.block === own.block && other.from <= i && other.to >= i),
    );
  const isShared = (own: Stretch): boolean =>
    stretches.some(
      (other) => other !== own && other.block === own.block && other.from <= own.to && other.to >= own.from,
    );
  return new Map(
    [...found].flatMap(([at, own]) => (isOpen(own) || isShared(own) ? [] : [[at, headOf(education[at] ?? {})]])),
  );
}

/** The fields of a study that its lines prove. */
function headOf({ studyType, area, institution, startDate, endDate }: Study): Study {
  const head = { studyType, area, institution, startDate, endDate };
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}

function findStretch(
  study: Study,
  at: number,
  education: readonly Study[],
  blocks: readonly (readonly Line[])[],
): Stretch | undefined {
  const { startDate, endDate } = study;
  const fields = fieldsOf(study);
  const years = [startDate, endDate].flatMap((date) => date?.slice(0, 4) ?? []);
  // Without the year of its end nobody knows that it has ended.
  if (fields.length < 2 || fields.includes('') || endDate === undefined || isUnfinishedStudy(study)) return undefined;
  const others = education.flatMap((other, i) => (i === at ? [] : fieldsOf(other)));
  for (let size = 1; size <= longestEntry; size++)
    for (const block of blocks)
      for (let from = 0; from + size <= block.length; from++) {
        const entry = block.slice(from, from + size);
        const words = entry.map((line) => line.words).join(' ');
        const told = entry.flatMap((line) => line.years);
        if (
          fields.every((field) => holdsWords(words, field)) &&
          !saysMore(entry, fields) &&
          !isLeftOpen([...entry, ...behind(block, from + size)]) &&
          years.every((year) => told.includes(year)) &&
          told.every((year) => years.includes(year)) &&
          entry.every((line) => !line.isNamed || fields.some((field) => holdsWords(line.words, field))) &&
          !others.some(
            (other) => other.includes(' ') && !fields.some((own) => holdsWords(own, other)) && holdsWords(words, other),
          )
        )
          return { block, from, to: from + size - 1 };
      }
  return undefined;
}

/** Whether an entry says more than its fields, its dates and a town: "minor in", "thesis", "exchange at", "towards" may change what was studied. */
function saysMore(entry: readonly Line[], fields: readonly string[]): boolean {
  const left = fields
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, field) => rest.replace(` ${field} `, ' | '), ` ${entry.map((line) => line.undated).join(' ')} `);
  return left
    .split('|')
    .map((part) => part.trim())
    .some((part) => part !== '' && !isKnownCity(part) && !part.split(' ').every((word) => joins.test(word)));
}

/** The lines behind an entry, up to the next school or degree; "Expected graduation" is none. */
function behind(block: readonly Line[], from: number): Line[] {
  const next = block.slice(from, from + linesBehind);
  const end = next.findIndex(({ isNamed, words }) => isNamed && !isUnfinished(words));
  return end < 0 ? next : next.slice(0, end);
}

/** Whether lines say of a study that it runs, or was not ended. */
const isLeftOpen = (lines: readonly Line[]): boolean =>
  lines.some(({ isOpen, words }) => isOpen || isUnfinished(words));

const fieldsOf = ({ studyType = '', area = '', institution = '' }: Study): string[] =>
  [studyType, area, institution].filter((field) => field !== '').map(bareWords);

function readLine(text: string): Line {
  const spans = findDates(text);
  const isShort = text.trim().split(/\s+/).length <= mostWords;
  const bare = spans.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text).trim();
  const isNamed = isShort && (degreeScore(bare) > 0 || isOrganisation(bare));
  return {
    words: bareWords(text),
    undated: bareWords(bare),
    isOpen: spans.some(({ open }) => open),
    years: yearsIn(spans),
    isHead: isNamed || (isShort && spans.length > 0),
    isNamed,
  };
}
