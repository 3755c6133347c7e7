import type { Resume } from '@shortlist/schema';
import { isToCome } from '../../language/dates/against-today.ts';
import { degreeScore } from '../../language/education/degree-words.ts';
import { namesExchange } from '../../language/education/education-details.ts';
import { endsOpen, withoutOpenEnd } from '../../language/text/ends-open.ts';
import { isPhrasePart } from '../../language/text/is-phrase-part.ts';
import { findFields } from '../../lexicon/learning/study-fields.ts';
import { withDegreeOfLine } from './degrees-in-schools.ts';
import { saidUnfinished } from './said-unfinished.ts';

/** Subjects by their ending, of the languages of letters: "Zoology", "Geographical Sciences", "Astronomía", "Festkörperphysik". */
const subject =
  /(?:ology|ologie|olog[ií]a|istry|nom(?:y|ie|ía|ia)|graph(?:y|ie)|graf[ií]a|soph(?:y|ie)|sof[ií]a|ics|i[kq]ue|ik|wissenschaft(?:en)?|sciences?|studies|études|systems?|technolog(?:y|ies)|ing|ering|math(?:s|ématiques)|ations?|ments?|security|programación|programação|[cç][aã]o|ción|zione)$/iu;

/** "Marketing - Bac +5": how high the degree is, behind its subject. */
const level = /[\s,(–-]+bac ?\+ ?\d(?:\/\d)?\)?$/iu;

/** "with 70% marks from Larch Institute": a remark of several words with a figure or another school. */
const tellsWhere = /\d\s?%.*\s(?:from|at)\s|\s(?:from|at) (?:the )?\p{Lu}/u;

/** What stands in a line of education and is no part of a school's name. */
const foreign =
  /[@:;|]|https?|\d{3}|(?<!\p{L})(?:gpa|grade|score|note|media|tlf|tel(?! aviv)|phone|address|email)(?!\p{L})/iu;

/** A degree before the school's name: "MBA Larch University", "Masters of Business Administration Larch College". */
const degreeWithin =
  /(?<!\p{L})(?:(?:Bachelor|Master|Associate)(?:['’]?s)?|Diploma|Doctorate|MBA|B\.?Sc|M\.?Sc|Ph\.?D)(?!\p{L})/u;

/** A word that makes a name a school's, with what follows it directly. */
const houseWithin = /(?:University|College|Institute|School|Academy) (?!of |for |in |at |and |& )(\p{L}.+)$/u;
/** "University of Phoenix" with what follows its town. */
const universityOf = /^University of (?!Applied )\p{Lu}[\p{L}-]+ (\p{Lu}.+)$/u;

/** A house of learning within the name of a degree or of a subject: two entries in one line. */
const house =
  /\p{Lu}\p{L}+ (?:Annex|University|Institute|Academy|Career Center|(?:High|Business) School)(?!\p{L})|\b(?:School|College|Department|Faculty) of /u;

/** Whether a degree's name holds a school's: "GED Harbour Annex". */
export const holdsSchool = (degree: string): boolean => house.test(degree);

/**
 * A resume whose studies are told only as far as they are certain: a subject that names a subject and nothing else, a school that is a school and nothing else.
 * What is not, is read as not there: a letter says less rather than something wrong. `now` is ISO 8601.
 */
export function withCertainStudies(resume: Resume, now = ''): Resume {
  if (resume.education === undefined) return resume;
  const isOpen = saidUnfinished(resume);
  return {
    ...resume,
    education: resume.education.map((written) => {
      const entry = withDegreeOfLine(written);
      const { area: read, institution, ...rest } = entry;
      // A time at another school is no degree, nor is one that was still to come when the resume was written.
      if (namesExchange(`${rest.studyType ?? ''} ${read ?? ''}`)) return withoutType(rest);
      if (isOpen(written) && !isToCome(rest.endDate ?? '', now)) return { ...withoutType(rest), endDate: stillOpen };
      const area =
        read === undefined ? undefined : withoutOpenEnd(read.replace(level, '').replace(/^\s*\(([^()]+)\)\s*$/u, '$1'));
      // What holds a figure or tells where is no subject: then nobody knows whose name the school's is.
      if (area !== undefined && !isSubject(area) && tellsWhere.test(area)) return rest;
      return {
        ...rest,
        ...(area !== undefined && isSubject(area) && !areMixed(area, institution) ? { area } : {}),
        ...(institution !== undefined && isSchool(institution, area) ? { institution } : {}),
      };
    }),
  };
}

/** The end of studies that the file calls unfinished: it lies ahead, whatever date was expected once. */
const stillOpen = '9999-12';

function withoutType<T extends { studyType?: string }>({ studyType: _, ...rest }: T): Omit<T, 'studyType'> {
  return rest;
}

/** Whether a text names what is studied, and no further degree ("Bachelor of Business Administration") or remark ("Third Cohort"). */
export function isSubject(area: string): boolean {
  const words = area.trim().split(/[\s,/]+/);
  return (
    !isPhrasePart(area) &&
    degreeScore(area) === 0 &&
    !holdsSchool(area) &&
    (findFields(area).length > 0 || words.some((word) => subject.test(word.replace(/[().]/g, ''))))
  );
}

/** Whether a text is a school's name and nothing else: no subject before or behind it, no grade, no address. */
export function isSchool(institution: string, area = ''): boolean {
  if (endsOpen(institution) || foreign.test(institution) || degreeWithin.test(institution)) return false;
  if (area.length > 5 && institution.toLowerCase().includes(area.toLowerCase())) return false;
  if (areMixed(area, institution)) return false;
  const behind = houseWithin.exec(institution)?.[1] ?? universityOf.exec(institution)?.[1] ?? '';
  return findFields(behind).length === 0 && !isSubject(behind) && !leadsWithSubject(institution);
}

/** Two words of a subject that stand in a school's name too: a column was read into the other. */
function areMixed(area: string, institution = ''): boolean {
  const house = wordsOf(institution);
  return wordsOf(area).filter((word) => word.length > 4 && house.includes(word)).length > 1;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Subjects by their ending, which no house is called after alone: "Sociology", "Nursing". */
const alone = /(?:ology|istry|ing)$/;
/** Most words of a subject before a school. */
const longest = 2;

/** "Sociology Alder Brook University", "Mechanical Engineering University of Alder"; "Technical University of Alder" is one name. */
function leadsWithSubject(institution: string): boolean {
  const words = institution.trim().split(/\s+/);
  const at = words.findIndex((word, i) => word === 'University' && words[i + 1] === 'of');
  const head = words.slice(0, Math.max(0, at));
  if (head.length > 0 && (head.length > 1 || alone.test(head[0] ?? '')) && findFields(head.join(' ')).length > 0)
    return true;
  if (!/^(?:University|College)$/.test(words.at(-1) ?? '')) return false;
  return Array.from({ length: longest }, (_, i) => i + 1).some((count) => {
    const rest = words.slice(count, -1);
    return (
      rest.length >= 1 &&
      rest.every((word) => /^\p{Lu}/u.test(word)) &&
      findFields(words.slice(0, count).join(' ')).length > 0
    );
  });
}
