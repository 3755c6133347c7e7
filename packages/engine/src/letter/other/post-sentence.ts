import { endsOpen } from '../../language/text/ends-open.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { isTraining } from '../../language/titles/is-training.ts';
import { ownGender } from '../../language/titles/own-gender.ts';
import { tellJob } from '../../language/titles/tell-job.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { headOfJob } from '../content/head-of-job.ts';
import { houseIn, titleIn, yearsIn } from '../content/label-of-job.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** Most words of a title: more were read on into something else. */
const mostTitleWords = 6;

/** A job by its title, house and years: "Seit 2019 arbeite ich als Buchhalterin bei der Ahorn GmbH.". All languages of letters but English. */
export function postSentence(at: number, scene: LetterScene): DraftParagraph {
  const { resume, facts, language, verify } = scene;
  const job = resume.work?.[at] ?? {};
  const { position = '', name = '', endDate } = job;
  const title = titleIn(scene, position);
  const isCertain = (isTitle(title) && titleInSentence(title) !== '') || ownGender([title], language) !== undefined;
  const years = yearsIn(scene, job);
  if (!isCertain || endsOpen(title) || title.split(/\s+/).length > mostTitleWords || years === undefined) return [];
  // A traineeship without an end is over more often than it runs.
  if (endDate === undefined && isTraining(title)) return [];
  const own = headOfJob(facts, at, position);
  const sentence = [houseIn(scene, name), '']
    .map((employer) => tellJob({ title, employer, since: years.from, until: years.until }, language))
    .find((each) => each !== '' && verify(each, own).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: own }];
}
