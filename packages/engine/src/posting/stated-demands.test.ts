import { describe, expect, it } from 'vitest';
import { skillsAsked } from '../../test/skills-asked.ts';
import { readPosting } from './read-posting.ts';

describe('what is asked for in other words', () => {
  it('stands under headings such as "What we need" and "You bring"', () => {
    for (const heading of [
      'What we need',
      'What we ask for',
      'What we’re after',
      'You bring',
      'The ideal candidate',
      'Was wir suchen',
      'Ce que nous attendons',
      'Lo que pedimos',
    ]) {
      const { requirements } = readPosting(
        `Cook\n\nWhat you will do\n- Plan menus\n\n${heading}\n- BLS card\n- Able to lift 20 kg\n`,
      );
      expect(requirements.length, heading).toBeGreaterThan(1);
    }
  });

  it('is neither what nobody needs nor what the employer gives', () => {
    expect(readPosting('Cook\n\nNice to have\nYou do not need a background in retail.').requirements).toEqual([]);
    const text =
      'Cuisinier\n\nProfil recherché :\n- Maîtrise d’Excel\nTickets restaurant, télétravail 2 jours par semaine.';
    expect(
      readPosting(text)
        .requirements.map((row) => row.text)
        .join(),
    ).not.toMatch(/télétravail/);
  });
});

describe('demands that stand together', () => {
  const rows = (line: string, heading = 'Requirements') =>
    readPosting(`Technician\n\n${heading}\n- ${line}`).requirements.map(
      ({ importance, kind, text }) => `${importance} ${kind}: ${text}`,
    );

  it('joined by "or" or chosen from a list are one', () => {
    expect(rows('OSHA 10 or OSHA 30')).toEqual(['must certificate: OSHA 10 or OSHA 30']);
    expect(rows('At least one of: Snowflake, BigQuery, Redshift')).toHaveLength(1);
    expect(rows('ServiceTitan or a similar field service software')).toHaveLength(1);
    expect(rows('Java, Docker and Kubernetes')).toHaveLength(3);
    expect(rows("Bachelor's degree or paralegal certificate")).toHaveLength(1);
  });

  it('share their last word', () => {
    const found = skillsAsked('Welder\n\nRequirements\n- MIG and TIG welding\n- Hazmat and tanker endorsements');
    expect(found).toEqual(['mig-welding', 'tig-welding', 'hazmat-endorsement', 'tanker-endorsement']);
  });

  it('keep the commas of their brackets', () => {
    expect(rows('Knowledge of conduit work (EMT, rigid, IMC) preferred').every((row) => row.startsWith('nice'))).toBe(
      true,
    );
  });

  it('are conditions of their own, a wish for a licence none', () => {
    expect(rows('Must be able to lift 50 lbs and work every other weekend')).toEqual([
      'must gate: Must be able to lift 50 lbs',
      'must gate: work every other weekend',
    ]);
    expect(rows('Führerschein Klasse B von Vorteil', 'Ihr Profil')).toEqual([
      'nice certificate: Führerschein Klasse B von Vorteil',
    ]);
  });

  it('wish for one span of years and insist on the other', () => {
    expect(rows('At least 1 year of acute care experience, 2 years preferred')).toEqual([
      'must experience: At least 1 year of acute care experience',
      'nice experience: 2 years preferred',
    ]);
  });

  it('name things without the words of wanting', () => {
    expect(rows('Zorgblat preferred')).toEqual(['nice skill: Zorgblat']);
    expect(rows('SPS-Kenntnisse von Vorteil', 'Ihr Profil')).toEqual(['nice skill: SPS-Kenntnisse von Vorteil']);
  });
});

it('short lines of a list are demands: a language alone, what a bracket calls desirable, what nobody needs', () => {
  const rows = (text: string) =>
    readPosting(text).requirements.map(({ text: words, importance }) => `${importance} ${words}`);
  expect(rows('Koch (m/w/d)\n\nAnforderungen\n- Gute Englischkenntnisse\n- Führerschein Klasse B')).toEqual([
    'must Gute Englischkenntnisse',
    'must Führerschein Klasse B',
  ]);
  expect(rows('Driver\n\nRequirements\n- Clean driving licence\nNice to have: forklift licence, German')).toEqual([
    'must Clean driving licence',
    'nice forklift licence',
    'nice German',
  ]);
  expect(
    rows('Developer\n\nRequirements\n- Kotlin (desirable)\n- Python\n- No prior experience in retail is required'),
  ).toEqual(['nice Kotlin (desirable)', 'must Python']);
});

