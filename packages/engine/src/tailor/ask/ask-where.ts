import type { Question } from '@shortlist/schema';
import { questionWords } from '../../language/stance/question-words.ts';
import type { TailorScene } from '../propose/proposal.ts';
import { lacksPlace, toldTo, whereId } from '../propose/propose-answered-lines.ts';
import { readUntitledJob } from '../propose/read-new-job.ts';
import { clip, listOpen } from './ask-questions.ts';

/** For each answer that tells a deed and no employer: where it was done, which decides under which job it may stand. */
export function askWhere(scene: TailorScene): Question[] {
  return listOpen(scene).flatMap((open): Question[] => {
    const { question } = open;
    const fact = scene.answers.find(({ pointer }) => pointer === `/answers/${question.id}`);
    const told = toldTo(open, scene);
    const isSaid = scene.answers.some(({ pointer }) => pointer === `/answers/${whereId(question.id)}`);
    if (fact === undefined || isSaid || !lacksPlace(told, scene)) return [];
    const words = questionWords;
    const untitled = readUntitledJob(told);
    const text = untitled === undefined ? words.where(words.quote(clip(told))) : words.titleAt(untitled.name);
    return [{ ...question, id: whereId(question.id), text }];
  });
}
