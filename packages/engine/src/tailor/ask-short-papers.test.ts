import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { askedIn, job, met } from '../../test/judge-demands.ts';
import { optimiseResume } from '../optimise-resume.ts';

const asked = (resume: Resume, ...demands: string[]): string =>
  optimiseResume({ resume, posting: askedIn('Worker', ...demands), now: '2026-01-15' })
    .questions.map(({ text }) => text)
    .join('\n');

it('a paper that has run out is asked about as one that may be renewed, one of another class by its class', () => {
  const resume: Resume = { certificates: [{ name: 'BOSIET (expires 2023)' }, { name: 'Führerschein Klasse B' }] };
  const text = asked(resume, 'Valid BOSIET', 'Führerschein Klasse CE');
  expect(text).toContain('Have you renewed it?');
  expect(text).toContain('Führerschein Klasse CE. Do you hold it?');
});

it('work that must be there and is not told of is asked about in the posting’s own words', () => {
  const waiter: Resume = { work: [job('Jefe de rango', '2020-01', '2025-12', 'Servicio de sala')] };
  expect(asked(waiter, 'Conocimientos de gestión de equipos')).toContain('gestión de equipos');
});

it('a training is shown by the study that is named by the same occupation', () => {
  const nurse: Resume = {
    education: [{ institution: 'Akademie Lindental', studyType: 'Gesundheits- und Krankenpflegerin', endDate: '2014' }],
  };
  expect(met(nurse, 'Pflegefachkraft', 'Ausbildung als Pflegefachkraft')).toEqual([true]);
  expect(met(nurse, 'Koch', 'Ausbildung als Koch')).not.toEqual([true]);
});

it('years that the summary states of such work count as far as the dates of the jobs reach', () => {
  const worker = (from: string): Resume => ({
    basics: { summary: 'Operador de armazém com seis anos de experiência em logística.' },
    work: [job('Operador de armazém', from, '2025-12', 'Receção de mercadorias')],
  });
  const demand = 'Experiência mínima de 5 anos em logística';
  expect(met(worker('2019-02'), 'Técnico de logística', demand)).toEqual([true]);
  expect(met(worker('2024-02'), 'Técnico de logística', demand)).not.toEqual([true]);
});

it('a driver is asked about the medical card and the record that are conditions of the post', () => {
  const driver: Resume = { certificates: [{ name: 'CDL Class A' }] };
  const text = asked(driver, 'Clean MVR', 'Able to pass DOT physical');
  expect(text).toContain('“Clean MVR”. Do you hold it?');
  expect(text).toContain('“DOT physical”. Do you hold it?');
  const shown: Resume = { certificates: [{ name: 'DOT medical card' }, { name: 'Clean driving record' }] };
  expect(asked(shown, 'Clean MVR', 'Able to pass DOT physical')).not.toContain('DOT');
});
