import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (resume: Resume, posting: string, language?: string): string => {
  const { letter } = optimiseResume({
    resume,
    posting: readPosting(posting),
    now: '2026-06-01',
    ...(language === undefined ? {} : { language }),
  });
  return [letter.subject, ...letter.paragraphs].join('\n');
};

const tester: Resume = {
  basics: { name: 'Ada Holm' },
  work: [
    {
      name: 'Larch Software GmbH',
      position: 'Tester',
      startDate: '2020-01',
      highlights: ['Tested 40 releases of a mail server'],
    },
  ],
};

describe('skills that the posting demands and the resume lists', () => {
  it('are named though their names stand in postings of every trade', () => {
    const skills = [{ keywords: ['Python', 'Linux', 'SQL', 'Java', 'Recruiting'] }];
    const text = letterOf(
      { ...tester, skills },
      'Tester\nQuay Systems Ltd\n\nRequirements\n- Python\n- Linux\n- SQL\n- Java\n- Recruiting\n',
    );
    expect(text).toContain('My skills include Python, Linux, SQL and Java.');
  });
});

describe('a degree', () => {
  const studied = (education: Resume['education'], more: Partial<Resume> = {}): string =>
    letterOf(
      { ...tester, ...more, education },
      'Tester\nQuay Systems Ltd\n\nRequirements\n- A bachelor’s degree\n- Tests of mail servers\n',
    );
  const bachelor = {
    studyType: 'Bachelor of Science',
    area: 'Psychology',
    institution: 'University of Larch',
    endDate: '2014',
  };

  it('that has ended is told where a higher one is expected', () => {
    const doctorate = {
      studyType: 'Doctorate of Nursing Practice',
      institution: 'Larch University',
      startDate: '2022',
      endDate: '2025-08',
    };
    const verbatim = [
      {
        section: 'education' as const,
        lines: [
          { text: 'Doctorate of Nursing Practice, Larch University, 2022' },
          { text: 'Expected Graduation: August 2025' },
          { text: 'Bachelor of Science, Psychology, University of Larch, 2014' },
        ],
      },
    ];
    const text = studied([doctorate, bachelor], { verbatim });
    expect(text).toContain('I hold a Bachelor of Science in Psychology from the University of Larch.');
    expect(text).not.toContain('Doctorate');
  });

  it('that begins and names no end where the others do is not told as held', () => {
    const doctorate = { studyType: 'PhD', area: 'History', institution: 'Larch University', startDate: '2016-09' };
    const text = studied([doctorate, { ...bachelor, startDate: '2010' }]);
    expect(text).toContain('Bachelor of Science');
    expect(text).not.toContain('PhD');
  });

  it('of a doctor is the highest, whatever else was not read, and bears no full stop', () => {
    const doctorate = { studyType: 'PhD.', area: 'Zoology', institution: 'Larch University', endDate: '2021' };
    const text = letterOf(
      { ...tester, education: [doctorate, { institution: 'University of Quay' }] },
      'Tester\nQuay Systems Ltd\n\nRequirements\n- Tests of mail servers\n',
    );
    expect(text).toContain('I hold a PhD in Zoology from Larch University.');
  });
});

describe('lines', () => {
  const posting = 'Tester\nQuay Systems Ltd\n\nDuties\n- Test releases of mail servers\n- Write statistics\n';
  const told = (highlights: string[], more: Partial<Resume> = {}): string => {
    const [job] = tester.work ?? [];
    return letterOf({ ...tester, ...more, work: [{ ...job, highlights }] }, posting);
  };

  it('are quoted without the word for what they tell', () => {
    expect(told(['Key responsibilities included: Tested 40 releases of a mail server each year'])).toContain(
      'Tested 40 releases of a mail server each year.',
    );
  });

  it('that only name something with a figure in brackets are no deeds', () => {
    expect(told(['IB Statistics (2 classes)', 'Tested 40 releases of a mail server'])).not.toContain('IB Statistics');
  });

  it('that say how old somebody is stand in no letter', () => {
    const basics = {
      name: 'Ada Holm',
      summary: 'I am a 20-year-old tester with experience in releases of mail servers.',
    };
    expect(told([], { basics })).not.toContain('20-year-old');
  });
});

describe('a language', () => {
  it('below the level that is asked for is not told', () => {
    const clerk = (fluency: string): string =>
      letterOf(
        {
          basics: { name: 'Ida Holm' },
          work: [
            { name: 'Lärchen GmbH', position: 'Testerin', startDate: '2020', highlights: ['Prüfung von 40 Servern'] },
          ],
          languages: [{ language: 'Englisch', fluency }],
        },
        'Tester (m/w/d)\nKai GmbH\n\nIhr Profil\n- Sehr gute Englischkenntnisse (C1)\n- Prüfung von Servern\n',
        'de',
      );
    expect(clerk('B1')).not.toContain('Englisch');
    expect(clerk('C1')).toContain('Englisch (C1)');
  });
});

describe('the post', () => {
  it('is called a position once', () => {
    expect(
      letterOf(tester, 'Research position in linguistics\nUniversity of Larch\n\nRequirements\n- Linguistics\n'),
    ).not.toMatch(/position .*position/);
  });

  it('of two titles in a row stands in the form of a woman in the sentence as in the subject', () => {
    const text = letterOf(
      {
        basics: { name: 'Inès Varin', label: 'Statisticienne | Élève ingénieure en data science' },
        work: [
          { name: 'Meadow Mills', position: 'Vendeuse', startDate: '2020', highlights: ['Analyse de 40 enquêtes'] },
        ],
      },
      'Consultant Data Analyst / Scientist (H/F)\nLarch Conseil\n\nVous analysez les données de nos clients et présentez vos résultats.\n\nProfil\n- Analyse de données\n',
      'fr',
    );
    expect(text).toContain('au poste de Consultante Data Analyst');
  });
});

