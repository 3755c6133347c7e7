import type { Resume } from '@shortlist/schema';
import { findDates } from './language/dates/find-dates.ts';
import { degreeScore } from './language/education/degree-words.ts';
import { bareWords } from './language/text/bare-words.ts';
import { isOrganisation } from './language/titles/is-title.ts';

type Study = NonNullable<Resume['education']>[number];
type Line = { words: string; years: string[]; isHead: boolean; isNamed: boolean };
type Stretch = { block: readonly Line[]; from: number; to: number };

/** Sections in which a degree and a school are the person's own. */
const ofStudies = new Set(['education', 'basics']);

/** A study stands in so many lines at most: school, degree, subject and date. */
const longestEntry = 3;

/** A school or a degree is named in so many words at most; a longer line tells of something. */
const mostWords = 14;

/**
 * The studies that stand together in the file's own lines, by their places: degree, subject, school and years in one line, or in a few that follow on each
 * other, with no other year and no other study among them. Of several lines the neighbors must be of other studies, or of none: else a school may be that of
 * the degree above it or below it.
 */
export function provenStudies({ education = [], verbatim = [] }: Resume): Map<number, Study> {
  const blocks = verbatim
    .filter(({ whole, section }) => whole === true && ofStudies.has(section))
    .map(({ lines }) => lines.map(({ text, beside = '' }) => readLine(`${text} ${beside}`)));
  const found = new Map(
    education.flatMap((study, at): [number, Stretch][] => {
      const stretch = findStretch(study, at, education, blocks);
      return stretch === undefined ? [] : [[at, stretch]];
    }),
  );
  const stretches = [...found.values()];
  const isOpen = (own: Stretch): boolean =>
    own.to > own.from &&
    // What opens the section belongs to nothing above it.
    own.from > 0 &&
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
  if (fields.length < 2 || fields.includes('')) return undefined;
  const others = education.flatMap((other, i) => (i === at ? [] : fieldsOf(other)));
  for (let size = 1; size <= longestEntry; size++)
    for (const block of blocks)
      for (let from = 0; from + size <= block.length; from++) {
        const entry = block.slice(from, from + size);
        const words = entry.map((line) => line.words).join(' ');
        const told = entry.flatMap((line) => line.years);
        if (
          fields.every((field) => holds(words, field)) &&
          years.every((year) => told.includes(year)) &&
          told.every((year) => years.includes(year)) &&
          entry.every((line) => !line.isNamed || fields.some((field) => holds(line.words, field))) &&
          !others.some(
            (other) => other.includes(' ') && !fields.some((own) => holds(own, other)) && holds(words, other),
          )
        )
          return { block, from, to: from + size - 1 };
      }
  return undefined;
}

const fieldsOf = ({ studyType = '', area = '', institution = '' }: Study): string[] =>
  [studyType, area, institution].filter((field) => field !== '').map(bareWords);

function readLine(text: string): Line {
  const spans = findDates(text);
  const isShort = text.trim().split(/\s+/).length <= mostWords;
  const bare = spans.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text).trim();
  const isNamed = isShort && (degreeScore(bare) > 0 || isOrganisation(bare));
  return {
    words: bareWords(text),
    years: spans.flatMap(({ from, to }) => [from, to].flatMap((date) => date?.slice(0, 4) ?? [])),
    isHead: isNamed || (isShort && spans.length > 0),
    isNamed,
  };
}

const holds = (text: string, part: string): boolean => part !== '' && ` ${text} `.includes(` ${part} `);
