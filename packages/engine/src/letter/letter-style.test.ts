import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string, language?: string) =>
  optimiseResume({
    resume,
    posting: readPosting(posting),
    now: '2026-06-01',
    ...(language === undefined ? {} : { language }),
  }).letter;

const welder: Resume = {
  basics: { name: 'Pia Lund' },
  work: [
    {
      name: 'Harbour Steel Ltd',
      position: 'Welder',
      startDate: '2020-02',
      highlights: ['Reduced rework rate from 6% to 2%', 'Train two apprentices each year'],
    },
  ],
};

describe('a letter as a person would write it', () => {
  it('takes the employer from the sentence that says what it does, where no line names it alone', () => {
    const letter = write(
      welder,
      'Welder\nFjord Tanks (three yards, Bergen)\n\nFjord Tanks builds water tanks for farms and villages.\n\nDuties\n- Train apprentices\n',
    );
    expect(letter.recipient.employer).toBe('Fjord Tanks');
    expect(letter.paragraphs[0]).toContain('I am applying for the Welder position at Fjord Tanks.');
  });

  it('writes a shouted title and employer in ordinary letters', () => {
    const letter = write(welder, 'WELDER AND FITTER\nFJORD TANKS LTD\n\nDuties\n- Weld tanks\n');
    expect(letter.subject).toBe('Application: Welder and Fitter, Fjord Tanks Ltd');
  });

  it('writes a single shouted word of a title in ordinary letters, and says no words around it', () => {
    const subjectOf = (posting: string) => write(welder, posting).subject;
    expect(subjectOf('WELDER\nFjord Tanks\n\nDuties\n- Weld tanks\n')).toContain('Welder');
    expect(subjectOf('EQUIPMENT WELDER (Pipe Welder)\nFjord Tanks\n\nDuties\n- Weld tanks\n')).not.toMatch(/[A-Z]{5}/);
    expect(subjectOf('Urgently hiring for Pipe Welder\n\nFjord Tanks\n\nDuties\n- Weld tanks\n')).not.toMatch(
      /hiring/i,
    );
  });

  it('is signed as names are written where the person writes theirs small', () => {
    const small = { ...welder, basics: { ...welder.basics, name: 'nils aaberg' } };
    expect(write(small, 'Welder\nFjord Tanks\n\nDuties\n- Weld tanks\n').signature).toBe('Nils Aaberg');
  });

  it('names the present job once and goes on from there', () => {
    const text = write(welder, 'Welder\nFjord Tanks\n\nDuties\n- Train apprentices\n').paragraphs.join(' ');
    expect(text).toMatch(/I have been a Welder at Harbour Steel Ltd since 2020\. .+: – .+\n– /);
    expect(text.split('Harbour Steel').length).toBe(2);
  });

  it('is addressed to the person whom the posting names', () => {
    const posting = 'Welder\nFjord Tanks\n\nPlease contact Ms Ingrid Berg with questions.\n';
    expect(write(welder, posting).greeting).toBe('Dear Ms Berg,');
    expect(write(welder, posting).recipient.name).toBe('Ingrid Berg');
  });

  it('quotes no line of a resume in another language', () => {
    const letter = write(welder, 'Soudeur\nCuves du Lac\n\nMissions\n- Souder des cuves\n', 'fr');
    expect(letter.paragraphs.join(' ')).not.toMatch(/Train two apprentices|«/);
  });

  it('quotes German tasks and results as they are written', () => {
    const letter = write(
      {
        work: [
          {
            name: 'Hafenstahl GmbH',
            position: 'Schweißer',
            startDate: '2020-02',
            highlights: ['Anleitung von zwei Auszubildenden im Jahr', 'Senkung der Nacharbeit von 6 % auf 2 %'],
          },
        ],
      },
      'Schweißer (m/w/d)\nFjord Tankbau GmbH\n\nIhre Aufgaben\n- Anleitung von Auszubildenden\n',
      'de',
    );
    const text = letter.paragraphs.join(' ');
    expect(text).toContain(
      'Seit 2020 arbeite ich als Schweißer bei der Hafenstahl GmbH. Einige Beispiele aus meiner bisherigen Arbeit: – Anleitung von zwei Auszubildenden im Jahr.\n– Senkung der Nacharbeit von 6 % auf 2 %.',
    );
  });

  it('is addressed to no pronoun that opens the posting’s first sentence', () => {
    const letter = write(
      welder,
      'Welder\n\nEveryone makes things. Everyone builds on others.\n\nRequirements\n- TIG welding\n',
    );
    expect(letter.greeting).toBe('Dear Hiring Team,');
  });

  it('takes the title that stands after “Freelance,”', () => {
    const job = { position: 'Freelance, Data Analyst (Contract)', startDate: '2024-02', endDate: '2025-03' };
    const highlights = ['Automated weekly reporting for 3 cafes', 'Built a sales dashboard in Tableau'];
    const letter = write(
      { basics: { name: 'Pia Lund' }, work: [{ ...job, highlights }] },
      'Data Analyst\n\nRequirements\n- Tableau\n',
    );
    expect(letter.paragraphs.join(' ')).toContain('Data Analyst (2024–2025):\n– ');
  });

  it('says of no general skill that it is missing: a word is no proof of a lack', () => {
    const letter = write(
      welder,
      'Welder\nFjord Tanks\n\nRequirements\n- Algorithm design\n- Strategic sourcing\n- Design patterns\n',
    );
    expect(letter.paragraphs.join(' ')).not.toContain('You will not find');
  });

  it('leaves the employer’s name out of a title that holds it already', () => {
    const letter = write(welder, 'Welder at Fjord Tanks\nFjord Tanks\n\nFjord Tanks builds water tanks for farms.\n');
    expect(letter.subject).toBe('Application: Welder at Fjord Tanks');
    expect(letter.paragraphs[0]).not.toContain('Fjord Tanks at Fjord Tanks');
  });

  it('never follows a sentence that fell away: no wish to be part of nothing', () => {
    const letter = write(welder, 'Welder\nFjord Tanks\n\nDuties\n- Weld tanks\n');
    expect(letter.paragraphs.join(' ')).not.toContain('part of that');
  });

  it('tells a German line that ends in its verb, at an inn as one says it', () => {
    const job = { name: 'Gasthof Zur Post', position: 'Rezeptionistin', startDate: '2020-03' };
    const highlights = ['Reklamationen gelöst und die Bewertung von 4,1 auf 4,6 gesteigert'];
    const text = write(
      { basics: { name: 'Katrin Holt' }, work: [{ ...job, highlights }] },
      'Front Office Manager (m/w/d)\nResidenz Altmühl GmbH\n\nIhre Aufgaben\n- Umgang mit Reklamationen\n',
      'de',
    ).paragraphs.join(' ');
    expect(text).toContain('Seit 2020 arbeite ich als Rezeptionistin beim Gasthof Zur Post.');
    expect(text).toContain('Reklamationen gelöst und die Bewertung von 4,1 auf 4,6 gesteigert.');
  });

  it('tells in German what papers are asked for and held', () => {
    const letter = write(
      {
        basics: { name: 'Malte Ohm' },
        work: [
          {
            name: 'Elektro Weil GmbH',
            position: 'Elektroniker',
            startDate: '2018',
            highlights: ['Installation von PV-Anlagen', 'Prüfung nach DGUV V3'],
          },
        ],
        education: [
          { institution: 'IHK Ulm', studyType: 'Ausbildung zum Elektroniker für Betriebstechnik', endDate: '2012' },
        ],
        skills: [{ keywords: ['KNX', 'Führerschein Klasse B'] }],
      },
      'Elektroniker (m/w/d)\nStadtwerke Auental GmbH\n\nIhre Aufgaben\n- Installation von PV-Anlagen\n- Prüfung nach DGUV V3\n\nIhr Profil\n- Abgeschlossene Ausbildung als Elektroniker\n- Führerschein Klasse B\n- KNX-Kenntnisse\n',
      'de',
    );
    const text = letter.paragraphs.join(' ');
    expect(text).toContain('Prüfung nach DGUV V3.');
    expect(letter.paragraphs[0]).toContain(
      'Ich habe eine Ausbildung zum Elektroniker für Betriebstechnik abgeschlossen.',
    );
    expect(text).toContain('Ich habe den Führerschein der Klasse B.');
  });

  it('tells the diploma and the licence of a trade that are asked for', () => {
    const text = write(
      {
        work: [
          {
            name: 'Taff Electrical',
            position: 'Apprentice Electrician',
            startDate: '2023-09',
            highlights: ['Installed cables in 12 schools'],
          },
        ],
        education: [
          {
            institution: 'Vale College',
            studyType: 'Level 2 Diploma',
            area: 'Electrical Installations',
            endDate: '2024',
          },
        ],
        skills: [{ keywords: ['Full UK driving licence'] }],
      },
      'Electrician\nSevern Controls\n\nRequirements\n- Level 2 or Level 3 in electrical installation\n- Full driving licence\n',
    ).paragraphs.join(' ');
    expect(text).toContain('I hold a Level 2 Diploma in Electrical Installations from Vale College.');
    expect(text).toContain('I have a full UK driving licence.');
  });

  it('says what somebody answers for, and lets it open nothing that a deed can open', () => {
    const text = write(
      {
        work: [
          {
            name: 'Hollins Outdoor',
            position: 'Marketing Executive',
            startDate: '2022-01',
            highlights: ['Responsible for a paid social budget of £90k', 'Grew organic traffic by 62% in a year'],
          },
        ],
      },
      'Marketing Manager\nWildcroft\n\nDuties\n- Manage a paid social budget\n',
    ).paragraphs.join(' ');
    expect(text).toContain('Grew organic traffic by 62% in a year.');
    expect(text).toContain('Responsible for a paid social budget of £90k.');
  });

  it('keeps a company’s whole name and ends with one full stop', () => {
    const letter = write(
      {
        basics: { name: 'Iker Landa' },
        work: [
          {
            name: 'Nervión',
            position: 'Comercial',
            startDate: '2018-02',
            highlights: ['Aumento de las ventas un 17 % en 2023'],
          },
        ],
      },
      'Key Account Manager\nVálvulas del Cantábrico S.A.\n\nFunciones:\n- Captar clientes nuevos\n',
      'es',
    );
    expect(letter.paragraphs[0]).toMatch(
      /puesto de Key Account Manager en Válvulas del Cantábrico S\.A\.(?:$| \p{Lu})/u,
    );
  });

  it('tells no German line in which somebody was made something as a deed', () => {
    const job = { name: 'Rosengarten', position: 'Pflegerin', startDate: '2018' };
    const highlights = ['Zur Praxisanleiterin weitergebildet', 'Dokumentationsfehler um 30 % reduziert'];
    const text = write(
      { basics: { name: 'Jana Wit' }, work: [{ ...job, highlights }] },
      'Pflegefachkraft (m/w/d)\nSaaletal\n',
      'de',
    );
    expect(text.paragraphs.join(' ')).not.toContain('weitergebildet');
    expect(text.paragraphs.join(' ')).toContain('Dokumentationsfehler um 30 % reduziert.');
  });
});
