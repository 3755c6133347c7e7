import type { Fact, Inconsistency, OptimisedProfile, Question, Recommendation } from '@shortlist/schema';
import { phraseList } from '../language/phrase-list.ts';
import { questionWords } from '../language/question-words.ts';
import { saysNo } from '../language/read-answer.ts';
import { splitSentences } from '../language/split-sentences.ts';
import { slugOf } from '../lexicon/parse-lexicon.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { hasOwnAddress } from './check-completeness.ts';
import { profileLimits } from './limits.ts';
import type { ProfileScene } from './profile-scene.ts';
import { isSameRole } from './write-headlines.ts';

/** What to do, most effective first, each with its reason. Rests on what the export shows; promises no rank. */
export function recommend(
  scene: ProfileScene,
  skills: OptimisedProfile['skills'],
  inconsistencies: readonly Inconsistency[],
  shown: ReadonlyMap<string, readonly Fact[]> = new Map(),
): Recommendation[] {
  const { resume, goals } = scene;
  const list: Recommendation[] = [];
  const add = (effect: Recommendation['effect'], title: string, reason: string, field?: string) =>
    list.push({ id: slugOf(title).slice(0, 60), title, reason, effect, ...(field === undefined ? {} : { field }) });
  const headline = resume.basics?.label ?? '';
  const about = resume.basics?.summary ?? '';
  const isHeld = (resume.work ?? []).some(({ position = '' }) =>
    isSameRole(position.split(/[,|(–]/)[0] ?? '', goals.targetRole),
  );
  const jobs = resume.work ?? [];
  const bare = jobs.filter((job) => (job.summary ?? '') === '' && (job.highlights ?? []).length === 0);
  const unmeasured = jobs
    .slice(0, 3)
    .filter((job) => (job.highlights ?? []).length > 0 && !(job.highlights ?? []).some((line) => /\d/.test(line)));
  if (headline === '')
    add(
      'high',
      'Write a headline',
      'The headline stands beside your name in every search result and message; the export shows none.',
      'headline',
    );
  else if (scene.relevance(headline) < 1)
    add(
      'high',
      'Name the role you want in the headline',
      `“${headline}” has no word of the role you want (${goals.targetRole}). The headline is what people read first; the first one that we propose names the role as a wish, which claims nothing.`,
      'headline',
    );
  else if (!headline.toLowerCase().includes(goals.targetRole.trim().toLowerCase()) && isHeld)
    add(
      'medium',
      `Name ${goals.targetRole} in the headline`,
      'Recruiters search by the name of the role. You hold it, and the headline does not say so.',
      'headline',
    );
  else if (!headline.toLowerCase().includes(goals.targetRole.trim().toLowerCase()))
    add(
      'medium',
      `Say in the headline that you look for ${goals.targetRole}`,
      'Recruiters search by the name of the role. The first headline says it as a wish, which claims nothing; take another one if your present employer should not read it.',
      'headline',
    );
  if (about === '')
    add(
      'high',
      'Write an About',
      `The export shows no About. Its first ${profileLimits.about.visible} characters are read without a click: use them for what you do and one result.`,
      'about',
    );
  else if (about.length < 300)
    add(
      'medium',
      'Say more in About',
      `Your About has ${about.length} of ${profileLimits.about.limit} characters. Two or three results would show what you can do.`,
      'about',
    );
  else if (!/\b(?:I|my|ich|mein|je|mon|yo|mi)\b/i.test(about))
    add(
      'low',
      'Write About in the first person',
      'A profile is a conversation; the third person reads as written by someone else.',
      'about',
    );
  for (const job of bare.slice(0, 3))
    add(
      'high',
      `Describe your work at ${job.name ?? job.position ?? 'this employer'}`,
      'The export shows the title and the dates alone: a reader cannot tell what you did.',
      `/work/${jobs.indexOf(job)}`,
    );
  for (const job of unmeasured)
    add(
      'medium',
      `Give a figure for ${job.position ?? 'your work'}${job.name ? ` at ${job.name}` : ''}`,
      'No line of this position has a figure. How many, how much, how often, by when?',
      `/work/${jobs.indexOf(job)}`,
    );
  if (inconsistencies.length > 0)
    add(
      'high',
      'Make profile and resume agree',
      `${inconsistencies.length} ${inconsistencies.length === 1 ? 'point differs' : 'points differ'} between the two. Recruiters read both.`,
    );
  if (skills.add.length > 0)
    add(
      'medium',
      `Add ${skills.add.slice(0, 3).join(', ')} to your skills`,
      `${whereShown(skills.add.slice(0, 3).flatMap((name) => shown.get(name) ?? []))} show ${skills.add.length === 1 ? 'it' : 'them'}; the skills that the export gives do not.`,
      'skills',
    );
  if (skills.drop.length > 0)
    add(
      'low',
      `Drop ${skills.drop.slice(0, 3).join(', ')} from your skills`,
      'They repeat another skill or say nothing about your trade.',
      'skills',
    );
  if (!hasOwnAddress(resume))
    add(
      'low',
      'Choose your own profile address',
      'A short address with your name is easier to print on a resume and to remember.',
      'custom URL',
    );
  if ((resume.certificates ?? []).length === 0)
    add(
      'low',
      'List certificates and licenses, if you hold any',
      'The export shows none; some roles are searched by them.',
      'certificates',
    );
  add(
    'medium',
    'Put one or two pieces of work under Featured',
    `A report, a talk, a photo of a finished job or a reference: something that shows ${goals.targetRole} work. The export cannot show whether you have.`,
    'featured',
  );
  add(
    'low',
    'Check photo, banner and location',
    'The export cannot show them. A clear photo of your face and the place where you want to work are enough.',
    'photo',
  );
  const weight = { high: 0, medium: 1, low: 2 };
  return list
    .map((each, i) => ({ each, i }))
    .sort((a, b) => weight[a.each.effect] - weight[b.each.effect] || a.i - b.i)
    .map(({ each }) => each);
}

/** Which parts of the profile name a thing: "Your positions and your About". */
function whereShown(facts: readonly Fact[]): string {
  const parts = [
    ['/work', 'your positions'],
    ['/basics', 'your About'],
    ['/certificates', 'your certificates'],
    ['/projects', 'your projects'],
    ['/volunteer', 'your voluntary work'],
    ['/answers', 'your answers'],
  ].flatMap(([start = '', name = '']) => (facts.some(({ pointer }) => pointer.startsWith(start)) ? [name] : []));
  const named = phraseList(parts.length === 0 ? ['your own words'] : parts, 'en');
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** Questions whose answers would make the profile stronger: figures that no position gives. */
export function askForFigures({ resume }: ProfileScene): Question[] {
  return (resume.work ?? [])
    .slice(0, 4)
    .filter(
      (job) =>
        !(job.highlights ?? []).some((line) => /\d/.test(line)) &&
        !/\d/.test(job.summary ?? '') &&
        (job.name ?? job.position) !== undefined,
    )
    .map((job) => {
      const about = [job.position, job.name].filter(Boolean).join(` ${questionWords.at} `);
      return { id: figureId(about), about, text: questionWords.figure(about) };
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
  const answer = answers.find((each) => each.id === id && each.declined !== true && !saysNo(each.text));
  return splitSentences((answer?.text ?? '').replace(/^(?:yes|yeah|yep|ja|oui|sí|si|sure)\b[\s,.:;–-]*/iu, ''))
    .map((line) => line.trim().replace(/[.;]+$/, ''))
    .filter((line) => line.length > 10 && line.length <= 220)
    .map((line) => ({
      line: language.startsWith('en')
        ? line.replace(/^I (?=\p{Ll})/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : line,
      pointer: `/answers/${id}`,
    }));
}

/** Skills that the goals name and no document shows: the person says whether they have them. */
export function askForGoals({ goals, facts }: ProfileScene): Question[] {
  const known = new Set(facts.flatMap(({ text }) => skillsIn(text).map(({ id }) => id)));
  const asked = skillsIn(`${goals.targetRole}\n${goals.careerGoals}`).filter(
    ({ id, kind }) =>
      id !== undefined && !known.has(id) && (kind === 'tool' || kind === 'method' || kind === 'certificate'),
  );
  return asked
    .filter(({ id }, i) => asked.findIndex((other) => other.id === id) === i)
    .slice(0, 4)
    .map(({ id, name, text, kind }) => ({
      id: `goal-${slugOf(id ?? name).slice(0, 50)}`,
      about: name,
      text: `${questionWords.names(text)} ${questionWords.follow[kind === 'certificate' ? 'certificate' : 'tool']}`,
    }));
}
