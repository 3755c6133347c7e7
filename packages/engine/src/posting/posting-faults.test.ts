import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const skills = (text: string) =>
  readPosting(text).requirements.flatMap(({ skills: list }) => (list ?? []).map(({ id, name }) => id ?? name));

describe('headings', () => {
  it('a labelled fact speaks for its own line alone', () => {
    const posting = readPosting('Paralegal\nSalary: £28,000 per annum\nYou will need experience with litigation.\n');
    expect(posting.requirements.map(({ text }) => text).join()).toMatch(/litigation/);
  });

  it('a demand in few words is no heading', () => {
    const posting = readPosting('Clerk\n\nNice to have\nKnowledge of Sage\nPayroll\n');
    expect(posting.requirements.map(({ importance }) => importance)).toEqual(['nice', 'nice']);
  });

  it('German and Spanish ones are known by their words', () => {
    const german = readPosting(
      'Koch (m/w/d)\n\nDas erwartet dich\n- Zubereitung von Speisen\n\nDas bieten wir\n- 30 Tage Urlaub',
    );
    expect(german.responsibilities).toHaveLength(1);
    expect(german.requirements).toEqual([]);
    const spanish = readPosting(
      'Jefe de cocina\n\nRequisitos:\n- 5 años de experiencia\n\nSe ofrece:\n- Contrato indefinido',
    );
    expect(spanish.requirements.map(({ kind }) => kind)).toEqual(['experience']);
  });
});

describe('words that mean something else here', () => {
  it('a team is not a product, a law that applies no field of study', () => {
    const found = skills(
      'Clerk\n\nRequirements\n- Able to work in a team environment\n- Lifting as allowed by state law\n- Employment history check\n- High-quality work',
    );
    expect(found).not.toEqual(expect.arrayContaining(['microsoft-teams']));
    expect(found.filter((id) => ['law', 'history', 'quality', 'microsoft-teams'].includes(id))).toEqual([]);
  });

  it('English learners and teachers name no language to speak; a policy called BSA no degree', () => {
    const kinds = readPosting(
      'Teller\n\nRequirements\n- Support English language learners in class\n- Follow BSA/AML policies at all times',
    ).requirements.map(({ kind }) => kind);
    expect(kinds).not.toContain('language');
    expect(kinds).not.toContain('education');
  });
});

describe('broken and pasted text', () => {
  it('joins product names that a line break cut', () => {
    expect(skills('Clerk\n\nRequirements\nExcel, Power\nPoint and Share\nPoint')).toEqual([
      'microsoft-excel',
      'microsoft-powerpoint',
      'sharepoint',
    ]);
  });

  it('parts numbers and abbreviations that run into the word before', () => {
    const { requirements } = readPosting(
      "Manager\n\nRequirements\nBachelor's degree in a related field3-5 years managing a team of staff",
    );
    expect(requirements.find(({ kind }) => kind === 'experience')?.years).toEqual({ least: 3, most: 5 });
    expect(requirements.find(({ kind }) => kind === 'education')?.text).toBe("Bachelor's degree in a related field");
  });

  it("leaves out what a word processor's clipboard and addresses leave behind", () => {
    const { requirements } = readPosting(
      'Analyst\n\nRequirements\nNormal 0 false false false EN-US X-NONE X-NONE\nmso-bidi-font-family:"Times New Roman"\nExperience using https://example.com/tools and SQL',
    );
    expect(requirements.flatMap(({ skills: list }) => list ?? []).map(({ text }) => text)).toEqual(['SQL']);
    expect(requirements).toHaveLength(1);
  });

  it('names each item of a plain list', () => {
    expect(skills('Driver\n\nSkills\nElectronic logging devices, load securement, winter driving')).toEqual([
      'electronic-logging-devices',
      'load-securing',
      'winter driving',
    ]);
  });
});

