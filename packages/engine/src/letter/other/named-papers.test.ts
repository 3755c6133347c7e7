import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { joinAlike } from './join-alike.ts';
import { tellPapers } from './say-paper.ts';

const write = (resume: Resume, posting: string, language: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language })
    .letter.paragraphs.join(' ')
    .replace(/\u00a0|\u202f/g, ' ');

const tell = (texts: string[], language: string): string[] =>
  tellPapers(
    texts.map((text) => ({ text })),
    language,
    false,
  ).map(({ sentence }) => sentence);

describe('papers that are asked for and held, told in sentences', () => {
  it('gives each paper the article of its kind and says those in one sentence that are told alike', () => {
    expect(tell(['Staplerschein', 'Fahrerkarte'], 'de')).toEqual(['Ich habe den Staplerschein und die Fahrerkarte.']);
    expect(tell(['Schweißerlehrgang', 'Geprüfte Fachwirtin für Einkauf'], 'de')).toEqual([
      'Ich habe den Schweißerlehrgang abgeschlossen.',
      'Außerdem bin ich geprüfte Fachwirtin für Einkauf.',
    ]);
    expect(tell(['Habilitations électriques BR', 'CACES R489'], 'fr')).toEqual([
      'Je suis titulaire des habilitations électriques BR et du CACES R489.',
    ]);
    expect(tell(['Carné de manipulador de gases', 'Curso de soporte vital'], 'es')).toEqual([
      'Tengo el carné de manipulador de gases.',
      'He realizado también el curso de soporte vital.',
    ]);
    expect(tell(['Curso de empilhador'], 'pt')).toEqual(['Fiz o curso de empilhador.']);
    expect(tell(['Attestato di sicurezza'], 'it')).toEqual(['Ho l’attestato di sicurezza.']);
    expect(tell(['BIG-registratie'], 'nl')).toEqual(['Ik heb een BIG-registratie.']);
  });

  it('takes no line of a list for a paper that names none, and says “poste” once', () => {
    const resume: Resume = {
      basics: { name: 'Amélie Roux' },
      work: [{ name: 'Larch SA', position: 'Développeuse', startDate: '2019', endDate: '2022', highlights: [] }],
      customSections: [{ title: 'Sommaire', lines: ['Expérience en développement logiciel'] }],
    };
    const text = write(
      resume,
      'Poste de développeur Web\nHolm SA\n\nExigences\n- Expérience en développement logiciel\n- Formation en développement logiciel\n',
      'fr',
    );
    expect(text).not.toContain('Je possède aussi');
    expect(text).not.toContain('poste de poste');
  });

  it('says in one sentence what two would say alike', () => {
    const sentences = ['Tengo un Grado en Enfermería.', 'Tengo un Máster en Cuidados Críticos.'];
    expect(
      joinAlike(
        sentences.map((sentence) => ({ sentence, facts: [] })),
        'es',
      ),
    ).toEqual([{ sentence: 'Tengo un Grado en Enfermería y un Máster en Cuidados Críticos.', facts: [] }]);
  });

  it('leaves papers that stand by their bare names in a sentence of their own', () => {
    const sentences = ['Tengo el carné de conducir.', 'Tengo además: Manipulador de alimentos.'];
    const told = sentences.map((sentence) => ({ sentence, facts: [] }));
    expect(joinAlike(told, 'es')).toEqual(told);
  });

  it('tells a state diploma by its letters, and a course beside it by its name', () => {
    const carer: Resume = {
      basics: { name: 'Maëlle Guérin' },
      work: [
        {
          name: 'EHPAD Les Tilleuls',
          position: 'Aide-soignante',
          startDate: '2019-09',
          highlights: ['Soins d’hygiène et de confort pour 14 résidents'],
        },
      ],
      education: [
        { studyType: 'DEAS', institution: 'IFAS du CHU de Nantes', endDate: '2016' },
        { studyType: 'AFGSU niveau 2, recyclage', endDate: '2023' },
      ],
    };
    const posting =
      'Aide-soignant (H/F)\n\nVotre profil\n- Diplôme d’État d’aide-soignant (DEAS) exigé\n- AFGSU niveau 2 à jour\n';
    expect(write(carer, posting, 'fr')).toContain('Je suis titulaire du DEAS et de l’AFGSU niveau 2.');
  });

  it('names courses and papers that the posting asks for by name, wherever the resume lists them', () => {
    const clerk: Resume = {
      basics: { name: 'Jost Amend' },
      work: [
        {
          name: 'Gemeinde Aumühl',
          position: 'Verwaltungsfachangestellter',
          startDate: '2017',
          highlights: ['Bearbeitung von Anträgen auf Personalausweise'],
        },
      ],
      education: [
        { institution: 'Gemeinde Aumühl', studyType: 'Ausbildung zum Verwaltungsfachangestellten', endDate: '2013' },
        { studyType: 'Verwaltungslehrgang II', endDate: '2020' },
      ],
    };
    expect(
      write(
        clerk,
        'Teamleitung Bürgerbüro (m/w/d)\nStadt Lindau\n\nIhr Profil\n- Abgeschlossener Verwaltungslehrgang II oder ein Bachelor of Laws\n- Kenntnisse im Passrecht\n',
        'de',
      ),
    ).toContain('Ich habe den Verwaltungslehrgang II abgeschlossen.');
  });

  it('tells the training that was ended, and quotes none that was not', () => {
    const nurse: Resume = {
      basics: { name: 'Anke Brand' },
      work: [
        {
          name: 'Klinik Aue',
          position: 'Gesundheits- und Krankenpflegerin',
          startDate: '2014',
          highlights: ['Dienstplanung für 18 Mitarbeitende'],
        },
      ],
      education: [
        { institution: 'Pflegeschule Aue', studyType: 'Gesundheits- und Krankenpflegerin', endDate: '2014' },
        { studyType: 'Weiterbildung Praxisanleitung', endDate: '2018' },
      ],
    };
    const text = write(
      nurse,
      'Stationsleitung (m/w/d)\nKlinikum Lohr gGmbH\n\nIhre Aufgaben\n- Dienstplanung\n\nIhr Profil\n- Abgeschlossene Ausbildung als Pflegefachkraft\n- Abgeschlossene Weiterbildung zur Stationsleitung\n',
      'de',
    );
    expect(text).toContain('Ich bin ausgebildete Gesundheits- und Krankenpflegerin.');
    expect(text).not.toMatch(/Sie nennen|„/);
  });
});
