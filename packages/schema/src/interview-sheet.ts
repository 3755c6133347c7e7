import { z } from 'zod';
import { type Say, sayInEnglish, sectionWords } from './describe-place.ts';
import { Met } from './match.ts';
import { readPointer } from './pointer.ts';
import { RequirementKind } from './posting.ts';

/**
 * A line of the person's own, word for word: of the resume (`pointer` leads into it), or an answer. `of` names what it stands under, most telling
 * first ("Head nurse", "Lakeside Clinic"); `from` and `to` are years, and without `to` it still runs.
 */
export const SheetQuote = z.object({
  source: z.enum(['resume', 'answer']),
  pointer: z.string(),
  text: z.string(),
  of: z.array(z.string()),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type SheetQuote = z.infer<typeof SheetQuote>;

/**
 * One need of the job brief as an interview comes to it: `need` in the posting's words, and the person's own lines to tell. `shows`: whether one of them has
 * a figure, one tells what was done, or they only name the thing.
 */
export const SheetNeed = z.object({
  need: z.string(),
  kind: RequirementKind,
  met: Met,
  quotes: z.array(SheetQuote),
  shows: z.enum(['figure', 'deed', 'name']),
});
export type SheetNeed = z.infer<typeof SheetNeed>;

/** The name of the file that holds the sheet. */
export const interviewFile = 'interview.pdf';

/** The texts of the sheet. None says anything about the person: that only their own lines do. */
export const sheetWords = {
  question: 'Likely question',
  objection: 'Likely objection',
  story: 'Your example',
  named: 'Your resume only mentions this. Prepare an example.',
  start: 'Start your answer with',
  nothing: 'Nothing in your resume shows this. Think about what you’ll say.',
  figure: 'Add a number if you have one, such as how many or how long.',
  answer: 'Your answer',
  since: 'since {year}',
};

const questions: Record<RequirementKind, string> = {
  skill: 'Where have you used this, and for what?',
  experience: 'What is your experience with this? What were you responsible for?',
  education: 'What did you study, and how does it help in this job?',
  certificate: 'Do you have this, and is it still valid?',
  language: 'When do you use this language at work?',
  responsibility: 'Tell us about a time you did this. What was the result?',
  gate: 'Do you meet this condition?',
};
const objections = {
  partly: 'Your resume shows only part of this. How would you handle the rest?',
  missing: 'Your resume doesn’t show this. How would you close that gap?',
};

/** Every text of the sheet in English, to be said in another language. */
export const sheetTexts: readonly string[] = [
  ...Object.values(sheetWords),
  ...Object.values(questions),
  ...Object.values(objections),
];

/** What a sheet says of one need, in the language of `say`: what may be asked, what may be held against it, and what leads to the quotes. */
export function tellNeed(
  { kind, met, quotes, shows }: SheetNeed,
  say: Say = sayInEnglish,
): { question: string; objection?: string; lead: string; hint?: string } {
  const shown = met === true;
  const { nothing, named, story, start, figure } = sheetWords;
  const own = shows === 'name' && tellsDeeds(kind) ? named : story;
  return {
    question: say(questions[kind]),
    ...(shown ? {} : { objection: say(met === 'partly' ? objections.partly : objections.missing) }),
    lead: say(quotes.length === 0 ? nothing : shown ? own : start),
    ...(quotes.length > 0 && shows === 'deed' ? { hint: say(figure) } : {}),
  };
}

const tellsDeeds = (kind: RequirementKind): boolean =>
  kind === 'skill' || kind === 'experience' || kind === 'responsibility';

/** Where a quote stands: "Head nurse, Lakeside Clinic, 2019 – 2023"; where nothing names that, its section. */
export function tellQuotePlace({ source, pointer, of, from, to }: SheetQuote, say: Say = sayInEnglish): string {
  if (source === 'answer') return say(sheetWords.answer);
  const [section = '', key = ''] = readPointer(pointer);
  if (of.length === 0) return say(sectionWords[key] ?? sectionWords[section] ?? '');
  const years =
    from === undefined
      ? (to ?? '')
      : to === undefined
        ? say(sheetWords.since, { year: from })
        : from === to
          ? from
          : `${from} – ${to}`;
  return [...of, years].filter((part) => part !== '').join(', ');
}
