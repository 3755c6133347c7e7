import { describe, expect, it } from 'vitest';
import { skillsAsked } from '../../test/skills-asked.ts';
import { readPosting } from './read-posting.ts';

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

describe('short sentences as headings', () => {
  it.each([
    'Wij vragen:',
    'We verwachten',
    'Dit vragen wij',
    'Pedimos:',
    'Si richiede:',
    'Richiediamo',
    'Exige-se:',
    'We require',
    'Wir verlangen:',
  ])('“%s” opens the demands', (heading) => {
    const { requirements } = readPosting(`Controller\nRoodhuis BV\n\n${heading}\n- SAP\n- Power BI\n`);
    expect(requirements.map(({ text }) => text)).toEqual(['SAP', 'Power BI']);
  });
});

describe('the line below the title', () => {
  it.each([
    ['Product Designer\nTintrust · London/Remote · up to £75k\n\nFluent German is a bonus.', 'Tintrust'],
    ['Backend Engineer, Payments\nRookpay (Remote US)\n\nYou will run the services.', 'Rookpay'],
    [
      'Fundraising Assistant\nHeron Wildlife Trust. Bristol. Salary: £23,400. 35 hours a week\n\nYou',
      'Heron Wildlife Trust',
    ],
    [
      'Operations Manager\nMidland Box Group – Indianapolis, IN\n\nMBG is a manufacturer of boxes.',
      'Midland Box Group',
    ],
  ])('names the employer where place, manner or pay follow: %j', (text, employer) => {
    expect(readPosting(text).employer).toBe(employer);
  });

  it('names none where it only tells place and pay, or what is welcome', () => {
    expect(readPosting('Cook\nLondon · full-time · £28k\n\nYou will cook.').employer).toBeUndefined();
    expect(readPosting('Cook\n\nYou will cook. Fluent German is a bonus.').employer).toBeUndefined();
  });
});

describe('words that mean something else here', () => {
  it('a team is not a product, a law that applies no field of study', () => {
    const found = skillsAsked(
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
    expect(skillsAsked('Clerk\n\nRequirements\nExcel, Power\nPoint and Share\nPoint')).toEqual([
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
    expect(skillsAsked('Driver\n\nSkills\nElectronic logging devices, load securement, winter driving')).toEqual([
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

it('a heading that its lines go on with opens a section', () => {
  const { requirements } = readPosting('Clerk\n\nYou might be a fit if you\nknow QuickBooks\nhave 2 years in payroll');
  expect(requirements.map(({ kind }) => kind)).toEqual(['skill', 'experience']);
});

it('a charge in two words is a line of its list, not a heading', () => {
  const read = (line: string) => readPosting(`Head of Operations\n\nRequirements\n- ${line}\n- Kafka\n- Excel\n`);
  for (const line of ['Budget responsibility', 'Leadership role'])
    expect(read(line).requirements.map(({ text }) => text)).toEqual(expect.arrayContaining(['Kafka', 'Excel']));
  expect(read('Your role').requirements).toEqual([]);
});
