import { nameDegree } from '../../language/education/name-degree.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { articleFor } from '../../language/text/article-for.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** A bachelor's on the European scale: what is below may be a certificate's name. */
const bachelors = 6;

/** Whether the name of a paper is a degree's: "BSc (Hons) Computer Science (2:1): University of Greenwich". */
export const isDegree = (paper: string): boolean =>
  findDegrees(paper).some(({ level, start }) => level >= bachelors && start === 0);

/** "I hold a BSc (Hons) Computer Science.": a degree that the resume lists among the certificates, by its name alone. English. */
export function degreeAmongPapers({ resume, facts, verify }: LetterScene): DraftParagraph {
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
