import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { openFrontMatter } from './text/front-matter.ts';
import { openGaps } from './text/open-gaps.ts';

const asked = (text: string): string[] => readPosting(text).requirements.map((each) => each.text);

describe('advertisements that lost their form', () => {
  it('parts a long line at its gaps where they end no sentence', () => {
    const filler = 'A fantastic opportunity is now open for somebody who likes to keep things in order. '.repeat(5);
    const line = `${filler}Skills we would love...   Previous experience as a clerk  Excellent telephone manner  High attention to detail  The ability to liaise at all levels`;
    expect(openGaps(line).split('\n').slice(1)).toEqual([
      'Previous experience as a clerk',
      'Excellent telephone manner',
      'High attention to detail',
      'The ability to liaise at all levels',
    ]);
    const typed = 'We bake bread.  You sell it.  They eat it. '.repeat(20);
    expect(openGaps(typed)).toBe(typed);
  });

  it('parts a line where a word of praise in capitals opens another', () => {
    const text =
      'Description: The post holder works in a small team of the suite. Essential: Registered with the NMC Sound written and verbal communication Demonstrated computer skills Minimum of 3 years experience in this field Desirable: ILS certificate';
    const { requirements } = readPosting(text);
    expect(requirements.find((each) => /ILS/.test(each.text))?.importance).toBe('nice');
    expect(requirements.find((each) => each.years?.least === 3)?.text).toBe(
      'Minimum of 3 years experience in this field',
    );
  });

  it('reads a page whose text stands in its block of facts', () => {
    const page = [
      '---',
      'name: Northmoor',
      'positions:',
      '  - description: >-',
      '      We look for people',
      '      to join our shop.',
      '',
      '      **Qualifications**',
      '',
      '      * Ability to lift 30 lbs',
      '    title: "Retail Associate"',
      '---',
      '',
    ].join('\n');
    expect(openFrontMatter(page)).toBe(
      'Retail Associate\n\nWe look for people to join our shop.\n\n**Qualifications**\n\n* Ability to lift 30 lbs',
    );
  });

  it('ends a section at a heading that Markdown marks, whatever its words, and keeps it at those below', () => {
    const text = [
      '# Account manager',
      '',
      '## Cosa farai',
      '- gestirai i clienti e le offerte commerciali',
      '- farai scouting nel mercato italiano',
      '',
      '## Chi sei',
      '- hai esperienza nella vendita di software',
      '',
      '### Lingue',
      '- inglese fluente',
      '',
      '## Il nostro borgo',
      'Ogni giovedì facciamo yoga e parliamo di Kubernetes e Java con gli amici della valle.',
    ].join('\n');
    expect(asked(text).join(' | ')).not.toMatch(/gestirai|scouting|Kubernetes|Java/);
    expect(asked(text).join(' | ')).toMatch(/vendita di software/);
    expect(asked(text).join(' | ')).toMatch(/inglese/);
  });

  it('takes the name of a field on its own line for no demand', () => {
    const text =
      'Maçon H/F\n17 - LA ROCHELLE\n\nProfil souhaité\nExpérience\n5 ans\nCompétences\nAppliquer les mortiers\nPermis\nB - Véhicule léger\n';
    const read = asked(text);
    expect(read).not.toContain('Expérience');
    expect(read).not.toContain('Permis');
    expect(readPosting(text).requirements.find(({ kind }) => kind === 'gate')?.gate).toBe('driving-licence');
  });

  it('quotes each of several languages in one bracket by its own word', () => {
    expect(asked('Redactor\n\nRequisitos\n- Buena redacción (en español e inglés)\n')).toEqual(['español', 'inglés']);
  });
});

describe('demands in prose', () => {
  it('reads what the people are to have to whom the house wants to speak', () => {
    const read = asked(
      'Stores Person\n\nWe make beds. We are keen to speak to candidates who have experience within a stores environment.\n',
    );
    expect(read.join()).toMatch(/stores environment/);
  });

  it('reads what a sentence asks the reader for below what is offered, and no day of a month', () => {
    const read = asked(
      'Design Engineer\n\nBenefits\n- Pension\n- Gym\n\nYou should have good knowledge of AutoCAD and of electrical drawings.\n\nRequirements\n- Two years in design\n- 12 Feb\n',
    );
    expect(read.join()).toMatch(/AutoCAD/);
    expect(read.join()).not.toMatch(/Feb/);
  });
});
