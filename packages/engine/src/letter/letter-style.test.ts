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
    expect(letter.paragraphs[0]).toContain('at Fjord Tanks, which builds water tanks for farms and villages.');
  });

  it('tells what the posting says of "us" as what "you" do', () => {
    const letter = write(welder, 'Welder\nFjord Tanks\n\nWe build water tanks for farms and villages.\n');
    expect(letter.paragraphs[0]).toContain('You build water tanks for farms and villages');
  });

  it('writes a shouted title and employer in ordinary letters', () => {
    const letter = write(welder, 'WELDER AND FITTER\nFJORD TANKS LTD\n\nDuties\n- Weld tanks\n');
    expect(letter.subject).toBe('Application: Welder and Fitter, Fjord Tanks Ltd');
  });

  it('names the present job once and goes on from there', () => {
    const text = write(welder, 'Welder\nFjord Tanks\n\nDuties\n- Train apprentices\n').paragraphs.join(' ');
    expect(text).toContain('I have been a Welder at Harbour Steel Ltd since 2020. There I ');
    expect(text.split('Harbour Steel').length).toBe(2);
  });

  it('is addressed to the person whom the posting names', () => {
    const posting = 'Welder\nFjord Tanks\n\nPlease contact Ms Ingrid Berg with questions.\n';
    expect(write(welder, posting).greeting).toBe('Dear Ms Berg,');
    expect(write(welder, posting).recipient.name).toBe('Ingrid Berg');
  });

  it('quotes the lines of a resume in another language as they stand', () => {
    const letter = write(welder, 'Soudeur\nCuves du Lac\n\nMissions\n- Souder des cuves\n', 'fr');
    expect(letter.paragraphs.join(' ')).toContain('« Train two apprentices each year »');
  });

  it('tells German tasks and results in sentences', () => {
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
    expect(text).toContain('Seit 2020 arbeite ich als Schweißer bei der Hafenstahl GmbH.');
    expect(text).toContain('Zu meinen Aufgaben dort gehört die Anleitung von zwei Auszubildenden im Jahr.');
    expect(text).toContain('Außerdem senkte ich die Nacharbeit von 6 % auf 2 %.');
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
    expect(letter.paragraphs.join(' ')).toMatch(/as (?:a )?Data Analyst/i);
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
});
