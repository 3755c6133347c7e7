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

it('reads the house before a dash where the job names none', () => {
  const [job] =
    read({ position: 'Process Engineer', summary: 'Holm Diagnostics (HD) – Ontwikkeling van testen' }) ?? [];
  expect(job).toMatchObject({ name: 'Holm Diagnostics (HD)', summary: 'Ontwikkeling van testen' });
  const named = { position: 'Process Engineer', name: 'Weiss BV', summary: 'Holm Diagnostics (HD) – Ontwikkeling' };
  expect(read(named)?.[0]).toEqual(named);
});
