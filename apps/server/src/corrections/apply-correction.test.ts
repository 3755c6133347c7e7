import { draftResume, type Evidence, type Resume, resumeDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { applyCorrection } from './apply-correction.ts';

const read: Resume = {
  basics: { name: 'Marit Solberg', label: 'Coordinator' },
  work: [{ name: 'Nordkyst', position: 'Planner' }],
  skills: [{ keywords: ['Excel', 'SAP EWM'] }],
};
const pointers = ['/basics/name', '/work/0/name', '/work/0/position', '/skills/0/keywords/1'];
const evidence = pointers.map((pointer): Evidence => ({ pointer, text: 'x', boxes: [], confidence: 1 }));
const leftovers = [
  { text: 'Forklift  licence', boxes: [] },
  { text: 'Planner', boxes: [] },
];

/** The reading as the person leaves it: one word of its text changed. */
function correct(from: string, to: string): Resume {
  const draft = resumeDraft(read, 1);
  const sections = draft.sections.map((one) => ({ ...one, content: one.content.replace(from, to) }));
  return draftResume({ ...draft, sections });
}

test('a place holds only where the corrected value is the one that was read', () => {
  const applied = applyCorrection({ resume: read, evidence, leftovers }, correct('Nordkyst', 'Nordkyst Frakt'));
  expect(applied.resume.work).toMatchObject([{ name: 'Nordkyst Frakt', position: 'Planner' }]);
  expect(applied.evidence.map(({ pointer }) => pointer)).toEqual([
    '/basics/name',
    '/work/0/position',
    '/skills/0/keywords/1',
  ]);
});

test('a part that was not corrected stays as it was read, in its own groups', () => {
  expect(
    applyCorrection({ resume: read, evidence, leftovers }, correct('Nordkyst', 'Nordkyst Frakt')).resume.skills,
  ).toEqual(read.skills);
});

test('what the person took out stays out, and so do its places', () => {
  const draft = resumeDraft(read, 1);
  const sections = draft.sections.map((one) => (one.id === 'experience' ? { ...one, content: '' } : one));
  const applied = applyCorrection({ resume: read, evidence, leftovers }, draftResume({ ...draft, sections }));
  expect(applied.resume).not.toHaveProperty('work');
  expect(applied.evidence.map(({ pointer }) => pointer)).toEqual(['/basics/name', '/skills/0/keywords/1']);
});

test('a line has its place once the person has put it somewhere, and not because the same words stood elsewhere before', () => {
  const corrected = { ...read, certificates: [{ name: 'Forklift licence' }] };
  const left = applyCorrection({ resume: read, evidence, leftovers }, corrected).leftovers;
  expect(left.map(({ text }) => text)).toEqual(['Planner']);
});
