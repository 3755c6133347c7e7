import {
  AnsweredResult,
  type EditChoice,
  type LetterChange,
  type LetterLength,
  type LetterTone,
  Match,
  ResumeResult,
} from '@shortlist/schema';
import { z } from 'zod';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

const EditsChosen = z.object({ accepted: z.array(z.string()), match: Match });

/** Says which edits stand, `among` those that were seen. The match is counted anew, free of charge. */
export function chooseEdits(id: string, choice: EditChoice): Promise<z.infer<typeof EditsChosen>> {
  return send(EditsChosen, urls.editChoice(id), 'PUT', choice);
}

/** Keeps the person's own wording of the letter. */
export function changeLetter(id: string, letter: LetterChange): Promise<ResumeResult> {
  return send(ResumeResult, urls.letter(id), 'PUT', letter);
}

/** Writes the letter again, in another tone or length. */
export function rewriteLetter(id: string, style: { tone: LetterTone; length: LetterLength }): Promise<ResumeResult> {
  return send(ResumeResult, urls.letterRewrite(id), 'POST', style);
}

/** Answers a question: the answer becomes a fact, and the result is worked out anew with it. */
export function answerQuestion(id: string, questionId: string, text: string): Promise<AnsweredResult> {
  return send(AnsweredResult, urls.answers(id), 'POST', { questionId, text });
}

/** Says that the person does not have what a question asks for: the question closes, and nothing is written from it. */
export function declineQuestion(id: string, questionId: string): Promise<AnsweredResult> {
  return send(AnsweredResult, urls.answers(id), 'POST', { questionId, declined: true });
}

function send<T>(schema: z.ZodType<T>, url: string, method: 'PUT' | 'POST', body: unknown): Promise<T> {
  return requestJson(schema, url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
