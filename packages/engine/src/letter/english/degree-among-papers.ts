import { nameDegree } from '../../language/education/name-degree.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { articleFor } from '../../language/text/article-for.ts';
import { bachelors, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** Whether the name of a paper is a degree's: "BSc (Hons) Computer Science (2:1): University of Greenwich". */
export const isDegree = (paper: string): boolean =>
  !course.test(paper.replace(onPaper, '')) &&
  findDegrees(paper).some(({ level, start }) => level >= bachelors && start === 0);

/** "MSc diploma in civil engineering": a degree with the word of its paper. */
const onPaper = /^(?:[BM]\.?(?:Sc|A|S|Eng|Ed|Com)\.?|(?:Bachelor|Master)['’]?s?) (?:diploma|degree)(?= in | of )/iu;

/** "PhD course in statistics", "MBA Essentials": a course that only has a degree's name in its own. */
const course =
  /\b(?:courses?|certificates?|certifications?|essentials|modules?|units?|prep(?:aration|aratory)?|foundations?|fundamentals|workshops?|bootcamp|seminars?|classes|diploma in|mini)\b/i;

/** Where a degree stands that no list of studies holds. */
const elsewhere = /^\/(?:certificates\/\d+\/name|customSections\/\d+\/lines\/\d+|skills\/\d+\/keywords\/\d+)$/;

/** "I hold a BSc (Hons) Computer Science.": a degree that the resume lists among certificates, skills or the lines of a further section, by its name alone. English. */
export function degreeAmongPapers({ facts, verify }: LetterScene): DraftParagraph {
  return facts
    .filter(({ source, pointer }) => source !== 'posting' && elsewhere.test(pointer))
    .flatMap((fact) => {
      const bare = fact.text.split(/ ?[:,;|–]| - | \(\d/u)[0]?.trim() ?? '';
      if (!isDegree(fact.text) || bare.split(/\s+/).length < 2 || findDisclaimers(fact.text, true).length > 0)
        return [];
      const degree = nameDegree(bare);
      const sentence = `I hold ${articleFor(degree)} ${degree}.`;
      return verify(sentence, [fact]).length === 0 ? [{ sentence, facts: [fact] }] : [];
    })
    .slice(0, 1);
}
