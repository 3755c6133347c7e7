import type { Question } from '@shortlist/schema';
import { questionWords } from '../language/stance/question-words.ts';
import { saysNo } from '../language/stance/read-answer.ts';
import { splitSentences } from '../language/text/split-sentences.ts';
import { shownSkillsIn } from '../lexicon/find/shown-skills.ts';
import { skillsIn } from '../lexicon/find/skills-in.ts';
import { slugOf } from '../lexicon/parse-lexicon.ts';
import { type AskedSkill, shareOf } from './asked-by-postings.ts';
import type { ProfileScene } from './profile-scene.ts';

/** Questions whose answers would make the profile stronger: what was done in a position that tells nothing, figures that no line gives, and of somebody without a position what else they did. */
export function askForWork({ resume }: ProfileScene): Question[] {
  const jobs = resume.work ?? [];
  if (jobs.length === 0) return [{ id: ownWork, about: questionWords.ownWork.about, text: questionWords.ownWork.text }];
  return jobs
    .slice(0, 4)
    .filter(
      (job) =>
        !(job.highlights ?? []).some((line) => /\d/.test(line)) &&
        !/\d/.test(job.summary ?? '') &&
        (job.name ?? job.position) !== undefined,
    )
    .map((job) => {
      const about = [job.position, job.name].filter(Boolean).join(` ${questionWords.at} `);
      const isBare = (job.highlights ?? []).length === 0 && (job.summary ?? '') === '';
      return { id: figureId(about), about, text: (isBare ? questionWords.work : questionWords.figure)(about) };
    });
}

/** The question after a figure of a job, told by title and employer. */
function figureId(about: string): string {
  return `figure-${slugOf(about).slice(0, 50)}`;
}

/** What the person answered to the question after a figure of a job: sentences of their own, for its description. */
export function figuresTold(
  { answers, language }: ProfileScene,
  job: { position?: string | undefined; name?: string | undefined },
): { line: string; pointer: string }[] {
  const id = figureId([job.position, job.name].filter(Boolean).join(` ${questionWords.at} `));
  return sentencesOf(answers, id)
    .map((line) => line.replace(/[.;]+$/, ''))
    .map((line) => ({
      line: language.startsWith('en')
        ? line.replace(/^I (?=\p{Ll})/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : line,
      pointer: `/answers/${id}`,
    }));
}

/** What somebody without a position answered they have made or helped with: sentences of their own, for the About. */
export function ownWorkTold({ answers }: ProfileScene): { line: string; pointer: string }[] {
  return sentencesOf(answers, ownWork).map((line) => ({
    line: /[.!?]$/.test(line) ? line : `${line}.`,
    pointer: `/answers/${ownWork}`,
  }));
}

const ownWork = 'own-work';

function sentencesOf(answers: ProfileScene['answers'], id: string): string[] {
  const answer = answers.find((each) => each.id === id && each.declined !== true && !saysNo(each.text));
  return splitSentences((answer?.text ?? '').replace(/^(?:yes|yeah|yep|ja|oui|sí|si|sure)\b[\s,.:;–-]*/iu, ''))
    .map((line) => line.trim())
    .filter((line) => line.length > 10 && line.length <= 220);
}

/** Up to three skills that the person's own postings ask for and nothing of theirs shows, the most often asked first. */
export function unshownOf({ asked, facts }: Pick<ProfileScene, 'asked' | 'facts'>): AskedSkill[] {
  const shown = facts.map(({ text }) => text.toLowerCase());
  const known = new Set(facts.flatMap(({ text }) => shownSkillsIn(text).map(({ id }) => id)));
  return asked
    .filter(({ id, name }) => !known.has(id) && !shown.some((text) => text.includes(name.toLowerCase())))
    .filter(({ count, of }) => of < 3 || count > 1)
    .slice(0, 3);
}

/** Whether the person has what their own postings ask for and the profile does not show. */
export function askForPostings(scene: ProfileScene): Question[] {
  return unshownOf(scene).map((skill) => ({
    id: goalId(skill.id),
    about: skill.name,
    text: `${questionWords.postingsAsk(shareOf(skill), skill.count === 1, skill.name)} ${questionWords.follow[skill.kind === 'certificate' ? 'certificate' : 'tool']}`,
  }));
}

const goalId = (id: string) => `goal-${slugOf(id).slice(0, 50)}`;

/** Skills that the goals name and no document shows: the person says whether they have them. */
export function askForGoals({ goals, facts }: ProfileScene): Question[] {
  const known = new Set(facts.flatMap(({ text }) => shownSkillsIn(text).map(({ id }) => id)));
  const asked = skillsIn(`${goals.targetRole}\n${goals.careerGoals}`).filter(
    ({ id, kind }) =>
      id !== undefined && !known.has(id) && (kind === 'tool' || kind === 'method' || kind === 'certificate'),
  );
  return asked
    .filter(({ id }, i) => asked.findIndex((other) => other.id === id) === i)
    .slice(0, 4)
    .map(({ id, name, text, kind }) => ({
      id: goalId(id ?? name),
      about: name,
      text: `${questionWords.names(text)} ${questionWords.follow[kind === 'certificate' ? 'certificate' : 'tool']}`,
    }));
}
