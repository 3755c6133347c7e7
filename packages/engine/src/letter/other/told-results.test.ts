import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { sayDegree } from './say-degree.ts';

const write = (resume: Resume, posting: string, language: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language })
    .letter.paragraphs.join(' ')
    .replace(/\u00a0|\u202f/g, ' ');

const accountant: Resume = {
  basics: { name: 'Lucie Marchand', email: 'lucie.marchand@example.fr' },
  work: [
    {
      name: 'Menuiserie Larme SAS',
      position: 'Comptable',
      startDate: '2019',
      highlights: [
        'Tenue de la comptabilité générale et auxiliaire',
        'Établissement des déclarations de TVA et de la DEB',
        'Paie de 25 salariés',
        'Révision des comptes et préparation des bilans',
        'Suivi des immobilisations',
        'Réduction du délai de règlement des clients de 60 à 45 jours',
      ],
    },
  ],
};
const posting =
  'Comptable (F/H)\nFromagerie des Érables\n\nMissions\n- Tenir la comptabilité générale\n- Établir les déclarations de TVA\n- Préparer la paie\n- Préparer les bilans\n\nProfil\n- Comptabilité générale\n- TVA\n- Paie';

describe('a letter that tells what was asked for', () => {
  const told = write(accountant, posting, 'fr');

  it('tells what came of the work as well, with its figure', () => {
    expect(told).toMatch(/délai de règlement des clients de 60 à 45 jours/);
  });
});

describe('a degree', () => {
  it('of a German or Swiss trade is what its person is, and a further training is told beside the first', () => {
    expect(sayDegree({ study: 'Fachfrau im Rechnungswesen mit eidg. Fachausweis', area: '' }, 'de')).toBe(
      'Ich bin Fachfrau im Rechnungswesen mit eidg. Fachausweis.',
    );
    const trained: Resume = {
      basics: { name: 'Jan Wendt', email: 'jan.wendt@example.de' },
      work: [
        {
          name: 'Lärchen Metall GmbH',
          position: 'Industriemechaniker',
          startDate: '2014',
          highlights: ['Wartung der Pressen und Stanzen'],
        },
      ],
      education: [
        { institution: 'Lärchen Metall GmbH', studyType: 'Ausbildung zum Industriemechaniker', endDate: '2013' },
        { studyType: 'Weiterbildung zum Industriemeister Metall (IHK)', endDate: '2019' },
      ],
    };
    const wanted =
      'Industriemechaniker (m/w/d)\nAhorn Guss GmbH\n\nIhr Profil\n- Abgeschlossene Ausbildung als Industriemechaniker\n- Meister oder Techniker von Vorteil';
    expect(write(trained, wanted, 'de')).toContain(
      'Ich habe eine Ausbildung zum Industriemechaniker und eine Weiterbildung zum Industriemeister Metall (IHK) abgeschlossen.',
    );
  });

  it('takes no town or school for a second field', () => {
    expect(sayDegree({ study: 'Técnico en Electrotecnia', area: 'SENATI' }, 'es')).toBe(
      'Tengo el título de Técnico en Electrotecnia.',
    );
    expect(sayDegree({ study: 'Bac professionnel Commerce', area: 'Redon' }, 'fr')).toBe(
      'Je suis titulaire d’un bac professionnel Commerce (Redon).',
    );
    expect(sayDegree({ study: 'BTS', area: 'Rennes' }, 'fr')).toBe('Je suis titulaire d’un BTS (Rennes).');
    expect(sayDegree({ study: 'BTS', area: 'Comptabilité et gestion' }, 'fr')).toBe(
      'Je suis titulaire d’un BTS Comptabilité et gestion.',
    );
    expect(sayDegree({ study: 'Licence', area: 'AES' }, 'fr')).toBe('Je suis titulaire d’une licence AES.');
  });
});
