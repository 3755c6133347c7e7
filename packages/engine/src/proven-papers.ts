import type { Resume } from '@shortlist/schema';
import { isUnfinished } from './language/education/is-unfinished.ts';
import { bareWords } from './language/text/bare-words.ts';
import { findLanguages } from './lexicon/learning/languages.ts';

type Paper = NonNullable<Resume['certificates']>[number];
type Tongue = NonNullable<Resume['languages']>[number];

/** The lines of the file that a section holds as a whole, each with what stands at its end; none that says of itself that it is still to come. */
const linesOf = ({ verbatim = [] }: Resume, name: string): string[] =>
  verbatim
    .filter(({ section, whole }) => section === name && whole === true)
    .flatMap(({ lines }) => lines.map(({ text, beside = '' }) => `${text} ${beside}`))
    .filter((line) => !isUnfinished(line))
    .map(bareWords);

/**
 * The certificates that a line below their own heading begins with, by their places; of such a one only what the same line says. Which line belongs to which
 * other may be uncertain there: what one line says by itself is not.
 */
export function provenPapers(resume: Resume): Map<number, Paper> {
  const lines = linesOf(resume, 'certificates');
  return new Map(
    (resume.certificates ?? []).flatMap((paper, at): [number, Paper][] => {
      const { name = '', issuer, date } = paper;
      const own = lines.filter((line) => `${line} `.startsWith(`${bareWords(name)} `));
      const [line] = own;
      if (name === '' || line === undefined || own.length > 1) return [];
      const isOfLine = (text: string | undefined): text is string => text !== undefined && holds(line, bareWords(text));
      return [
        [
          at,
          {
            name,
            ...(isOfLine(issuer) ? { issuer } : {}),
            ...(date !== undefined && holds(line, date.slice(0, 4)) ? { date } : {}),
          },
        ],
      ];
    }),
  );
}

/** The languages that stand with their level in one line of the file, by their places. */
export function provenLanguages(resume: Resume): Map<number, Tongue> {
  const lines = [...linesOf(resume, 'languages'), ...linesOf(resume, 'skills')];
  return new Map(
    (resume.languages ?? []).flatMap((tongue, at): [number, Tongue][] => {
      const { language = '', fluency = '' } = tongue;
      const whole = bareWords(`${language} ${fluency}`);
      const isOne = findLanguages(language).length === 1 && fluency !== '';
      return isOne && lines.some((line) => holds(line, whole)) ? [[at, tongue]] : [];
    }),
  );
}

const holds = (text: string, part: string): boolean => part !== '' && ` ${text} `.includes(` ${part} `);
