import type { Resume } from '@shortlist/schema';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';

type Study = NonNullable<Resume['education']>[number];

/**
 * Whether the file's own lines say of a degree that it was not ended, or not yet: on its line, or below it up to the next degree. A date that was
 * expected may have passed since the resume was written: then nobody knows.
 */
export function saidUnfinished({ verbatim = [] }: Resume): (study: Study) => boolean {
  const open: string[] = [];
  for (const { section, lines } of verbatim) {
    if (section !== 'education') continue;
    let degree = '';
    for (const { text, beside = '' } of lines) {
      if (findDegrees(`${text} `).length > 0) degree = foldWords(text);
      if (isUnfinished(`${text}; ${beside}`)) open.push(degree);
    }
  }
  return ({ studyType = '' }) => {
    const name = foldWords(studyType);
    return name !== '' && open.some((line) => line.includes(name));
  };
}
