import type { Question } from '@shortlist/schema';
import { questionWords } from '../language/question-words.ts';
import { clip, listOpen } from './ask-questions.ts';
import type { TailorScene } from './proposal.ts';
import { lacksPlace, whereId } from './propose-answered-lines.ts';

/** For each answer that tells a deed and no employer: where it was done, which decides under which job it may stand. */
export function askWhere(scene: TailorScene): Question[] {
  return listOpen(scene).flatMap(({ question }): Question[] => {
    const fact = scene.answers.find(({ pointer }) => pointer === `/answers/${question.id}`);
    const told = fact?.text.slice(question.about.length + 1).trim() ?? '';
    const isSaid = scene.answers.some(({ pointer }) => pointer === `/answers/${whereId(question.id)}`);
    if (fact === undefined || isSaid || !lacksPlace(told, scene)) return [];
    const words = questionWords(scene.language);
    const text = words.where(words.quote(clip(told)));
    return [{ ...question, id: whereId(question.id), text }];
  });
}
