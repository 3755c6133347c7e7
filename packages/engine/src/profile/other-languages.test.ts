import type { ProfileGoals, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseProfile } from '../optimise-profile.ts';

type Person = { resume: Resume; goals: ProfileGoals };

const bookkeeper = (language: string, work: NonNullable<Resume['work']>, targetRole: string): Person => ({
  resume: {
    basics: { name: 'Ana Sala' },
    work,
    skills: [{ name: 'Excel', keywords: ['Excel', 'SAP'] }],
    certificates: [{ name: 'SAP FI' }],
    meta: { language },
  },
  goals: { targetRole, industry: 'Food', location: 'Parma', careerStage: 'mid', careerGoals: '' },
});

const people: Record<string, Person> = {
  es: bookkeeper(
    'es',
    [
      {
        name: 'Conservas Olmo',
        position: 'Contable',
        startDate: '2018',
        highlights: ['Gestión de 400 facturas al mes'],
      },
    ],
    'Jefa de Administración',
  ),
  pt: bookkeeper(
    'pt',
    [{ name: 'Grupo Serra', position: 'Contabilista', startDate: '2018', highlights: ['Emissão de notas fiscais'] }],
    'Coordenadora Financeira',
  ),
  it: bookkeeper(
    'it',
    [
      {
        name: 'Emilia Alimentari S.p.A.',
        position: 'Contabile',
        startDate: '2018',
        highlights: ['Gestione dei pagamenti ai fornitori'],
      },
    ],
    'Responsabile Amministrativa',
  ),
  nl: bookkeeper(
    'nl',
    [
      {
        name: 'Zuivel Noord',
        position: 'Boekhouder',
        startDate: '2018',
        highlights: ['Verwerk 400 facturen per maand'],
      },
    ],
    'Teamleider Financiën',
  ),
};

const write = (code: string): { headline: string; about: string } => {
  const { resume, goals } = people[code] as Person;
  const { fields } = optimiseProfile({ resume, goals, now: '2026-06-01' });
  const text = (name: string) => fields.find(({ field }) => field === name)?.options[0] ?? '';
  return { headline: text('headline'), about: text('about') };
};

describe('a LinkedIn profile in another language than English', () => {
  it.each([
    ['es', 'Busco un puesto de Jefa de Administración'],
    ['pt', 'Em busca de oportunidade: Coordenadora Financeira'],
    ['it', 'Cerco un ruolo di Responsabile Amministrativa'],
    ['nl', 'Op zoek naar een functie als Teamleider Financiën'],
  ])('%s: says in its headline what is looked for', (code, wish) => {
    expect(write(code).headline).toContain(wish);
  });

  it.each([
    [
      'es',
      'Cuento con SAP FI. Mis competencias: Excel y SAP.',
      'Ahora busco un puesto de jefa de administración (Parma).',
    ],
    [
      'pt',
      'Certificado: SAP FI. Minhas competências: Excel e SAP.',
      'Agora procuro uma vaga de coordenadora financeira (Parma).',
    ],
    [
      'it',
      'Dal 2018 lavoro come contabile presso Emilia Alimentari S.p.A. Il mio lavoro comprende la gestione',
      'Ora cerco un ruolo di responsabile amministrativa (Parma).',
    ],
    ['nl', 'Mijn certificaat: SAP FI. Mijn vaardigheden: Excel en SAP.', 'Ik zoek nu een functie als teamleider'],
  ])('%s: has an About that tells the job, what is held and the wish', (code, told, wish) => {
    const { about } = write(code);
    expect(about).toContain(told);
    expect(about).toContain(wish);
    expect(about).not.toMatch(/\.\.|\b(?:I|the|and|with)\b/);
  });
});