describe('who writes', () => {
  const sender = (name: string, email = '') =>
    optimiseResume({
      resume: { ...tester, basics: { name, ...(email === '' ? {} : { email }) } },
      posting: readPosting('Tester\nQuay Systems Ltd\n\nRequirements\n- Tests of mail servers\n'),
      now: '2026-06-01',
    }).letter;

  it('has large initials where the whole file is set in capitals', () => {
    const shouted: Resume = {
      basics: { name: 'EDUARDO A. R. DO NORTE' },
      work: [
        { name: 'TELEMAR SA', position: 'INSTALADOR', startDate: '2019', highlights: ['Instalei 40 linhas por mês'] },
      ],
      education: [{ institution: 'COLÉGIO DO LAGO' }],
    };
    const { letter } = optimiseResume({
      resume: shouted,
      posting: readPosting('Analista de suporte\nLago Telecom\n\nRequisitos\n- Suporte técnico\n'),
      now: '2026-06-01',
      language: 'pt',
    });
    expect(letter.signature).toBe('Eduardo A. R. do Norte');
  });

  it('has two names where the address parts the one word that was read', () => {
    expect(sender('LiridonHolm', 'liridon92@example.com').signature).toBe('Liridon Holm');
    expect(sender('RoseMarie', 'rosemarie@example.com').signature).not.toBe('Rose Marie');
  });

  it('is told where no name could be signed', () => {
    const { signature, remarks = [] } = sender('PetraVries');
    expect(signature).toBe('[Your name]');
    expect(remarks.join(' ')).toContain('no sender or signature');
  });
});

describe('what is studied', () => {
  const posting = 'Technician\nQuay Systems Ltd\n\nRequirements\n- Degree in technology\n- Tests of mail servers\n';

  it('by who says that they study is no degree that is held', () => {
    const basics = { name: 'Ada Holm', summary: 'I am currently studying at Larch University.' };
    const education = [{ institution: 'Larch University', studyType: 'Bachelor of Technology', endDate: '2021' }];
    expect(letterOf({ ...tester, basics, education }, posting)).not.toContain('Bachelor');
    expect(letterOf({ ...tester, education }, posting)).toContain('Bachelor of Technology');
    const seeks = { name: 'Ada Holm', summary: 'I am currently pursuing new opportunities abroad.' };
    expect(letterOf({ ...tester, basics: seeks, education }, posting)).toContain('Bachelor of Technology');
  });

  it('has no word on its state for a field', () => {
    const education = [
      { institution: 'Larch University', studyType: 'MBA', area: 'Ongoing', startDate: '2025', endDate: '2027' },
    ];
    const text = letterOf({ ...tester, education }, 'Buyer\nQuay Systems Ltd\n\nRequirements\n- Degree\n');
    expect(text).toContain('working toward');
    expect(text).not.toContain('Ongoing');
  });

  it('for less than a year and a half is no bachelor’s, and by its letters alone is not told', () => {
    const of = (...education: NonNullable<Resume['education']>): string =>
      letterOf(
        {
          basics: { name: 'Pim Lark' },
          work: [
            { name: 'Eet BV', position: 'Kok', startDate: '2019', highlights: ['Koken voor 40 gasten per avond'] },
          ],
          education,
        },
        'Magazijnmedewerker\nTechniek BV\n\nProfiel\n- HBO werk- en denkniveau\n',
        'nl',
      );
    const whole = { institution: 'Hogeschool Lark', studyType: 'HBO', area: 'Biologie', startDate: '2013-09' };
    expect(of({ ...whole, endDate: '2017-07' })).toContain('HBO Biologie');
    const later = { institution: 'Hogeschool Kade', studyType: 'HBO', area: 'Chemie', startDate: '2015-09' };
    expect(of({ ...whole, endDate: '2014-05' }, later)).not.toContain('HBO Biologie');
    expect(
      of({ institution: 'Hogeschool Lark', studyType: 'HBO', startDate: '2013-09', endDate: '2017-07' }),
    ).not.toContain('opleiding HBO');
  });
});

it('that a post is an internship stays in its name', () => {
  const text = letterOf(
    tester,
    'Software Tester - Internship Program (fixed term)\nQuay Systems Ltd\n\nRequirements\n- Tests of mail servers\n',
  );
  expect(text).toContain('Software Tester - Internship Program position');
});

it('tools that nothing stands before are told as the first thing', () => {
  const text = letterOf(
    { basics: { name: 'Iñaki Lago' }, skills: [{ keywords: ['Python', 'PHP'] }] },
    'Programador\nLago Sistemas\n\nRequisitos\n- Python\n- PHP\n',
    'es',
  );
  expect(text).toContain('Manejo Python y PHP.');
});

it('a letter with examples is not said to have none', () => {
  const { letter } = optimiseResume({
    resume: {
      ...tester,
      work: [{ name: 'Larch Software GmbH', position: 'Tester', startDate: '2020-01' }],
      awards: [
        { title: 'Improved the tests of mail servers by 40% through new tools' },
        { title: 'Strengthened the review of 12 mail servers across all teams' },
      ],
    },
    posting: readPosting('Tester\nQuay Systems Ltd\n\nRequirements\n- Tests of mail servers\n'),
    now: '2026-06-01',
  });
  expect(letter.paragraphs.join('\n')).toContain('Here are some examples of my work:');
  expect((letter.remarks ?? []).join(' ')).not.toContain('gives no example');
});
