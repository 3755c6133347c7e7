import { expect, it } from 'vitest';
import { type Draft, settleDraft, toFact } from '../fact.ts';
import { partNames } from './part-names.ts';

const fact = (text: string) => toFact({ text, boxes: [] }, 0.8);
const part = (job: Record<string, string>): unknown =>
  settleDraft(
    partNames(Object.fromEntries(Object.entries(job).map(([key, text]): [string, Draft] => [key, fact(text)]))),
  ).value;

it('gives each of two names in one part its place', () => {
  expect(part({ position: 'Larch Rails Ltd as Safety Supervisor' })).toEqual({
    name: 'Larch Rails Ltd',
    position: 'Safety Supervisor',
  });
  expect(part({ name: 'Larch Rails Ltd', position: 'Doha as Safety Supervisor' })).toEqual({
    name: 'Larch Rails Ltd',
    position: 'Safety Supervisor',
    location: 'Doha',
  });
  expect(part({ position: 'Site Supervisor in Larch Wind Ltd' })).toEqual({
    name: 'Larch Wind Ltd',
    position: 'Site Supervisor',
  });
  expect(part({ position: 'Engineer in Charge with Larch Motors Ltd' })).toEqual({
    name: 'Larch Motors Ltd',
    position: 'Engineer in Charge',
  });
  expect(part({ name: 'Training at Larch Bank' })).toEqual({ name: 'Larch Bank', position: 'Training' });
});

it('drops the verb before a title, and tells of the job what the sentence goes on with', () => {
  expect(part({ name: 'Larch School', position: 'Working as a Teacher handling two classes' })).toEqual({
    name: 'Larch School',
    position: 'Teacher',
    summary: 'handling two classes',
  });
  expect(part({ position: 'Working as Site Engineer, through Adecco' })).toEqual({
    position: 'Site Engineer',
    summary: 'through Adecco',
  });
  expect(part({ position: 'Working as a Teacher handling two classes', summary: 'Larch town.' })).toEqual({
    position: 'Teacher handling two classes',
    summary: 'Larch town.',
  });
  for (const verb of ['Joined', 'Promoted', 'Started'])
    expect(part({ position: `${verb} as Senior Engineer` })).toEqual({ position: 'Senior Engineer' });
});

it('leaves names alone that hold no second one', () => {
  for (const name of ['Larch School of Arts', 'Bank in Torvik']) expect(part({ name })).toEqual({ name });
  for (const position of [
    'Head of Sales',
    'Known as Senior Engineer',
    'To work as Engineer',
    'Torvik Tunnel Site as Safety Supervisor',
    'Assistant Manager in Bank Operations',
    'Sales Manager for Hotel Division',
    'Specialist in Banking Group Services',
  ])
    expect(part({ position })).toEqual({ position });
});
