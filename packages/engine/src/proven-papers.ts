import type { Resume } from '@shortlist/schema';
import { findDates } from './language/dates/find-dates.ts';
import { isUnfinished } from './language/education/is-unfinished.ts';
import { bareWords } from './language/text/bare-words.ts';
import { findLanguages } from './lexicon/learning/languages.ts';
import { holdsWords } from './plain-blocks.ts';

type Paper = NonNullable<Resume['certificates']>[number];
type Tongue = NonNullable<Resume['languages']>[number];

/** What stands between a paper, who gave it and its date. */
const joins = /^(?:issued|by|from|the|in|no|nr)$/;

/** The lines of the file that a section holds as a whole, each with what stands at its end; none that is said to be still to come, in itself or behind it. */
const linesOf = ({ verbatim = [] }: Resume, name: string): string[] =>
  verbatim
    .filter(({ section, whole }) => section === name && whole === true)
    .flatMap(({ lines }) => {
      const texts = lines.map(({ text, beside = '' }) => `${text} ${beside}`);
      return texts.filter((text, at) => !isUnfinished(text) && !isUnfinished(texts[at + 1] ?? ''));
    });

/**
 * The certificates that a line below their own heading names and nothing else, by their places: with who gave them, a date or a number. Which line belongs to
 * which other may be uncertain there: what one line says by itself is not. What says more may say that it is planned, failed or no longer valid.
 */
export function provenPapers(resume: Resume): Map<number, Paper> {
  const lines = linesOf(resume, 'certificates');
  return new Map(
    (resume.certificates ?? []).flatMap((paper, at): [number, Paper][] => {
      const { name = '', issuer, date } = paper;
      const own = lines.filter((line) => `${bareWords(line)} `.startsWith(`${bareWords(name)} `));
      const [line] = own;
      if (bareWords(name) === '' || line === undefined || own.length > 1 || saysMore(line, paper)) return [];
      const words = bareWords(line);
      return [
        [
          at,
          {
            name,
            ...(issuer !== undefined && holdsWords(words, bareWords(issuer)) ? { issuer } : {}),
            ...(date !== undefined && holdsWords(words, date.slice(0, 4)) ? { date } : {}),
          },
        ],
      ];
    }),
  );
}

/** Whether a line says more of a paper than its name, who gave it, its date and a number; or has another date. */
function saysMore(line: string, { name = '', issuer = '', date = '' }: Paper): boolean {
  const behind = ` ${bareWords(line)} `.slice(bareWords(name).length + 1);
  const dates = findDates(line);
  if (dates.some(({ open, range }) => open || range)) return true;
  const undated = dates.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, line);
  const rest = ` ${bareWords(undated)} `.slice(bareWords(name).length + 1).replace(` ${bareWords(issuer)} `, ' ');
  const years = behind.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return (
    years.some((year) => year !== date.slice(0, 4)) ||
    rest.split(' ').some((word) => word !== '' && !joins.test(word) && !/^\d+$/.test(word))
  );
}

/** The languages that stand with their level, and nothing else, between two commas or bars of the file's lines, by their places. */
export function provenLanguages(resume: Resume): Map<number, Tongue> {
  const parts = [...linesOf(resume, 'languages'), ...linesOf(resume, 'skills')].flatMap((line) =>
    line.split(/[,;|•·]/).map(bareWords),
  );
  return new Map(
    (resume.languages ?? []).flatMap((tongue, at): [number, Tongue][] => {
      const { language = '', fluency = '' } = tongue;
      const whole = bareWords(`${language} ${fluency}`);
      const isOne = findLanguages(language).length === 1 && fluency !== '';
      return isOne && parts.includes(whole) ? [[at, tongue]] : [];
    }),
  );
}
