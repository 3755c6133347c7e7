import type { Posting, Requirement } from '@shortlist/schema';
import { carriedShare } from '../formula.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { monthsOfOccupation } from './score-title.ts';
import type { Verdict } from './verdict.ts';
import { wordsOfWork } from './words-of-work.ts';

const experience =
  /(?<!\p{L})(?:experience|track record|(?:berufs|arbeits)?erfahrung(?:en)?|berufspraxis|expérience|experiencia|experiência|esperienza|(?:werk)?ervaring)(?!\p{L})/iu;

/** "Experience in customer service": of work, not of a course. */
export const asksForExperience = (text: string): boolean => experience.test(text);

/** "Mehrjährige Berufserfahrung", "Proven work experience": experience of no work in particular, which the jobs of the occupation show. */
export function asksForBareExperience({ text, skills = [] }: Requirement): boolean {
  return (
    text.length < 60 &&
    experience.test(text) &&
    skills.every(({ id }) => id === undefined) &&
    wordsOfWork(text.replace(ofExtent, ' ')).size === 0
  );
}

/** Months in the field from which on work in it speaks for experience that no word can show. */
const monthsOfField = 12;

/**
 * Experience that a sentence asks for without naming anything known, where the resume is in another language and holds none of its words: jobs of the posting's occupation or its
 * wider field speak for it in part.
 */
export function workElsewhere({ text }: Requirement, index: ResumeIndex, posting: Posting): Verdict | undefined {
  if (index.language() === posting.language || !experience.test(text)) return undefined;
  const { close, near, lines } = monthsOfOccupation(index, posting);
  return close + near < monthsOfField ? undefined : { credit: carriedShare, lines, reasons: [{ code: 'wider-field' }] };
}

const ofExtent =
  /(?<!\p{L})(?:mehrjährige\p{L}*|langjährige\p{L}*|erste|einschlägige\p{L}*|proven|solid|strong|prior|previous|professional|relevant|work|working|several|extensive|demonstrable|experience|profesional|laboral|previa|professionnelle?|significative|confirmée|réussie|relevante|pregressa|comprovada|wünschenswert|von vorteil|required|preferred|a plus)(?!\p{L})/giu;
