import { findDegreeWord } from '../../../language/education/degree-words.ts';
import { coursesPattern, gradePattern } from '../../../language/education/education-details.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';

/** What is said of a degree besides its field: a thesis, a supervisor, honours, a scholarship. */
export const remark =
  /\b(?:thesis|dissertation|advis[oe]r|supervis|hono[u]?rs?|valedictorian|salutatorian|dean.s list|cum laude|distinction|first class|scholar|fellow|award|prize|minor|exchange|abroad|betreu|abschlussarbeit|schwerpunkt|masterarbeit|bachelorarbeit|mémoire|mention|directeur|tesis|beca|tesi|relatore|borsa|tese|orientador|bolsa|scriptie|begeleider|beurs)/iu;

/** "Diploma thesis on sleep", "Minor in Botany": a remark stands before the name of a degree or right behind it. Behind its subject it is the degree's own: "B.A. Botany with a minor in Law". */
export function isRemark(said: string): boolean {
  const text = said.replace(/hono[u]?rs?|first class/giu, '');
  const told = remark.exec(text)?.index;
  if (told === undefined) return false;
  const degree = findDegreeWord(text);
  return !degree || told <= degree.start || /^['’]?s?\s*$/u.test(text.slice(degree.end, told));
}

/** "Second Class Honours, Grade 1 (2.1)": the class of a British or Irish degree in words and figures. */
const classOf =
  /\b(?:first|(?:upper |lower )?second|third)[- ]class(?: honou?rs)?(?:,? (?:upper|lower|grade|division) \p{L}*\d?)?\s*\((?:1st|[12][:.][12])\)/iu;

/** A grade without any label: "3.7/4.0", "96%". */
export const bareGrade = /^(?:\d(?:[.,]\d{1,3})?\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?|\d{1,3}(?:[.,]\d{1,2})?\s*%)$/;

/** A label over again ("GPA: GPA: 3.9") is no grade. */
export const gradeLabel = /^(?:c?gpa|grade|note|score)$/i;

/** A grade with its label in a text. */
export function gradeIn(text: string): { start: number; end: number; value: string } | undefined {
  const found = gradePattern.exec(text);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || !value || gradeLabel.test(value)) return undefined;
  const end = found.index + found[0].replace(/[.,]$/, '').length;
  return { start: found.index, end, value: value.trim().replace(/[.,]$/, '') };
}

/** The grade of a degree among the pieces of its head and the texts below. */
export function findGrade(pieces: Piece[]): Draft {
  for (const piece of pieces) {
    const honours = classOf.exec(piece.text)?.[0] ?? /^\(?(2[:.][12]|1st|3rd)\)?$/.exec(piece.text.trim())?.[1];
    if (honours) return toFact(piece, 0.8, honours);
    const found = gradeIn(piece.text);
    if (found) return toFact(piece, 0.8, found.value);
  }
  const bare = pieces.find((piece) => bareGrade.test(piece.text.trim()));
  if (bare) return toFact(bare, 0.7, bare.text.trim());
  return undefined;
}

/** The courses of a degree: behind their label, or each in a line of its own. */
export function findCourses(texts: Piece[]): Draft[] {
  for (const piece of texts) {
    const list = coursesPattern.exec(piece.text)?.[1];
    if (list)
      return list
        .split(/[,;،؛、；，]\s*/u)
        .filter(Boolean)
        .map((name) => toFact(piece, 0.8, name.replace(/\.$/, '')));
  }
  return texts
    .filter(
      (piece) =>
        piece.text.length < 70 &&
        !gradePattern.test(piece.text) &&
        !remark.test(piece.text) &&
        !/[:.]|^\d[\d.,/ ]*$/.test(piece.text),
    )
    .map((piece) => toFact(piece, 0.6));
}
