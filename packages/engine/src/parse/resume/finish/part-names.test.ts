import { expect, it } from 'vitest';
import { type Draft, settleDraft, toFact } from '../fact.ts';
import { partNames } from './part-names.ts';

const fact = (text: string) => toFact({ text, boxes: [] }, 0.8);
const part = (job: Record<string, string>): unknown =>
  settleDraft(
    partNames(Object.fromEntries(Object.entries(job).map(([key, text]): [string, Draft] => [key, fact(text)]))),
  ).value;

it('gives each of two names in one part its place, and drops the number and the verb before a name', () => {
  expect(part({ name: '1. Larch Ltd', position: '3. Fitter' })).toEqual({ name: 'Larch Ltd', position: 'Fitter' });
  expect(part({ name: 'Larch School', position: 'Working as a Teacher handling two classes' })).toEqual({
    name: 'Larch School',
    position: 'Teacher',
  });
  expect(part({ name: 'Larch Rails Ltd', position: 'Torvik Rail Project as Safety Supervisor' })).toEqual({
    name: 'Larch Rails Ltd',
    position: 'Safety Supervisor',
    description: 'Torvik Rail Project',
  });
  expect(part({ position: 'Site Supervisor in Larch Wind Ltd' })).toEqual({
    name: 'Larch Wind Ltd',
    position: 'Site Supervisor',
  });
  expect(part({ name: 'Training in Larch Bank' })).toEqual({ name: 'Larch Bank', position: 'Training' });
});

it('leaves names alone that hold no second one', () => {
  for (const name of ['Larch School of Arts', 'Bank in Torvik']) expect(part({ name })).toEqual({ name });
  expect(part({ name: 'Larch Ltd', position: 'Head of Sales' })).toEqual({
    name: 'Larch Ltd',
    position: 'Head of Sales',
  });
});
