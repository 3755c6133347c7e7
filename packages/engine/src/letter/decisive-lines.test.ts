import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (resume: Resume, posting: string, language = 'en'): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language }).letter.paragraphs.join('\n');

const ada = { basics: { name: 'Ada Holm' } };

describe('the line that decides', () => {
  it('is told where only the lines beside it say that its first word is a verb', () => {
    const work = [
      {
        name: 'Larch University',
        position: 'Laboratory Assistant',
        startDate: '2019-03',
        endDate: '2024-08',
        highlights: [
          'Conduct DNA extraction, amplification, and sequence analysis on dried plants',
          'Maintain clean laboratory benches',
          'Prepare the reagents for two teams',
          'Maintain detailed laboratory notebooks',
        ],
      },
    ];
    const posting =
      'Laboratory Assistant\nQuay Labs Ltd\n\nDuties\n- Conduct DNA extraction and sequence analysis on plants\n\nRequirements\n- DNA extraction\n';
    expect(letterOf({ ...ada, work }, posting)).toContain(
      'Conduct DNA extraction, amplification, and sequence analysis on dried plants.',
    );
  });

  it('is told though it lists what one piece of work was made of', () => {
    const highlights = [
      'Executed purchasing including orders, receipts, returns via Oracle ERP, import papers, supplier follow-up, and tracking',
    ];
    const work = [{ name: 'Larch Plastics Ltd', position: 'Buyer', startDate: '2021-01', highlights }];
    expect(
      letterOf({ ...ada, work }, 'Buyer\nQuay Ltd\n\nRequirements\n- Oracle ERP\n- Supplier follow-up\n'),
    ).toContain('via Oracle ERP, import papers, supplier follow-up, and tracking.');
  });

  it('stays where a letter grows too long, and the weakest one goes', () => {
    const long = (what: string) =>
      `${what} for the whole of the region together with many colleagues of other houses who came in from the north and from the south for it`;
    const work = [
      {
        name: 'Larch Solar Club',
        position: 'Club Manager',
        startDate: '2022-01',
        endDate: '2024-01',
        highlights: ['Planned the yearly fair', 'Ran the summer camp', 'Wrote the club letters'].map(long),
      },
      {
        name: 'Alder Police',
        position: 'Test Engineer',
        startDate: '2019-01',
        endDate: '2021-12',
        highlights: [long('Developed automated Selenium tests')],
      },
    ];
    const text = letterOf({ ...ada, work }, 'Test Engineer\nQuay Ltd\n\nRequirements\n- Selenium\n- Automated tests\n');
    expect(text).toContain('Developed automated Selenium tests');
  });

  it('is none that opens with the name of the club it stands below', () => {
    const volunteer = [{ organization: 'Studentenvereniging voor het ontwerpen van wagens', position: 'Lid' }];
    const verbatim = [
      { section: 'volunteer', lines: [{ text: 'Studentenvereniging voor het ontwerpen van wagens voor races' }] },
    ];
    const text = letterOf(
      { ...ada, volunteer, verbatim },
      'Ontwerper\nLarch BV\n\nWat wij vragen\n- Ervaring met het ontwerpen van wagens\n',
      'nl',
    );
    expect(text).not.toContain('Studentenvereniging');
  });
});