describe('facts', () => {
  it('pay is read with the currency on both sides, without any, and by month', () => {
    const pay = (line: string) => readPosting(`Koch\n${line}`).pay;
    expect(pay('3.400 € - 3.900 € brutto pro Monat')).toMatchObject({ least: 3400, most: 3900, period: 'month' });
    expect(pay('Salaire : 2 600 € à 3 100 € brut par mois')).toMatchObject({
      least: 2600,
      most: 3100,
      period: 'month',
    });
    expect(pay('Salario: 32.000 - 36.000 € brutos anuales')).toMatchObject({
      least: 32000,
      most: 36000,
      period: 'year',
    });
    expect(pay('Salary: 100000-120000')).toEqual({
      text: '100000-120000',
      least: 100000,
      most: 120000,
      period: 'year',
    });
    expect(pay('65.000 bis 80.000 Euro im Jahr')?.text).toBe('65.000 bis 80.000 Euro im Jahr');
  });

  it('employment is what the label or the title says, not a passing word', () => {
    expect(
      readPosting('Developer at an early stage company\nEmployment type: Full-time\nMentor our internship class.')
        .employment,
    ).toBe('full-time');
    expect(readPosting('Marketing Intern\nHelp with campaigns.').employment).toBe('internship');
  });

  it('titles stand without place, contract and gender marks', () => {
    expect(readPosting('Infirmier de bloc opératoire H/F - CDI - Lyon\nProfil').title).toBe(
      'Infirmier de bloc opératoire',
    );
    expect(readPosting('Senior Data Engineer (w/m/d) – Hybrid, München\nProfil').title).toBe('Senior Data Engineer');
    expect(readPosting('Job Title: Paralegal\nLocation: Bristol (hybrid, 3 days in office)')).toMatchObject({
      title: 'Paralegal',
      location: 'Bristol',
    });
  });

  it('years are read for each skill, also without the word and in compounds', () => {
    const years = (line: string) =>
      readPosting(`Developer\n\nRequirements\n${line}`).requirements.flatMap((row) =>
        row.years === undefined ? [] : [[row.years.least, row.skills?.[0]?.id]],
      );
    expect(years('6+ years of software engineering experience, 3+ of them in Go')).toEqual([
      [6, 'software-engineering'],
      [3, 'go'],
    ]);
    expect(years('3 ans minimum sur JavaScript')).toEqual([[3, 'javascript']]);
    expect(years('Mindestens 2 Jahre Berufserfahrung mit SAP')).toEqual([[2, 'sap']]);
    expect(years('Good driving record over the last three years')).toEqual([]);
  });

  it("months and credentials of a JobPosting's own objects are demands", () => {
    const { requirements } = readPosting(
      JSON.stringify({
        '@type': 'JobPosting',
        title: 'Driver',
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
        educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'high school' },
      }),
    );
    expect(requirements.find(({ kind }) => kind === 'experience')?.years?.least).toBe(2);
    expect(requirements.find(({ kind }) => kind === 'education')?.degree?.level).toBe(4);
  });
});

it('the person to write to is no requirement', () => {
  const { requirements } = readPosting(
    'Sachbearbeiter (m/w/d)\n\nIhr Profil\n- Teamfähigkeit\n- Führerschein Klasse B\n\nIhre Ansprechpartnerin: Frau Dr. Katrin Beispiel',
  );
  expect(requirements.map(({ text }) => text)).toEqual(['Teamfähigkeit', 'Führerschein Klasse B']);
});

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
    const found = skills('Welder\n\nRequirements\n- MIG and TIG welding\n- Hazmat and tanker endorsements');
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

describe('what asks for nothing', () => {
  const rows = (line: string) =>
    readPosting(`Caseworker\n\nRequirements\n- ${line}`).requirements.map(({ kind }) => kind);

  it('is a degree that may stand for years, one that nobody needs, and years of the employer', () => {
    expect(rows('A master’s degree in social work may substitute for the experience')).toEqual([]);
    expect(rows('We don’t require a degree')).toEqual([]);
    expect(rows('Our firm has been in operation for 10 years in this trade')).not.toContain('experience');
    expect(rows('Be a master of executing tasks')).not.toContain('education');
  });
});

it('a heading that its lines go on with opens a section', () => {
  const { requirements } = readPosting('Clerk\n\nYou might be a fit if you\nknow QuickBooks\nhave 2 years in payroll');
  expect(requirements.map(({ kind }) => kind)).toEqual(['skill', 'experience']);
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
    expect(skills('Contabile\n\nRequirements\n- Experience with Zucchetti or TeamSystem, Excel')).not.toContain('Team');
    expect(skills('Herd manager\n\nRequirements\n- AI (artificial insemination) ticket')).not.toContain(
      'artificial-intelligence',
    );
  });
});

describe('how to apply', () => {
  it.each([
    'Apply by 30 November to Ms. Maeve Tormey, Director of Nursing.',
    'Applications should be sent to the school office by Friday.',
    'Closing date: 4 May, knowledge of the date is yours.',
    'Informal enquiries to Dr Omar Quill, Head of Pharmacy.',
    'Mr Tom Okonjo, Finance Director',
    'Bewerbungsfrist ist der 3. Mai.',
  ])('is no demand under the list of demands: %s', (line) => {
    const { requirements } = readPosting(`Ward Manager\n\nRequirements\n- Experience in budget management\n\n${line}`);
    expect(requirements.map(({ text }) => text)).toEqual(['Experience in budget management']);
  });

  it.each(['Applications of statistics in the field of insurance', 'Submit planning applications to the council'])(
    'is not what these speak of: %s',
    (line) => expect(readPosting(`Cook\n\nRequirements\n- ${line}`).requirements).not.toEqual([]),
  );
});

it('a registered title with the register that keeps it is a paper, and no work', () => {
  const { requirements } = readPosting(
    'Ward Manager\n\nRequirements\n- Registered General Nurse with NMBI\n- Rota planning',
  );
  expect(requirements[0]).toMatchObject({ kind: 'certificate', text: 'Registered General Nurse with NMBI' });
});
