import type { Resume } from '@shortlist/schema';
import { findDates } from '../../language/dates/find-dates.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';

type Study = NonNullable<Resume['education']>[number];

/** Most words of a line that says of the degree above it when it is to end, beside its date: "Expected Graduation: August 2025". */
const mostWords = 2;

/**
 * Whether the file's own lines say of a degree that it was not ended, or not yet: on its line, or in a short line below it that says nothing else. A date
 * that was expected may have passed since the resume was written: then nobody knows.
 */
export function saidUnfinished({ verbatim = [], education = [] }: Resume): (study: Study) => boolean {
  const open: string[] = [];
  for (const { section, lines } of verbatim) {
    if (section !== 'education') continue;
    let degree = '';
    for (const { text, beside = '' } of lines) {
      const isDegree = findDegrees(`${text} `).length > 0;
      const line = `${text} ${beside}`;
      if (isDegree) degree = ` ${foldWords(line)} `;
      if (isUnfinished(line) && (isDegree || foldWords(withoutDates(text)).split(' ').length <= mostWords))
        open.push(degree);
    }
  }
  const hasTwins = ({ studyType }: Study): boolean =>
    education.filter((other) => other.studyType === studyType).length > 1;
  return (study) => {
    const { studyType = '', area = '', institution = '', endDate = '' } = study;
    const holds = (line: string, words: string): boolean => words !== '' && line.includes(` ${foldWords(words)} `);
    // Of two degrees of one name the line has to name what else is known of this one.
    const own = hasTwins(study) ? [area, institution, endDate.slice(0, 4)].filter((words) => words !== '') : [];
    return open.some((line) => holds(line, studyType) && own.every((words) => holds(line, words)));
  };
}

const withoutDates = (text: string): string =>
  findDates(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
