import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { isOpenPost } from './is-open-post.ts';
import { matchResume } from './match-resume.ts';

const now = '2026-06-01';
const seller: Resume = {
  basics: { name: 'Lena Vogt', summary: 'Verkäuferin aus Kassel mit Freude an Kunden und guter Laune im Laden.' },
  work: [
    { name: 'Blumen Roth', position: 'Verkäuferin', startDate: '2020-01', highlights: ['Kunden beraten und kassiert'] },
  ],
  languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }],
};
const weightOfTitle = (text: string): number | undefined =>
  matchResume(seller, readPosting(text), now).parts.find(({ name }) => name === 'title')?.weight;

describe('posts that are open to whoever can learn them', () => {
  it.each([
    'Koch (m/w/d)\n\nQuereinsteiger willkommen\n\nAnforderungen\n- Fließendes Deutsch',
    'Agent d’entretien\n\nDébutants acceptés\n\nProfil\n- Permis B',
    'Becario de contabilidad\n\nRequisitos\n- Excel',
    'Atendente\n\nRequisitos\n- Ensino Médio Completo\n- Ter no mínimo 18 anos de idade\n- Conhecimentos básicos em informática',
  ])('%s', (text) => {
    expect(isOpenPost(readPosting(text))).toBe(true);
  });

  it.each([
    'Koch (m/w/d)\n\nAnforderungen\n- Abgeschlossene Ausbildung als Koch\n- Drei Jahre Berufserfahrung',
    'Web Developer\n\nRequirements\n- High school diploma\n- Three years of experience with PHP',
    'Delivery Driver\n\nRequirements\n- High school diploma\n- Valid driving licence',
  ])('not: %s', (text) => {
    expect(isOpenPost(readPosting(text))).toBe(false);
  });

  it('there the title weighs less', () => {
    const demands = 'Anforderungen\n- Fließendes Deutsch\n- Excel';
    const open = weightOfTitle(`Koch (m/w/d)\n\nQuereinsteiger willkommen\n\n${demands}`) ?? 0;
    expect(open).toBeLessThan((weightOfTitle(`Koch (m/w/d)\n\n${demands}`) ?? 0) - 4);
  });

  it('a title that no list knows weighs less as well', () => {
    const demands = 'Requirements\n- Fluent English\n- Excel';
    const unknown = weightOfTitle(`Flurbian\n\n${demands}`) ?? 0;
    expect(unknown).toBeLessThan(weightOfTitle(`Accountant\n\n${demands}`) ?? 0);
  });
});

describe('a resume of another language', () => {
  const posting = readPosting(
    'Site Reliability Engineer\n\nRequisiti\n- Esperienza con Kubernetes\n- Conoscenza approfondita delle procedure interne di collaudo\n- Ottima conoscenza della lingua inglese',
  );
  const engineer: Resume = {
    basics: { name: 'Jonas Brandt' },
    work: [
      {
        name: 'Kranwerk',
        position: 'Site Reliability Engineer',
        startDate: '2019-01',
        highlights: [
          'Betrieb und Weiterentwicklung der Plattform auf Kubernetes für zwölf Teams',
          'Bereitschaft und Auswertung von Störungen gemeinsam mit der Entwicklung',
        ],
      },
    ],
    languages: [{ language: 'Englisch', fluency: 'fließend' }],
  };

  it('is searched for what the words of the posting’s mean', () => {
    const { parts } = matchResume(engineer, posting, now);
    expect(parts.map(({ name }) => name)).toEqual(['requirements', 'title', 'keywords']);
    expect(parts[0]?.points).toBe(parts[0]?.weight);
  });
});
