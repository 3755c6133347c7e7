import { nameDegree } from '../../language/education/name-degree.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { articleFor } from '../../language/text/article-for.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** A bachelor's on the European scale: what is below may be a certificate's name. */
export const bachelors = 6;

/** Whether the name of a paper is a degree's: "BSc (Hons) Computer Science (2:1): University of Greenwich". */
export const isDegree = (paper: string): boolean =>
  !course.test(paper) && findDegrees(paper).some(({ level, start }) => level >= bachelors && start === 0);

/** "PhD course in statistics", "MBA Essentials": a course that only has a degree's name in its own. */
const course =
  /\b(?:courses?|certificates?|certifications?|essentials|modules?|units?|prep(?:aration|aratory)?|foundations?|fundamentals|workshops?|bootcamp|seminars?|classes|diploma in|mini)\b/i;

/** "I hold a BSc (Hons) Computer Science.": a degree that is asked for and that the resume lists among the certificates, by its name alone. English. */
export function degreeAmongPapers({ resume, posting, facts, verify }: LetterScene): DraftParagraph {
  if (posting.requirements.every(({ kind }) => kind !== 'education')) return [];
  return (resume.certificates ?? [])
    .flatMap(({ name = '' }, at) => {
      const bare = name.split(/ ?[:,;|–]| - | \(\d/u)[0]?.trim() ?? '';
      if (!isDegree(name) || bare.split(/\s+/).length < 2 || findDisclaimers(name, true).length > 0) return [];
      const own = facts.filter(({ pointer }) => pointer.startsWith(`/certificates/${at}/`));
      const degree = nameDegree(bare);
      const sentence = `I hold ${articleFor(degree)} ${degree}.`;
      return verify(sentence, own).length === 0 ? [{ sentence, facts: own }] : [];
    })
    .slice(0, 1);
}
