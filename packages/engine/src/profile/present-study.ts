import type { Fact } from '@shortlist/schema';
import { isToCome } from '../language/dates/against-today.ts';
import { articleFor } from '../language/text/article-for.ts';
import { nameWithThe } from '../language/text/name-with-the.ts';
import { factsOf, type ProfileScene } from './profile-scene.ts';

/** What somebody studies now, as a headline and as a sentence of the About has it. English; undefined where no degree is to end after today. */
export function presentStudy(scene: ProfileScene): { headline: string; sentence: string; facts: Fact[] } | undefined {
  if (!scene.language.startsWith('en')) return undefined;
  const at = (scene.resume.education ?? []).findIndex(
    ({ area, studyType, institution, endDate }) =>
      (area ?? '') !== '' &&
      (studyType ?? '') !== '' &&
      (institution ?? '') !== '' &&
      endDate !== undefined &&
      isToCome(endDate, scene.now),
  );
  const { area = '', studyType = '', institution = '' } = scene.resume.education?.[at] ?? {};
  const [subject = '', house = ''] = [area.split(/[;,]/)[0]?.trim(), institution.split(',')[0]?.trim()];
  if (at < 0 || subject === '' || subject.length > 50) return undefined;
  // "Bachelor of Science - BS", as LinkedIn writes it.
  const degree = studyType.split(/ [-–] |,/)[0]?.trim() ?? '';
  const facts = factsOf(
    scene,
    ...['area', 'institution', 'studyType'].map((key) => `/education/${at}/${key}`),
    '/basics/label',
    '/basics/summary',
  );
  const names = [`${subject} student, ${house}`, `${subject}, ${house}`];
  const sentence = `I am working towards ${articleFor(degree)} ${degree} in ${subject} at ${nameWithThe(house)}.`;
  const stands = (text: string) => scene.verify(text, facts).length === 0;
  const headline = names.find(stands);
  return headline !== undefined && stands(sentence) ? { headline, sentence, facts } : undefined;
}
