import { placeScore } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import { jobSentenceWords } from '../../../language/titles/job-sentence-words.ts';
import { endsInForm, isDepartment, organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { trainings } from '../../../language/titles/training-words.ts';
import type { Draft, Fact } from '../fact.ts';

type Job = { name?: Fact; position?: Fact; location?: Fact; summary?: Fact };

const words = (key: 'verb' | 'begun' | 'as' | 'employedBy' | 'within' | 'before' | 'onward'): string =>
  jobSentenceWords.map((own) => own[key]).join('|');
const training = new RegExp(`^(?:(?:${trainings.before.join('|')})[ -])*(?:${trainings.names.join('|')})$`, 'iu');
const verbs = `${words('verb')}|${words('begun')}`;
const lead = new RegExp(String.raw`^(?:(?:${words('before')})\s+)*(?:${verbs})\s+(?:${words('as')})\s+`, 'iu');
const onward = new RegExp(String.raw`(?<!\s)\s+(?:${words('onward')})(?!\p{L})`, 'iu');
const joined = new RegExp(String.raw`^(\p{Lu}.+?)(?<!\s)\s+(?:${words('as')})\s+(\S.+)$`, 'u');
const employed = new RegExp(String.raw`^(\S.*)(?<!\s)\s+(?:${words('employedBy')})\s+(\p{Lu}.+)$`, 'u');
const within = new RegExp(String.raw`^(\S.*)(?<!\s)\s+(?:${words('within')})\s+(\p{Lu}.+)$`, 'u');

/**
 * A name of a job holds no more than one: the verb before it goes ("Working as a Fitter"), and of two names that a word joins ("Larch Motors as Fitter",
 * "Fitter with Larch Motors Ltd") each goes where it belongs, if nothing else is there.
 */
export function partNames(draft: Draft): Draft {
  const job = withoutVerb(draft as Job);
  return partPosition(job) ?? partEmployer(job) ?? job;
}

/** A title without the verb before it; what a sentence goes on with behind it is told of the job, where nothing else is. */
function withoutVerb(job: Job): Job {
  const { position, summary } = job;
  const said = position?.value.replace(lead, '') ?? '';
  if (!position || said === position.value || said === '') return job;
  const at = summary ? undefined : onward.exec(said)?.index;
  if (at === undefined) return { ...job, position: { ...position, value: said } };
  const title = said.slice(0, at).replace(/[\s,;]+$/u, '');
  return { ...job, position: { ...position, value: title }, summary: { ...position, value: said.slice(at).trim() } };
}

/** A title with the employer or the town that stands before it, or with the employer behind it. */
function partPosition(job: Job): Job | undefined {
  const { name, position, location } = job;
  if (!position) return undefined;
  const [, what = '', title = ''] = joined.exec(position.value) ?? [];
  if (titleScore(title) >= 0.5 && titleScore(what) < 0.5) {
    const told = { ...position, value: what };
    if (!name && organisationScore(what) >= 1) return { ...job, name: told, position: { ...position, value: title } };
    if (!location && (placeScore(what) > 0 || isTown(what)))
      return { ...job, location: told, position: { ...position, value: title } };
    return undefined;
  }
  const { role, employer } = employerBehind(position.value);
  if (name || titleScore(role) < 0.5) return undefined;
  return { ...job, name: { ...position, value: employer }, position: { ...position, value: role } };
}

/** An employer behind the title, where the job has no other. */
function partEmployer(job: Job): Job | undefined {
  const { name, position } = job;
  if (!name || position) return undefined;
  const { role, employer } = employerBehind(name.value);
  if (!(titleScore(role) >= 0.5 || training.test(role))) return undefined;
  return { ...job, name: { ...name, value: employer }, position: { ...name, value: role } };
}

/** Behind "with" and its like stands an organisation; behind "in" one only where its legal form says so: others are fields of work ("Manager in Bank Operations"). */
function employerBehind(text: string): { role: string; employer: string } {
  const [, role = '', employer = ''] = employed.exec(text) ?? [];
  if (organisationScore(employer) >= 0.6 && !isDepartment(employer)) return { role, employer };
  const [, what = '', house = ''] = within.exec(text) ?? [];
  return endsInForm(house) ? { role: what, employer: house } : { role: '', employer: '' };
}
