import type { ComponentProps } from 'react';
import { AnswerQuestion } from './answer-question.tsx';
import { AnswerShort, PickLine } from './answer-short.tsx';

/** The way to answer a question of any kind. */
export function AnswerAny(asked: ComponentProps<typeof AnswerQuestion>) {
  const { id, question } = asked;
  if (question.kind === 'pick') return <PickLine id={id} question={question} />;
  if (question.kind === 'complete' || question.kind === 'why') return <AnswerShort id={id} question={question} />;
  return <AnswerQuestion {...asked} />;
}
