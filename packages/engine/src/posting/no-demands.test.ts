import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

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

it('"getting things done" in everyday words is no method', () => {
  const skills = (line: string) =>
    readPosting(`Caseworker\n\nRequirements\n- ${line}`).requirements.flatMap(({ skills: found = [] }) => found);
  const named = (line: string) => skills(line).map(({ name }) => name);
  expect(named('Hands on, with a “getting things done” mentality')).not.toContain('GTD method');
  expect(named('Experience with the Getting Things Done method')).toContain('GTD method');
});

it('the person to write to is no requirement', () => {
  const { requirements, traits = [] } = readPosting(
    'Sachbearbeiter (m/w/d)\n\nIhr Profil\n- Teamfähigkeit\n- Führerschein Klasse B\n\nIhre Ansprechpartnerin: Frau Dr. Katrin Beispiel',
  );
  expect([...traits, ...requirements].map(({ text }) => text)).toEqual(['Teamfähigkeit', 'Führerschein Klasse B']);
});

it('a class of licence ends its sentence', () => {
  const { requirements } = readPosting('Livreur\n\nProfil\nPermis B. Horaires de nuit.\n');
  expect(requirements.map(({ text }) => text)).toContain('Permis B');
});

it('a French name with an article within is the employer’s', () => {
  const text = "Comptable H/F\nConserverie de l'Orme, Vannes — CDI\n\nLa Conserverie de l'Orme prépare des soupes.\n";
  expect(readPosting(text).employer).toBe("Conserverie de l'Orme");
});

describe('how to apply', () => {
  it.each([
    'Apply by 30 November to Ms. Maeve Tormey, Director of Nursing.',
    'Applications should be sent to the school office by Friday.',
    'Closing date: 4 May, knowledge of the date is yours.',
    'Informal enquiries to Dr Omar Quill, Head of Pharmacy.',
    'Mr Tom Okonjo, Finance Director',
    'Bewerbungsfrist ist der 3. Mai.',
    'Envoyez CV et lettre à M. Lenoir.',
    'Poste à pourvoir dès que possible.',
    'Für Auskünfte steht Ihnen Frau Lindner (Tel. 0201 555-0190) gerne zur Verfügung.',
    'Bewerbungen von Frauen sind ausdrücklich erwünscht.',
    'Pour tout renseignement, contactez Mme Garnier au 01 55 50 01 90.',
    'Para más información, llame a la señora Pardo.',
  ])('is no demand under the list of demands: %s', (line) => {
    const { requirements } = readPosting(`Ward Manager\n\nRequirements\n- Experience in budget management\n\n${line}`);
    expect(requirements.map(({ text }) => text)).toEqual(['Experience in budget management']);
  });

  it.each(['Applications of statistics in the field of insurance', 'Submit planning applications to the council'])(
    'is not what these speak of: %s',
    (line) => expect(readPosting(`Cook\n\nRequirements\n- ${line}`).requirements).not.toEqual([]),
  );
});

it('years of the house and what a part of it does are none of the person', () => {
  const { requirements } = readPosting(
    'Nurse\n\nHarbour Clinic has 200 beds. Our Intensive Care Unit cares for adults with respiratory needs.\n\nEmpresa familiar con más de 30 años de experiencia.\n\nRequirements\n- BLS certification',
  );
  expect(requirements.map(({ text }) => text)).toEqual(['BLS certification']);
});

it('a class of degree in figures opens no section', () => {
  const { requirements } = readPosting('Analyst\n\nRequirements\n- Degree required (2:1 or above)\n- Excel');
  expect(requirements.map(({ kind }) => kind)).toEqual(['education', 'skill']);
});

describe('what is no demand of its own', () => {
  const texts = (...lines: string[]) => readPosting(lines.join('\n')).requirements.map(({ text }) => text);

  it('is what the house promises, and how to apply', () => {
    expect(
      texts(
        'Manager',
        '',
        'About you',
        '- You can expect a team that listens, and to be heard.',
        '- Apply through this form.',
        '- Excel',
      ),
    ).toEqual(['Excel']);
    const french = texts(
      'Ingénieur Logiciel',
      '',
      'Profil',
      '- Postulez via ce formulaire',
      '- Priorités technologiques',
      '- Python',
    );
    expect(french.join(' ')).not.toMatch(/Postulez|Priorités/);
    expect(french).toContain('Python');
  });

  it.each([
    ['en', 'You can expect to travel 50% of the time'],
    ['en', 'You can expect to lift 25 kg daily and work nights'],
    ['fr', 'Vous recevrez vos e-mails en anglais courant'],
    ['fr', 'Postulez sur notre site si vous avez le permis B'],
    ['es', 'Aplica en su trabajo Excel y SQL'],
    ['it', 'Candidati su cui contare, con patente B'],
    ['nl', 'Solliciteer met rijbewijs B'],
    ['pt', 'Pode esperar viagens frequentes e carta de condução'],
    ['pt', 'Inscreva-se em cursos de Excel'],
  ])('is no promise where something is asked for (%s): %s', (language, line) => {
    const headings = {
      en: 'Requirements',
      fr: 'Profil',
      es: 'Requisitos',
      it: 'Requisiti',
      nl: 'Wat wij vragen',
      pt: 'Requisitos',
    };
    const heading = headings[language as keyof typeof headings];
    expect(texts('Manager', '', heading, '- Python', `- ${line}`).length).toBeGreaterThan(1);
  });

  it.each([
    ['Adobe Creative Suite (Photoshop, Illustrator)', 'Adobe Creative Suite'],
    ['Google Cloud Suite (BigQuery and Looker)', 'Google Cloud'],
    ['ELK Stack (Elasticsearch)', 'ELK Stack'],
    ['Full Stack (React, Node.js)', 'Full Stack'],
    ['Oracle E-Business Suite (preferably with SQL)', 'SQL'],
  ])('is no suite that is known, or whose bracket names one thing: %s', (line, asked) => {
    expect(texts('Administrator', '', 'Requirements', `- ${line}`)).toContain(asked);
  });

  it('is the suite that a bracket takes apart', () => {
    const rows = texts(
      'Administrator',
      '',
      'Requirements',
      '- You will manage Office 365, Atlassian Suite (Jira and Confluence), Azure',
    );
    expect(rows.join(' ')).not.toContain('Suite');
    expect(rows.join(' ')).toContain('Confluence');
  });
});

it('an item that goes on from its heading begins behind the full stops', () => {
  const { requirements } = readPosting(
    'Pflegehilfskraft (m/w/d)\n\nSie bringen mit...\n- ...Führerschein B\n- ...Teamfähigkeit',
  );
  expect(requirements.map(({ text }) => text)).toContain('Führerschein B');
  const { requirements: others } = readPosting('Developer\n\nYou bring...\n- ...NET Core\n- ... 3 years of experience');
  expect(others.map(({ text }) => text)).toEqual(['...NET Core', '3 years of experience']);
});
