import type { Resume } from '@shortlist/schema';
import { listOpenLines } from '../../facts/list-open-lines.ts';
import { hasFigure } from '../../language/deeds/has-figure.ts';
import { inFirstPerson } from '../../language/deeds/in-first-person.ts';
import { linePieces } from '../../language/deeds/line-pieces.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { tellsDeed } from '../../language/deeds/tells-deed.ts';
import { asksForTrait } from '../../language/stance/asks-for-trait.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isWishLabel } from '../../language/stance/is-wish.ts';
import { seeksWork } from '../../language/stance/seeks-work.ts';
import { bareWords } from '../../language/text/bare-words.ts';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { PlaceLines } from './list-places.ts';
import { namesDeed } from './quote-line.ts';
import { wholeLines } from './whole-lines.ts';

/** Fewest words of a deed that stands outside the jobs: fewer are a skill's name. */
const fewest = 6;
/** The same where no job has lines: what was done is listed elsewhere then. */
const fewestAlone = 5;

/**
 * What the person did by lines that belong to no job (a summary, a section of achievements, a long entry of the skills): deeds in the past, any line that
 * can be quoted where no job has one (`isAlone`), and what the summary says with a figure or behind a title.
 */
export function listLoose(resume: Resume, language: string, isAlone: boolean): PlaceLines {
  const texts: [string, string | undefined][] = [
    [profile, resume.basics?.summary],
    ...(resume.awards ?? []).flatMap(({ title, summary }, i): [string, string | undefined][] => [
      [`/awards/${i}/title`, title],
      [`/awards/${i}/summary`, summary],
    ]),
    ...(resume.skills ?? []).flatMap(({ name, keywords = [] }, i) =>
      (isWishLabel(name) ? [] : keywords).map((text, j): [string, string] => [`/skills/${i}/keywords/${j}`, text]),
    ),
    ...(resume.customSections ?? []).flatMap(({ lines = [] }, i) =>
      lines.map((text, j): [string, string] => [`/customSections/${i}/lines/${j}`, text]),
    ),
    ...openLines(resume, language),
  ];
  const lines = texts.flatMap(([pointer, text]) =>
    linePieces(text ?? '')
      .filter(
        (line) =>
          line.split(/\s+/).length >= (isAlone ? fewestAlone : fewest) &&
          (pointer === profile
            ? isDone(line) || hasFigure(line) || namesSelf(line)
            : isDone(line) ||
              (((isAlone && !pointer.startsWith('/skills/')) || isListed(pointer)) &&
                isWork(line, language, pointer))) &&
          !seeksWork(line) &&
          !speaksTo.test(line) &&
          !disclaimsAny(line),
      )
      .map((line) => ({ line, pointer })),
  );
  return { item: loose, place: {}, order: Math.min(1, resume.work?.length ?? 0), lines };
}

/** Whole lines of the file that no field holds for certain, but for those of the jobs that are; of a summary only deeds that are done. */
function openLines(resume: Resume, language: string): [string, string][] {
  const { work = [], volunteer = [], projects = [], verbatim = [] } = resume;
  const texts = [
    ...[...work, ...volunteer].flatMap(({ summary, highlights = [] }) => [summary ?? '', ...highlights]),
    ...projects.flatMap(({ description, highlights = [] }) => [description ?? '', ...highlights]),
  ];
  const held = ` ${texts.map(bareWords).join(' | ')} `;
  const whole = new Map(
    verbatim.flatMap(({ lines }, i) =>
      wholeLines(lines.map(({ text }) => text)).map((own, j): [string, string[]] => [
        `/verbatim/${i}/lines/${j}/text`,
        own,
      ]),
    ),
  );
  return listOpenLines(resume).flatMap(({ pointer, part }) =>
    (whole.get(pointer) ?? [])
      .filter(
        (line) =>
          !studies.has(part) &&
          !held.includes(` ${bareWords(line)} `) &&
          !namesTrait(line) &&
          !volunteer.some(({ organization = '' }) => organization !== '' && line.startsWith(organization)) &&
          (part !== 'summary' || isDone(line)) &&
          (detectLanguage(line) ?? language).slice(0, 2) === language,
      )
      .map((line): [string, string] => [pointer, line]),
  );
}

/** "Demonstration of empathy with people": who somebody is, and nothing done. */
const namesTrait = (text: string): boolean => {
  const skills = skillsIn(text);
  return asksForTrait(text) || (skills.length > 0 && skills.every(({ kind }) => kind === 'soft-skill'));
};

/** Parts whose lines name what was learnt or written, and nothing done. */
const studies: ReadonlySet<string> = new Set(['education', 'certificates', 'languages', 'courses', 'publications']);

/** "Contador público con especialidad en tributos": who somebody is, by a title at its head. */
const namesSelf = (line: string): boolean => findTitles(line)[0]?.start === 0;

/** Where the person says who they are. */
export const profile = '/basics/summary';

/** The item of what belongs to no job. */
export const loose = 'loose';

/** A letter to a reader, and what a template tells the writer to do. */
const speaksTo =
  /(?<![\p{L}-])(?:you|your|yours|yourself|Ihnen|Ihre[mnrs]?|vous|votre|vos|ustedes?|vosotros|vocês?|vossa|vostr[aeio]|uw)(?![\p{L}-])/u;

/** Whether a line may tell of work: in English it begins with a deed, or names it; in other languages an entry of the skills is a name or a wish. */
const isWork = (line: string, language: string, pointer: string): boolean =>
  (language === 'en' && (!isListed(pointer) || opensDeed(line))) ||
  pointer.startsWith('/awards/') ||
  (language !== 'en' && !pointer.startsWith('/skills/') && tellsDeed(line, language, false));

/** Not who did it: "Ida configured 40 routers" is what somebody else says. */
const opensDeed = (line: string): boolean =>
  readOpening(inFirstPerson(line)) !== undefined || namesDeed(line) || /^(?:Responsible for|In charge of) /.test(line);

/** Lines of a section, which are sentences more often than names. */
const isListed = (pointer: string): boolean => /^\/(?:customSections|verbatim)\//.test(pointer);

const isDone = (line: string): boolean => readOpening(line)?.form === 'past';
