import { isPlainNo } from '@shortlist/engine';
import { type Answer, Question } from '@shortlist/schema';
import { z } from 'zod';
import { RefusedInput } from './failures.ts';
import { readBytes } from './read-bytes.ts';
import { i18n, languageNow } from './voice.ts';

const AnsweredQuestion = Question.extend({
  answer: z
    .string()
    .trim()
    .max(2000, { error: () => i18n._('the answer is too long (2,000 characters at most)') })
    .optional(),
});
type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/**
 * Answers from a `questions.json` with an `answer` beside each question that the person has answered; "no" says that they do not have it,
 * a question without one stays open. `now`: ISO 8601. Throws RefusedInput, naming the place, for a file of another form.
 */
export async function readAnswers(path: string, now: string): Promise<Answer[]> {
  const parsed = z.array(AnsweredQuestion).safeParse(readJson(path, (await readBytes(path)).toString('utf8')), {
    error: z.locales[languageNow()]().localeError,
  });
  if (!parsed.success) throw new RefusedInput(`${path}: ${describe(parsed.error)} ${advice()}`);
  return parsed.data.flatMap(({ id, text: question, about, kind, answer = '' }) => {
    if (answer === '') return [];
    return [
      {
        id,
        question,
        about,
        text: answer,
        date: now,
        ...(kind !== 'pick' && isPlainNo(answer) ? { declined: true } : {}),
      },
    ];
  });
}

/** The questions as a file that can be answered further: those answered before keep their answers. */
export function withAnswers(questions: readonly Question[], answers: readonly Answer[]): AnsweredQuestion[] {
  const answered = answers.map(({ id, question: text, about, text: answer }) => ({ id, text, about, answer }));
  return [...answered, ...questions.filter(({ id }) => !answers.some((each) => each.id === id))];
}

const advice = () =>
  i18n._('What to do: copy questions.json from an earlier run and write {form} next to the questions you can answer.', {
    form: '"answer": "…"',
  });

function readJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new RefusedInput(`${i18n._('{path}: this isn’t JSON ({message}).', { path, message })} ${advice()}`);
  }
}

function describe({ issues }: z.ZodError): string {
  const [first] = issues;
  const [at, field] = first?.path ?? [];
  const entry = typeof at === 'number' ? i18n._('entry {number}', { number: at + 1 }) : '';
  const place = [entry, ...(field === undefined ? [] : [String(field)])].join(', ');
  const fault = first?.message ?? i18n._('this doesn’t look like questions.json');
  return `${entry === '' ? '' : `${place}: `}${fault}.`;
}
