import { expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { findGlue } from './text/find-glue.ts';
import { partGlue, partHeadings } from './text/restore-breaks.ts';

const texts = (text: string): string[] => readPosting(text).requirements.map((each) => each.text);

const filler =
  'Northmoor Homes looks after older people in four houses by the sea, with gardens, a kitchen of its own and teams that stay for many years. Families come and go as they like, and each house has a bus. The houses were built in the eighties and were made new two years ago, room by room, with the people who live there. ';

it('an advertisement on one line is broken at its headings, and its run of demands is parted', () => {
  const found = texts(
    `Deputy Manager\nNorthmoor\nApply now\n\n${filler}Job Requirements: Ensure that care is given as planned Necessary Skills/Qualifications: NVQ Level 3 in Care Experience of working in a day centre Experience working with children Supervisory experience Flexible to work on a shift pattern`,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('NVQ Level 3'),
      'Experience of working in a day centre',
      'Experience working with children',
      'Supervisory experience',
    ]),
  );
});

it('headings and labels inside a long line stand on lines of their own; a short line stays', () => {
  const line = `${filler}${filler}Location  Whitby Salary  Up to 30k Main responsibilities: To lead the team Qualifications & Training: Essential Registered Nurse Desirable Experience of teaching`;
  expect(partHeadings(line).split('\n').slice(1)).toEqual([
    'Location  Whitby',
    'Salary  Up to 30k',
    'Main responsibilities:',
    'To lead the team',
    'Qualifications & Training:',
    'Essential',
    'Registered Nurse',
    'Desirable',
    'Experience of teaching',
  ]);
  expect(partHeadings('Our Benefits: a bus and a garden')).toBe('Our Benefits: a bus and a garden');
});

it('words that ran together are parted in any language; names that are written so stay', () => {
  expect(
    partGlue(
      'Je hebt ervaring in een gelijkaardige functieJe spreekt vlot Nederlands en FransJe werkt nauwkeurig',
    ).split('\n'),
  ).toEqual([
    'Je hebt ervaring in een gelijkaardige functie',
    'Je spreekt vlot Nederlands en Frans',
    'Je werkt nauwkeurig',
  ]);
  expect(partGlue('DjangoMySQLPython').split('\n')).toEqual(['Django', 'MySQL', 'Python']);
  for (const name of ['JavaScript and TypeScript', 'a LinkedIn profile', 'macOS, iOS', 'PowerPoint'])
    expect(findGlue(name)).toEqual([]);
});

it('what stands below the lists is no title, and they are read without one', () => {
  const posting = readPosting(
    'A tecnologia na casa muda o mercado. Trabalhamos em times pequenos.\n\nNo Seu Dia a Dia\n\nDesenvolvimento de software para carteiras.\nManutenção das plataformas.\n\nEsperamos De Você\n\nConhecimento de SQL Server.\nPython e Docker\nInglês intermediário.\n\nBenefícios\n\nVale Transporte;\nPlano Médico;\nPlano Odontológico;',
  );
  expect(posting.title).toBeUndefined();
  expect(posting.requirements.map((each) => each.text).join(' ')).toMatch(/SQL Server.*Python.*Docker.*Inglês/s);
});

it('a title of several trades is kept whole', () => {
  expect(
    readPosting(
      'Ab sofort suchen wir einen\nIndustriemechaniker, Fertigungsmechaniker für Montage/Service (m/w/d)\nIhre Aufgaben:\n- Montage von Baugruppen\nIhr Profil:\n- Abgeschlossene Ausbildung',
    ).title,
  ).toBe('Industriemechaniker, Fertigungsmechaniker für Montage/Service');
});

it('the name in a list of labels is the demand, whatever the label', () => {
  expect(
    texts(
      'Desarrollador Front End\n\nResponsabilidades principales\n\nDesarrollo de interfaces modernas con el equipo.\nDocumentación técnica y revisiones de código.\n\nRequisitos:\n\nLenguajes: TypeScript, JavaScript\nRouting: React Router\nEstilos: Tailwind CSS\nArquitectura: Microfrontends, Module Federation\nInternacionalización: i18next\n',
    ),
  ).toEqual(
    expect.arrayContaining([
      'TypeScript',
      'JavaScript',
      'React Router',
      'Microfrontends',
      'Module Federation',
      'i18next',
    ]),
  );
});

it('"Erfahrung in …" under the duties is a demand; a sentence that explains a line of a list is none', () => {
  expect(
    texts(
      'Mechaniker (m/w/d)\n\nIhre Aufgaben:\n- Endkontrolle von Baugruppen\n- Erfahrung in der Montage von Einzelteilen\n\nIhr Profil:\n- Abgeschlossene Ausbildung als Mechaniker\n- Freude an der Arbeit',
    ),
  ).toContain('Erfahrung in der Montage von Einzelteilen');
  const all = readPosting(
    'Marketing Manager\n\nRequirements\n\n• Social media savvy. You have a firm understanding of the platforms and how to use them to tell our story.\n• Strong writing skills.\n• Basic understanding of SEO',
  );
  expect([...all.requirements, ...(all.traits ?? [])].map((each) => each.text).join(' ')).not.toContain('You have');
});

it('below the similar jobs nothing belongs to the advertisement', () => {
  expect(
    texts(
      'Baker\n\nRequirements\n- Experience with sourdough\n- Able to lift 25 kg\n\nSimilar Jobs\n\nExperience Level\nPastry Chef\nExperience with chocolate and sugar work\n\nRequirements\n- Knowledge of fondant',
    ).join(' '),
  ).not.toMatch(/chocolate|fondant/);
});

it('"Good to have" opens wishes; "Required and preferred" leaves each line its own weight', () => {
  const weights = (heading: string): string[] =>
    readPosting(`Developer\n\n${heading}\n- Experience with Kubernetes\n- Python, nice to have`).requirements.map(
      ({ importance }) => importance,
    );
  expect(weights('Good to have Skills:')).toEqual(['nice', 'nice']);
  expect(weights('Required and Preferred Qualifications')).toEqual(['must', 'nice']);
});

it('the town of a line, of a team, and no number before a noun', () => {
  expect(readPosting('Scrub Nurse\nLocation Whitby, Yorkshire\nYou assist in theatre.').location).toContain('Whitby');
  expect(
    readPosting('Production Coordinator\n\nYou would join their small friendly team based in Sandfield. You plan.')
      .location,
  ).toBe('Sandfield');
  expect(
    readPosting('Feuerungstechniker (m/w/d)\n1000 Kollegen aus dem Handwerk\nWir suchen dich.').location,
  ).toBeUndefined();
});
