import type { Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const nurse: Resume = {
  basics: { name: 'Ines Vallon' },
  work: [
    {
      name: 'Saint Orla Hospital',
      position: 'Staff Nurse',
      startDate: '2020-03',
      highlights: ['Cut falls on the ward from 9 to 3 a quarter', 'Mentor 4 student nurses each year'],
    },
    {
      name: 'Kestrel Clinic',
      position: 'Nurse',
      startDate: '2016-01',
      endDate: '2020-02',
      highlights: ['Ran the wound clinic for 30 patients a week'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Wound care', 'Epic'] }],
};
const english =
  'Senior Nurse\nMarlow Infirmary\n\nMarlow Infirmary cares for 90,000 people across the valley.\n\nResponsibilities\n- Run the wound clinic for outpatients\n\nRequirements\n- Wound care\n- Experience with Cerner\n';

const write = (tone: Letter['tone'], length: Letter['length'] = 'full', resume = nurse, posting = english) =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', tone, length }).letter;

describe('the three tones', () => {
  it('plain says what it is for, then goes through the jobs, latest first', () => {
    const [first = '', second = ''] = write('plain').paragraphs;
    expect(first).toMatch(/^I am applying for the Senior Nurse position at Marlow Infirmary\./);
    expect(second).toMatch(/^Saint Orla Hospital:\n.*\nNurse, Kestrel Clinic .*the wound clinic/s);
  });

  it('warm would like to apply and comes to the post from there', () => {
    const [first = ''] = write('warm').paragraphs;
    expect(first).toMatch(/^I would like to apply for the Senior Nurse position at Marlow Infirmary\./);
  });

  it('leads with the present job of the trade, though an earlier one answers the posting', () => {
    const [now, before] = nurse.work ?? [];
    const resume: Resume = {
      ...nurse,
      work: [
        { ...now, highlights: ['Keep the stock cupboard tidy', 'Greet visitors at the ward desk'] },
        { ...before, position: 'Nursing Assistant' },
      ],
    };
    const text = write('plain', 'full', resume).paragraphs.join(' ');
    expect(text.indexOf('Saint Orla')).toBeGreaterThan(0);
    expect(text.indexOf('Kestrel Clinic')).toBeGreaterThan(text.indexOf('Saint Orla'));
  });

  it('tells an employer nothing of its own size and revenue', () => {
    const posting = english.replace(
      'cares for 90,000 people across the valley',
      'is a listed group with 85 clinics and revenue of £310m',
    );
    expect(write('plain', 'full', nurse, posting).paragraphs.join(' ')).not.toMatch(/310m|85 clinics/);
  });

  it('is short in one paragraph of proof', () => {
    for (const tone of ['plain', 'warm', 'formal'] as const) {
      expect(write(tone, 'short').paragraphs.length).toBeLessThanOrEqual(4);
      expect(write(tone, 'short').paragraphs.join(' ').length).toBeLessThan(write(tone).paragraphs.join(' ').length);
    }
  });
});

const comptable: Resume = {
  basics: { name: 'Claire Duval', label: 'Comptable' },
  work: [
    {
      name: 'CHU de Valmont',
      position: 'Comptable',
      startDate: '2021-03',
      highlights: [
        'Réduction du délai de clôture mensuelle de 12 à 7 jours',
        'Préparation des déclarations de TVA et de la liasse fiscale',
      ],
    },
  ],
  skills: [{ keywords: ['Sage 100'] }],
};
const annonce =
  'Comptable général(e) H/F\nLes Ateliers Montclar, Lyon\n\nLes Ateliers Montclar fabriquent des meubles en bois pour les écoles.\n\nVos missions\n- Préparer les déclarations de TVA\n\nVotre profil\n- Maîtrise de Sage 100\n- Connaissance de SAP\n';

describe('the tones in other languages', () => {
  it('are three letters in French too, with employer and grammar, silent on what nothing comes near', () => {
    const text = (tone: Letter['tone']) => write(tone, 'full', comptable, annonce).paragraphs.join('\n');
    expect(text('plain')).toContain('aux Ateliers Montclar.');
    expect(text('plain')).toMatch(/Préparation des déclarations de TVA/);
    expect(text('plain')).not.toContain('SAP');
    expect(text('warm')).toMatch(/^C’est avec intérêt/);
    expect(text('formal')).not.toMatch(/Vous demandez|«/);
  });

  it('say nothing in Spanish of what is missing', () => {
    const resume: Resume = {
      work: [
        {
          name: 'Conservas Irati',
          position: 'Técnica de marketing',
          startDate: '2020-02',
          highlights: ['Gestión de campañas en Google Ads con 120.000 € al año'],
        },
      ],
      skills: [{ keywords: ['HubSpot'] }],
    };
    const posting =
      'Responsable de marketing\nBodegas Almenara\n\nFunciones\n- Planificar campañas de publicidad\n\nRequisitos\n- Dominio de Google Ads\n- Conocimientos de Salesforce\n';
    const text = write('plain', 'full', resume, posting).paragraphs.join('\n');
    expect(text).not.toMatch(/Salesforce|«/);
  });

  it('goes on in small letters after a German greeting', () => {
    const resume: Resume = {
      work: [
        {
          name: 'Klinikum Regnitztal',
          position: 'Pflegefachkraft',
          startDate: '2020-10',
          highlights: ['Anleitung von 6 Auszubildenden', 'Senkung der Sturzquote von 4 % auf 2 %'],
        },
      ],
    };
    const posting = 'Pflegefachkraft (m/w/d)\nKlinikum Sandtal\n\nAufgaben:\n- Anleitung von Auszubildenden\n';
    const [first = ''] = write('warm', 'full', resume, posting).paragraphs;
    expect(first).toMatch(/^gern bewerbe ich mich beim Klinikum Sandtal/);
  });
});

describe('names with a full stop in them', () => {
  it('are kept where the letter applies', () => {
    const posting =
      'Senior Nurse\nSt. Columba’s Hospital\n\nSt. Columba’s Hospital treats 90,000 emergency patients a year.\n\nRequirements\n- Wound care\n';
    expect(write('plain', 'full', nurse, posting).paragraphs[0]).toContain(
      'the Senior Nurse position at St. Columba’s Hospital.',
    );
  });
});

describe('a line that the page broke off', () => {
  it('is not told', () => {
    const resume: Resume = {
      work: [
        {
          name: 'Núria Skincare',
          position: 'Head of Growth',
          startDate: '2021-01',
          highlights: ['Own a €2.4M paid budget across Meta with a blended', 'Launched the brand in 3 countries'],
        },
      ],
    };
    expect(write('plain', 'full', resume).paragraphs.join(' ')).not.toContain('blended');
  });
});
