import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findListedSkills } from './find-listed-skills.ts';
import { findSkills } from './find-skills.ts';

const names = (text: string): string[] => findListedSkills(text).map(({ name }) => name);

describe('skills of the lexicon', () => {
  it('finds C, C++, C#, Go, R, .NET and Node.js as what they are', () => {
    const found = findListedSkills('We use C, C++, C#, Go, R, .NET and Node.js.').map(({ text }) => text);
    expect(found).toEqual(['C', 'C++', 'C#', 'Go', 'R', '.NET', 'Node.js']);
  });

  it('tells everyday words from products by their context', () => {
    expect(names('We go to the office and you excel at talking to people.')).toEqual([]);
    expect(names('Send your resume before spring 2025 and lead the way.')).toEqual([]);
    expect(names('Our teams have a positive outlook.')).toEqual([]);
    expect(names('You write epics and stories of epic size.')).not.toContain('Epic');
    expect(names('Experience with Epic')).toEqual(['Epic']);
    expect(names('Notions de paie')).toEqual(['Payroll']);
    expect(names('Proficient in Word, Excel and Outlook.')).toHaveLength(3);
    expect(names('Experience with Java, Spring and Kotlin.').join()).toMatch(/Java,Spring.*,Kotlin/);
  });

  it('tells a product by how well somebody knows it, where nothing else stands', () => {
    expect(['Excel avanzado', 'Excel avancé', 'Word avanzado'].map((item) => names(item).length)).toEqual([1, 1, 1]);
    expect(names('Excel advanced the plan')).toEqual([]);
  });

  it('takes abbreviations only in capitals where small letters would be a word', () => {
    expect(names('It is up to us.')).toEqual([]);
    expect(names('Ten years as a clerk.')).toEqual([]);
    expect(names('Experience with AI and ML.')).toEqual(['Artificial intelligence', 'Machine learning']);
  });

  it('takes no skill from letters that a number makes the name of a machine', () => {
    expect(names('Reduced test time of the SPS-49 reflector and of C-130 spares')).not.toContain('PLC programming');
    expect(names('Programmed SPS and PLC')).toContain('PLC programming');
  });

  it('sees through plurals, hyphens and spellings', () => {
    expect(names('bank reconciliations')).toEqual(names('Bank Reconciliation'));
    expect(names('front-end development')).toEqual(names('front end development'));
  });

  it('sees through the apostrophe of an elision, straight or curly', () => {
    expect(names("Diplôme d'État d'aide-soignant exigé")).toEqual(["Diplôme d'État d'aide-soignant"]);
    expect(names('gestion d’agenda et saisie')).toContain('Calendar management');
  });

  it('finds names in scripts without spaces', () => {
    expect(names('要求：熟悉机器学习和会计。')).toEqual(['Machine learning', 'Accounting']);
    expect(names('Знание: бухгалтерский учёт')).toEqual(['Accounting']);
  });

  it('gives places that hold the very words', () => {
    const text = 'You know QuickBooks (Online), accounts payable & receivable, and GAAP.';
    for (const { start, end, text: words } of findListedSkills(text)) expect(text.slice(start, end)).toBe(words);
  });
});

describe('skills of a posting', () => {
  it('finds skills where they are asked for, listed or not', () => {
    const text = 'Experience with Python, SQL and Zorblax.';
    expect(findSkills(text).map(({ text: words }) => words)).toEqual(expect.arrayContaining(['Python', 'SQL']));
    expect(findSkills('We offer free lunch and a friendly team.')).toEqual([]);
  });

  it('finds names alone, in short demands and in lists, wherever emojis stand before them', () => {
    const words = (text: string): string[] => findSkills(text).map(({ start, end }) => text.slice(start, end));
    expect(words('React')).toEqual(['React']);
    expect(words('Must know AutoCAD; Revit a plus.')).toEqual(['AutoCAD', 'Revit']);
    expect(words('We need 😀 React, C++ and SQL')).toEqual(['React', 'C++', 'SQL']);
    expect(words('Sie haben Kenntnisse in SAP und Python.')).toEqual(['SAP', 'Python']);
  });

  it('a span holds the name: no mark, no word of demand, no half of a certificate', () => {
    const words = (text: string): string[] => findSkills(text).map(({ text: name }) => name);
    expect(words('BLS certification; ACLS preferred.')).toEqual(['BLS certification', 'ACLS']);
    expect(words('Führerschein Klasse B erforderlich')).toEqual(['Führerschein Klasse B']);
    expect(words('Führerschein Klasse B, forklift licence.')).toEqual(['Führerschein Klasse B', 'forklift licence']);
  });

  it('takes any text and gives places in order, without overlap', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end, text: words } of findSkills(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(words);
          last = end;
        }
      }),
      { numRuns: 150 },
    );
  });
});