describe('what a sentence asks for', () => {
  const rows = (text: string) =>
    readPosting(text).requirements.map(({ kind, importance, text: words }) => `${importance} ${kind}: ${words}`);

  it('is nothing where the employer asks itself', () => {
    expect(rows('Developer\n\nRequirements\nWhy are we recruiting for this role?\n- Kotlin')).toEqual([
      'must skill: Kotlin',
    ]);
  });

  it('is a condition, and neither years nor a skill, where a check is meant', () => {
    expect(
      rows(
        'Installer\n\nRequirements\n- Must pass a background check\n- 5 year checkable work history\n- No criminal convictions',
      ),
    ).toEqual(['must gate: Must pass a background check']);
    expect(rows('Nurse\n\nRequirements\n- No criminal record')).toEqual(['must gate: No criminal record']);
  });

  it('is a must of the ideal candidate, and a wish where something would be even better', () => {
    expect(rows('Clerk\n\nThe ideal candidate will have experience with Excel.')).toEqual([
      'must skill: The ideal candidate will have experience with Excel.',
    ]);
    expect(rows('Driver\n\nRequirements\n- If you can drive a forklift truck, even better!')[0]).toMatch(/^nice/);
  });

  it('is each language by its own words, or either of two', () => {
    expect(rows('Clerk\n\nRequirements\n- French and German required\n- Polish or Czech')).toEqual([
      'must language: French',
      'must language: German required',
      'must language: Polish or Czech',
    ]);
  });

  it('keeps products in one word and letters as they are spelled out', () => {
    expect(skillsAsked('Contabile\n\nRequirements\n- Experience with Zucchetti or TeamSystem, Excel')).not.toContain(
      'Team',
    );
    expect(skillsAsked('Herd manager\n\nRequirements\n- AI (artificial insemination) ticket')).not.toContain(
      'artificial-intelligence',
    );
  });
});

it('a registered title with the register that keeps it is a paper, and no work', () => {
  const { requirements } = readPosting(
    'Ward Manager\n\nRequirements\n- Registered General Nurse with NMBI\n- Rota planning',
  );
  expect(requirements[0]).toMatchObject({ kind: 'certificate', text: 'Registered General Nurse with NMBI' });
});

it('a level of the European framework stands before a word of praise', () => {
  const { requirements } = readPosting('Koch\n\nIhr Profil\n- Gute Deutschkenntnisse in Wort und Schrift (mind. B1)');
  expect(requirements[0]?.language).toEqual({ code: 'de', level: 'B1' });
});

it('a span from months to years is one, a school diploma is one in its short form, and smaller languages are languages', () => {
  const { requirements } = readPosting(
    'Agent\n\nRequirements\n- HS diploma or equivalent\n- 6 months - 1 year of call center experience\n- Catalan at C1 level',
  );
  expect(requirements.map(({ kind }) => kind)).toEqual(['education', 'experience', 'language']);
  expect(requirements[1]?.years).toEqual({ least: 0.5, most: 1 });
  expect(requirements[2]?.language).toEqual({ code: 'ca', level: 'C1' });
});

it('what a bracket names closer is asked for once, and a tool beside its parts stays', () => {
  const asked = (line: string) =>
    readPosting(`Data Engineer\nLarch Ltd\n\nRequirements\n- ${line}\n`).requirements.map(({ skills = [] }) =>
      skills.map(({ name }) => name),
    );
  expect(asked('Experience with healthcare data (FHIR)')).toEqual([['FHIR']]);
  expect(asked('Cloud (AWS)')).toEqual([['Amazon Web Services']]);
  expect(asked('Version control (Git)')).toEqual([['Git']]);
  expect(asked('Erfahrung mit Robotern (KUKA)').flat()).toHaveLength(1);
  expect(asked('Excel (pivot tables)').flat()).toContain('Microsoft Excel');
  expect(asked('Customer relationship management (CRM)').flat()).toContain('Customer relationship management');
});
