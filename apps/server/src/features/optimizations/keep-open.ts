import type { Answer, Question } from '@shortlist/schema';

/** The questions that the person has not answered yet: nobody is asked the same thing twice. */
export function keepOpen(questions: Question[], answers: Answer[]): Question[] {
  const answered = new Set(answers.map((answer) => answer.id));
  return questions.filter((question) => !answered.has(question.id));
}
