import { placeScore } from '../../../language/places/places.ts';
import { jobSentenceWords } from '../../../language/titles/job-sentence-words.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { trainings } from '../../../language/titles/training-words.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import type { Draft, Fact } from '../fact.ts';

type Job = { name?: Fact; position?: Fact; location?: Fact; description?: Fact };

const words = (key: 'verb' | 'as' | 'employedBy' | 'within' | 'before' | 'onward'): string =>
  jobSentenceWords.map((own) => own[key]).join('|');
const training = new RegExp(`^(?:(?:${trainings.before.join('|')})[ -])*(?:${trainings.names.join('|')})$`, 'iu');
const count = /^\d{1,2}\s*[.)]\s*(?=\p{Lu})/u;
const lead = new RegExp(String.raw`^(?:(?:${words('before')})\s+)*(?:${words('verb')})\s+(?:${words('as')})\s+`, 'iu');
const onward = new RegExp(String.raw`\s+(?:${words('onward')})(?!\p{L}).*$`, 'iu');
const joined = new RegExp(String.raw`^(\p{Lu}.+?)\s+(?:${words('as')})\s+(\S.+)$`, 'u');
const placed = new RegExp(String.raw`^(\S.*?)\s+(?:${words('employedBy')}|${words('within')})\s+(\p{Lu}.+)$`, 'u');

/**
 * A name of a job holds no more than one: the number that counts it and the verb before it go ("3. Fitter", "Working as a Fitter"), and of two names that a
 * word joins ("Larch Motors as Fitter", "Fitter in Larch Motors Ltd") each goes where it belongs, if nothing else is there.
 */
export function partNames(draft: Draft): Draft {
  const job = bare(draft as Job);
  return partPosition(job) ?? partEmployer(job) ?? job;
}

/** Names without their number, and titles without the verb before them and what a sentence goes on with. */
function bare(job: Job): Job {
  const { name, position } = job;
  const said = position?.value.replace(count, '') ?? '';
  const title = lead.test(said) ? said.replace(lead, '').replace(onward, '') : said;
  const employer = name?.value.replace(count, '') ?? '';
  if (title === (position?.value ?? '') && employer === (name?.value ?? '') && !isNumber(title)) return job;
  const { position: _, ...rest } = job;
  return {
    ...rest,
    ...(name ? { name: { ...name, value: employer } } : {}),
    ...(position && !isNumber(title) ? { position: { ...position, value: title } } : {}),
  };
}

/** "1.": what only counts a job is no title. */
const isNumber = (title: string): boolean => /^\d{1,2}\s*[.)]$/.test(title);

/** A title with what stands before it, or with the employer behind it. */
function partPosition(job: Job): Job | undefined {
  const { name, position } = job;
  if (!position) return undefined;
  const [, what = '', title = ''] = joined.exec(position.value) ?? [];
  if (titleScore(title) >= 0.5 && titleScore(what) < 0.5) {
    const key = !name ? 'name' : isPlaceLike(what) || placeScore(what) > 0 ? 'location' : 'description';
    return job[key]
      ? undefined
      : { ...job, position: { ...position, value: title }, [key]: { ...position, value: what } };
  }
  const [, role = '', employer = ''] = placed.exec(position.value) ?? [];
  if (name || titleScore(role) < 0.5 || organisationScore(employer) < 0.6) return undefined;
  return { ...job, name: { ...position, value: employer }, position: { ...position, value: role } };
}

/** An employer behind the title, where the job has no other. */
function partEmployer(job: Job): Job | undefined {
  const { name, position } = job;
  if (!name || position) return undefined;
  const [, role = '', employer = ''] = placed.exec(name.value) ?? [];
  if (organisationScore(employer) < 0.6 || !(titleScore(role) >= 0.5 || training.test(role))) return undefined;
  return { ...job, name: { ...name, value: employer }, position: { ...name, value: role } };
}