describe('the degree that is asked for', () => {
  const work = [{ name: 'Larch College', position: 'Lecturer', startDate: '2019-01' }];
  const health = { studyType: 'Master of Science', area: 'Health Informatics', institution: 'Larch University' };
  const computing = { studyType: 'Master of Science', area: 'Computer Science', institution: 'Alder University' };

  it('is the one whose field the posting names', () => {
    const education = [
      { ...health, endDate: '2019-10' },
      { ...computing, endDate: '2006-08' },
    ];
    const posting = 'Lecturer\nQuay College\n\nRequirements\n- A Master of Science in Computer Science\n';
    expect(letterOf({ ...ada, work, education }, posting)).toContain(
      'I hold a Master of Science in Computer Science from Alder University.',
    );
  });

  it('is not told as held where its range ends with the year that runs', () => {
    const range = {
      studyType: 'Master of Commerce',
      area: 'Finance',
      institution: 'Alder University',
      startDate: '2024',
    };
    const posting = 'Lecturer\nQuay College\n\nRequirements\n- A degree in finance\n';
    expect(letterOf({ ...ada, work, education: [{ ...range, endDate: '2026' }] }, posting)).not.toContain('I hold');
    const before = {
      studyType: 'Bachelor of Commerce',
      area: 'Finance',
      institution: 'Larch University',
      startDate: '2016',
      endDate: '2019',
    };
    expect(letterOf({ ...ada, work, education: [{ ...range, endDate: '2026' }, before] }, posting)).toContain(
      'I hold a Bachelor of Commerce',
    );
    expect(letterOf({ ...ada, work, education: [{ ...range, endDate: '2025' }] }, posting)).toContain('I hold');
  });

  it('has the whole of its field', () => {
    const education = [
      {
        studyType: 'B.Sc. in Electrical & Electronic',
        area: 'Engineering',
        institution: 'Alder University',
        endDate: '2019',
      },
    ];
    expect(
      letterOf({ ...ada, work, education }, 'Lecturer\nQuay College\n\nRequirements\n- A degree in engineering\n'),
    ).toContain('I hold a B.Sc. in Electrical & Electronic Engineering from Alder University.');
  });

  it('joins no two fields of which each is whole', () => {
    const education = [
      { studyType: 'BA in History', area: 'Technology', institution: 'Alder University', endDate: '2019' },
    ];
    const posting = 'Lecturer\nQuay College\n\nRequirements\n- A degree in history\n';
    expect(letterOf({ ...ada, work, education }, posting)).not.toContain('History Technology');
  });

  it.each([
    ['PhD in Hydrology or water management', { studyType: 'Bachelor of Arts', area: 'Management' }],
    ['Master degree in Hydrology', { studyType: 'BSc', area: 'Hydrology' }],
  ])('is none below %s that holds a word of it', (demand, other) => {
    const education = [
      { studyType: 'PhD', area: 'Hydrology', institution: 'Larch University', endDate: '2019' },
      { ...other, institution: 'Alder University', endDate: '2012' },
    ];
    const text = letterOf({ ...ada, work, education }, `Lecturer\nQuay College\n\nRequirements\n- ${demand}\n`);
    expect(text).toContain('I hold a PhD in Hydrology from Larch University');
    expect(text).not.toContain('Alder University');
  });

  it('is told with a school of two names, and beside a high school', () => {
    const education = [
      { studyType: 'M.A', area: 'Business Leadership', institution: 'Alder University, Larch Campus', endDate: '2012' },
      { institution: 'Larch High School', endDate: '1999' },
    ];
    expect(letterOf({ ...ada, work, education }, 'Lecturer\nQuay College\n\nRequirements\n- Patience\n')).toContain(
      'I hold an M.A in Business Leadership from Alder University, Larch Campus.',
    );
  });

  it('is schooling in Portuguese where schooling is asked for', () => {
    const education = [{ studyType: 'Ensino médio completo', institution: 'Escola Estadual Larga', endDate: '2021' }];
    const jobs = [{ name: 'Larga Lda', position: 'Auxiliar de Escritório', startDate: '2021-02', endDate: '2022-12' }];
    expect(
      letterOf(
        { ...ada, work: jobs, education },
        'Auxiliar Administrativo\nOlmo Lda\n\nRequisitos\n- Ensino médio completo\n- Organização\n',
        'pt',
      ),
    ).toContain('Tenho o ensino médio completo (Escola Estadual Larga).');
  });

  it('has years of teaching beside it, also in words of two parts', () => {
    const basics = { name: 'Ada Holm', summary: 'Twenty-one years of collegiate teaching experience. Friendly.' };
    expect(
      letterOf({ basics, work }, 'Lecturer\nQuay College\n\nRequirements\n- Collegiate teaching experience\n'),
    ).toContain('I have twenty-one years of collegiate teaching experience.');
  });
});

describe('what somebody studies', () => {
  it.each([
    'I am a student. My sister is a Fine Arts student at Alder College.',
    'I mentored a Computer Science student at Larch University as a student.',
    'I was a Computer Science student at Larch University. I am a student assistant.',
    'Hydrology student at Larch University until 2019.',
    'Prospective Hydrology student at Larch University from 2027.',
  ])('is not told by an English sentence that may speak of another, or of another time: %s', (summary) =>
    expect(
      letterOf({ basics: { name: 'Ada Holm', summary } }, 'Intern\nQuay Ltd\n\nRequirements\n- A degree student\n'),
    ).not.toMatch(/I am an? .*student at/),
  );

  const german = 'Praktikum Pflege\nLarch GmbH\n\nAnforderungen\n- Studium der Medizin\n';
  it('is not told where it hangs on a condition, or another study began long ago', () => {
    const of = (summary: string, education: Resume['education'] = []) =>
      letterOf({ basics: { name: 'Ada Holm', summary }, education }, german, 'de');
    expect(of('Ich studiere Medizin.')).toContain('Ich studiere Medizin.');
    expect(of('Ich studiere Medizin, wenn ich einen Platz bekomme.')).not.toContain('Ich studiere Medizin.');
    expect(
      of('Ich studiere Medizin.', [
        { studyType: 'BSc', area: 'Medizin', institution: 'Universität Larch', startDate: '2004' },
      ]),
    ).not.toContain('Ich studiere Medizin.');
  });

  it('is told in the words of another language', () => {
    const basics = {
      name: 'Ada Holm',
      summary: 'Soy estudiante de Ingeniería de Sistemas con experiencia en proyectos.',
    };
    expect(
      letterOf(
        { basics },
        'Soporte Técnico\nAlerce SL\n\nRequisitos\n- Estar cursando una carrera de sistemas\n- Inglés básico\n',
        'es',
      ),
    ).toContain('Soy estudiante de Ingeniería de Sistemas.');
  });
});
