import { expect, it } from 'vitest';
import { titledJobs } from './titled-jobs.ts';

const read = (...work: { position?: string; name?: string; summary?: string; highlights?: string[] }[]) =>
  titledJobs({ work }).work;

it('cuts from a title what stands behind it', () => {
  expect(read({ position: 'Research Fellow. Chair of River Ecology.' })?.[0]?.position).toBe('Research Fellow');
  expect(read({ position: 'Systemadministrator inkl. Projektplanung' })?.[0]?.position).toBe('Systemadministrator');
});

it('takes a line that is a title where an address stands in its place, and no title of the jobs behind it', () => {
  const jobs = read(
    { position: 'Projet : https://holm.example', name: 'Supermarché Holm', highlights: ['Mise en rayon', 'Vendeuse'] },
    { position: 'Assistante', name: 'Théâtre Brun' },
  );
  expect(jobs?.map(({ position }) => position)).toEqual(['Vendeuse', undefined]);
});

it('cuts an address from a title, and leaves the titles of the other jobs', () => {
  const jobs = read(
    { position: 'Web Developer (www.orion.example)', name: 'Orle Web' },
    { position: 'Customer Advisor', name: 'Larch Ltd' },
  );
  expect(jobs?.map(({ position }) => position)).toEqual(['Web Developer', 'Customer Advisor']);
  const bare = read({ position: 'www.orion.example' }, { position: 'Customer Advisor', name: 'Larch Ltd' });
  expect(bare?.map(({ position }) => position)).toEqual([undefined, 'Customer Advisor']);
});

it('makes no house of what stands before a dash in a summary', () => {
  const jobs = [
    { position: 'Ingenieur', summary: 'Teilzeit – Planung von Anlagen' },
    { position: 'Sales Manager', summary: 'Key Achievements – Reduced cost' },
  ];
  expect(read(...jobs)).toEqual(jobs);
});

it('cuts the words of a sentence around a title, and no part of one', () => {
  for (const [position, title] of [
    ['Working as an Auditor', 'Auditor'],
    ['Worked an Auditor', 'Auditor'],
    ['Employed as Auditor', 'Auditor'],
    ['Working Student', 'Working Student'],
    ['Working Foreman', 'Working Foreman'],
    ['Serving Assistant', 'Serving Assistant'],
  ] as const)
    expect(read({ position })?.[0]?.position).toBe(title);
});
