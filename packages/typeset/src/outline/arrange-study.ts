import { type Education, paperFor, type Resume } from '@shortlist/schema';
import { labelOf } from './label-of.ts';
import { listSpans, makeSpan } from './make-span.ts';
import type { Entry, Span } from './outline.ts';
import { languageOf } from './page-language.ts';
import type { Plan } from './plan.ts';

/** What an entry of education says below its school: the grade, then the courses on one line, or the person's lines as they wrote them. */
export function arrangeStudy(
  study: Education,
  at: string,
  resume: Resume,
  plan: Plan,
): Pick<Entry, 'paragraphs' | 'bullets' | 'facts'> {
  const { words } = languageOf(plan.language);
  const grade = gradeFact(study, at, resume, plan);
  const courses = listSpans(study.courses, `${at}/courses`);
  const label = labelOf(study, 'courses');
  const isNamed = label !== undefined || courses.every(({ text }) => isCourseName(text));
  const asLine = grade && (!grade.label || !isNamed);
  return {
    paragraphs: asLine ? [grade.label ? withWord(`${grade.label.text}:`, grade.score) : grade.score] : [],
    bullets: isNamed ? [] : courses,
    facts: [
      ...(grade?.label && !asLine ? [{ label: grade.label, items: [grade.score] }] : []),
      ...(isNamed && courses.length > 0
        ? [{ label: label ?? { text: words.courses, pointer: '' }, items: courses }]
        : []),
    ],
  };
}

/** "GPA 3.8" says itself what it is; "Grade: Distinction" needs the word. */
function gradeFact(
  study: Education,
  at: string,
  { basics = {} }: Resume,
  plan: Plan,
): { label?: Span; score: Span } | undefined {
  const score = makeSpan(study.score, `${at}/score`);
  if (!score) return undefined;
  const label = labelOf(study, 'score');
  if (label) return { label, score };
  if (saysGrade.test(score.text)) return { score };
  if (plan.language.startsWith('en') && isPointAverage(score.text, paperFor(basics) === 'us-letter'))
    return { score: withWord('GPA', score) };
  return { label: { text: languageOf(plan.language).words.score, pointer: '' }, score };
}

const withWord = (word: string, span: Span): Span => ({ ...span, text: `${word} ${span.text}` });

/** A grade with its own word before or behind it, as people write it and readers know it. */
const saysGrade =
  /^(?:(?:major |cumulative |overall )?c?gpa|grade|(?:abschluss|gesamt)?note|mention|moyenne|nota|média|voto|(?:eind)?cijfer)(?!\p{L}).*\S|\d\s*c?gpa$/iu;

/** "3.8/4.0" is a grade point average anywhere; a bare "3.8" where American schools are: elsewhere it may be a grade of another scale, on which less is better. */
function isPointAverage(score: string, isAmerican: boolean): boolean {
  return (
    /^[0-4]\.\d{1,2}\s*\/\s*4(?:\.0+)?$/.test(score) || (isAmerican && /^(?:[23]\.\d{1,2}|4\.0{1,2})$/.test(score))
  );
}

/** What else people write below a degree: such lines are no names of courses. */
const remark =
  /(?<!\p{L})(?:thesis|dissertation|advis[oe]r|honou?rs?|valedictorian|dean.s list|cum laude|scholar\p{L}*|fellow\p{L}*|awards?|prize|minor|exchange|abroad|captain|president|member|club|team|tutor\p{L}*|\p{L}*arbeit|schwerpunkt|stipendi\p{L}*|auslands\p{L}*|mémoire|bourse|tesis|beca|tesi|borsa|tese|bolsa|scriptie|beurs)(?!\p{L})/iu;

/** Whether a line reads as the name of a course, not as a sentence or a remark: "Labour Law", "Statistics II (lab)". */
function isCourseName(text: string): boolean {
  const plain = text.replace(/\([^()]*\)/g, '');
  return text.length <= 70 && plain.split(' ').length <= 8 && !/[,;:!?]|\.(?:\s|$)/.test(plain) && !remark.test(plain);
}
