import { describe, expect, it } from 'vitest';
import { bold, dated, name, read, resumeOf, rows, section } from './sketch-rows.ts';

describe('a phone number', () => {
  it('is kept as written, with its international form beside it', () => {
    const { resume, evidence } = read([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Cook, Larch Inn', '2019 – 2021'),
    ]);
    expect(resume.basics?.phone).toBe('+44 161 496 0734');
    expect(evidence.find(({ pointer }) => pointer === '/basics/phone')?.normal).toBe('+441614960734');
  });
});

describe('a phone number behind a postal code', () => {
  it.each([
    ['8021 Graz | +43 316 555 0188 | eva@example.org', '+43 316 555 0188'],
    ['83022 Rosenheim · +49 151 55501234 · eva@example.org', '+49 151 55501234'],
    ['E-Mail / +44 7700 900456 / Sheffield', '+44 7700 900456'],
  ])('is the longer of the two: %s', (line, phone) => {
    const resume = resumeOf([
      { x: 40, line: 0, text: 'Eva Moreno', size: 22 },
      ...rows(1, [line]),
      section(3, 'BERUFSERFAHRUNG'),
      ...dated(4, 'Köchin, Gasthof Lärche', '2019 – 2021'),
    ]);
    expect(resume.basics?.phone).toBe(phone);
  });
});

describe('languages below a heading of skills', () => {
  it('are languages where their row says so, and no skills', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'SKILLS'),
      ...rows(4, ['Kitchen: Sous-vide, Pastry', 'Languages: German (native), English (B1)']),
    ]);
    expect(resume.skills).toMatchObject([{ name: 'Kitchen', keywords: ['Sous-vide', 'Pastry'] }]);
    expect(resume.languages).toMatchObject([
      { language: 'German', fluency: 'native' },
      { language: 'English', fluency: 'B1' },
    ]);
  });

  it('stay skills where they are languages of computers', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'SKILLS'),
      ...rows(4, ['Tools: Excel, Git', 'Languages: Python, Java']),
    ]);
    expect(resume.skills).toMatchObject([{ name: 'Tools' }, { name: 'Languages', keywords: ['Python', 'Java'] }]);
  });
});

describe('studies', () => {
  it.each([
    ['LLB (Hons) in Law', 'LLB (Hons)', 'Law'],
    ['BSc (Hons) Physics', 'BSc (Hons)', 'Physics'],
  ])('tell the degree with honours from its field: %s', (text, studyType, area) => {
    const resume = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Torvik University', '2015 – 2018'),
      ...rows(5, [text]),
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Torvik University', studyType, area }]);
  });

  it('keep the campus in the name of a university that has several', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'University of California, Berkeley', '2014 – 2018'),
      ...rows(5, ['Bachelor of Science in Biology']),
      ...dated(7, 'University of Leeds, Leeds', '2010 – 2013'),
      ...rows(8, ['Bachelor of Arts in History']),
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'University of California, Berkeley' },
      { institution: 'University of Leeds', location: 'Leeds' },
    ]);
  });

  it('read grades, and list a thesis and a scholarship as read but not understood', () => {
    const { resume, leftovers } = read([
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Torvik University', '2014 – 2018'),
      ...rows(5, ['MSc Marine Biology']),
      ...rows(6, [
        '• GPA: 3.97/4.00, Valedictorian',
        '• Thesis: Drift of Kelp in Cold Water',
        '• Torvik Scholarship for Divers',
      ]),
    ]);
    expect(resume.education?.[0]?.score).toBe('3.97/4.00');
    expect(resume.education?.[0]?.courses).toBeUndefined();
    expect(leftovers.map(({ text }) => text)).toEqual([
      'Thesis: Drift of Kelp in Cold Water',
      'Torvik Scholarship for Divers',
    ]);
  });
});

describe('what is no fact', () => {
  it('stays out: dots that rate a language, an employer among contact lines, studies without school and degree', () => {
    const { resume, leftovers } = read([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: 'Torvik University · ada.moreno@example.com · +44 161 496 0734' },
      section(3, 'LANGUAGES'),
      ...rows(4, ['English', '○ ○ ○ ○']),
      section(7, 'EDUCATION'),
      ...rows(8, ['• Self-directed and tidy', '• Reads maps of tides']),
    ]);
    expect(resume.basics?.location).toBeUndefined();
    expect(resume.languages).toEqual([{ language: 'English' }]);
    expect(resume.education).toBeUndefined();
    expect(leftovers.map(({ text }) => text)).toContain('Reads maps of tides');
  });
});

describe('a job title', () => {
  it('keeps a slash between two roles', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Forklift Operator / Lead, Larch Logistics GmbH', '2019 – 2021'),
      ...rows(5, ['• Loaded forty lorries a shift']),
    ]);
    expect(resume.work).toMatchObject([{ position: 'Forklift Operator / Lead', name: 'Larch Logistics GmbH' }]);
  });

  it('stands before a place that nobody filled in', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Operations Manager', '2019 – 2021'),
      ...rows(5, ['Larch Logistics GmbH, City, State']),
      ...rows(6, ['• Loaded forty lorries a shift']),
    ]);
    expect(resume.work).toMatchObject([{ position: 'Operations Manager', name: 'Larch Logistics GmbH' }]);
  });
});

describe('a project', () => {
  it('with one date was done then, and does not go on', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'PROJECTS'),
      ...dated(4, 'Tide Table', 'Jan 2021'),
      ...rows(5, ['• Printed tables for 40 harbours']),
    ]);
    expect(resume.projects).toMatchObject([{ name: 'Tide Table', endDate: '2021-01' }]);
    expect(resume.projects?.[0]?.startDate).toBeUndefined();
  });
});

describe('jobs', () => {
  it('have what is said of the employer above "Highlights" as their summary', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'WORK'),
      ...dated(4, 'Harborview General Hospital', '2021 – 2023'),
      ...rows(5, ['Charge Nurse'], bold),
      ...rows(6, ['48-bed trauma centre, 92,000 visits a year.']),
      ...rows(7, ['Highlights'], bold),
      { x: 60, line: 8, text: 'Coordinated patient flow for 14 nurses' },
      { x: 60, line: 10, text: 'Wrote the transfusion checklist' },
      ...dated(12, 'Commonwealth Home Health', '2015 – 2017'),
      ...rows(13, ['Visiting Nurse'], bold),
      ...rows(14, ['Highlights'], bold),
      { x: 60, line: 15, text: 'Carried a caseload of 22 patients' },
    ]);
    expect(resume.work).toMatchObject([
      {
        summary: '48-bed trauma centre, 92,000 visits a year.',
        highlights: ['Coordinated patient flow for 14 nurses', 'Wrote the transfusion checklist'],
      },
      { highlights: ['Carried a caseload of 22 patients'] },
    ]);
  });

  it('of a group stand under the employer above them, behind a job without any text', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Sales Associate', '2016 – 2018'),
      ...rows(5, ['Stadtwerke Lindau GmbH · Lindau, Germany']),
      { x: 40, line: 8, text: 'Atelier 42 · Lindau, Germany', ...bold },
      ...dated(9, 'HR Business Partner', 'Jun 2020 – Nov 2022'),
      ...dated(10, 'Marketing Manager', 'Jul 2019 – Oct 2019'),
    ]);
    expect(resume.work?.map(({ name, position }) => [position, name])).toEqual([
      ['Sales Associate', 'Stadtwerke Lindau GmbH'],
      ['HR Business Partner', 'Atelier 42'],
      ['Marketing Manager', 'Atelier 42'],
    ]);
  });
});

describe('a point', () => {
  it('that wraps before its last two words keeps them, though they could be how long something took', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Data Analyst', '2022 – 2024'),
      ...rows(5, [
        'Vela Energy, Inc. · Bergen, Norway',
        '• Introduced a weekly review that cut complaints from 44 to 10',
      ]),
      { x: 50, line: 7, text: 'a month.' },
    ]);
    expect(work?.[0]?.highlights).toEqual(['Introduced a weekly review that cut complaints from 44 to 10 a month.']);
  });
});

describe('schooling', () => {
  it('is read in Chinese and Japanese, whose lines have no white where they wrap', () => {
    const long =
      '内科病棟で十年の経験を持つ看護師です。患者さんとご家族に寄り添い、新人教育と勤務表の作成も担当し、十二名のチームを率いて、転倒事故を減らし、多職種の同僚と力を合わせて、安全で丁寧なケアを毎日心が';
    const { education, basics, work } = resumeOf([
      ...name,
      section(3, 'SUMMARY'),
      ...rows(4, [long, 'けています。']),
      section(7, 'EDUCATION'),
      ...dated(8, '学士, 看護学', '2012 – 2016'),
      ...rows(9, ['東京大学']),
      section(11, 'EXPERIENCE'),
      ...dated(12, '看護師', '2016 – 2021'),
      ...rows(13, ['中央病院 · 大阪']),
    ]);
    expect(work).toMatchObject([{ name: '中央病院', position: '看護師', location: '大阪' }]);
    expect(basics?.summary).toBe(`${long}けています。`);
    expect(education).toMatchObject([{ studyType: '学士', area: '看護学', institution: '東京大学' }]);
  });
});

describe('a group of roles', () => {
  it('is told from the one before, whose last role has no text, by the white above its employer', () => {
    const group = (line: number, employer: string, place: string) => [
      { x: 40, line, text: employer, ...bold },
      { x: 42 + 5 * employer.length, line, text: `· ${place}` },
    ];
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Electrician', '2022 – 2024'),
      ...rows(5, ['Stadtwerke Lindau · Lindau, Germany', '• Planned rotas for 73 employees, nights included.']),
      ...dated(7.4, 'Buyer', '2019 – 2021'),
      ...rows(8.4, ['Café Lumière · Bergen, Norway', '• Cut the time from order to delivery by a tenth.']),
      ...group(10.8, 'Meadow Bank plc', 'Lyon, France'),
      ...dated(11.9, 'Project Manager', '2018 – 2019'),
      ...rows(12.9, ['• Led a team of 86 people across three sites and kept every deadline.']),
      ...dated(14.2, 'Customer Service Representative', '2015 – 2017'),
      // Less than half as much again as between this and the role below it, as in a page set tight.
      ...group(15.55, 'Fjord Foods AS', 'Austin, TX'),
      ...dated(16.6, 'Head Chef', '2012 – 2014'),
      ...rows(17.6, ['• Served up to 60 guests an evening, in two sittings.']),
    ]);
    expect(work?.map(({ name, position }) => [position, name])).toEqual([
      ['Electrician', 'Stadtwerke Lindau'],
      ['Buyer', 'Café Lumière'],
      ['Project Manager', 'Meadow Bank plc'],
      ['Customer Service Representative', 'Meadow Bank plc'],
      ['Head Chef', 'Fjord Foods AS'],
    ]);
  });
});

describe('languages', () => {
  it('in one row may break within an item', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'LANGUAGES'),
      ...rows(4, ['Swedish (Native), English (B2), Danish', '(Fluent), Finnish (B1),', 'Sami (A2)']),
    ]);
    expect(resume.languages).toEqual([
      { language: 'Swedish', fluency: 'Native' },
      { language: 'English', fluency: 'B2' },
      { language: 'Danish', fluency: 'Fluent' },
      { language: 'Finnish', fluency: 'B1' },
      { language: 'Sami', fluency: 'A2' },
    ]);
  });

  it('that are only named in a row are one each', () => {
    const page = (text: string) => resumeOf([...name, section(3, 'LANGUAGES'), ...rows(4, [text])]).languages;
    expect(page('English, Hindi.')).toEqual([{ language: 'English' }, { language: 'Hindi' }]);
    expect(page('Fluent in English & Spanish')).toMatchObject([{ language: 'English' }, { language: 'Spanish' }]);
  });
});

describe('what is not read', () => {
  it('a job from the last words of a point that name a year', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Harbour Master', 'Jan 2003 – Present'),
      ...rows(5, ['Port of Torvik']),
      ...rows(6, ['• Drew up the berth plan that is still used very widely at']),
      { x: 50, line: 7, text: 'Torvik by the pilots and the harbour crew since 2007.' },
      ...rows(8, ['• Led a crew of nine']),
    ]);
    expect(work).toHaveLength(1);
    expect(work?.[0]?.highlights?.[0]).toMatch(/at Torvik by the pilots and the harbour crew since 2007\.$/);
  });

  it('a grade from its label, a phone number from years in a sentence, a place from somebody’s title', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      {
        x: 40,
        line: 1,
        text: 'In spring 1896 Jon took over the mill; from 1888 to 1893 he had learned his trade in Ulm.',
      },
      { x: 40, line: 2, text: 'Prof. Elise Quill, Ph.D.' },
      ...rows(4, ['ada.moreno@example.com']),
    ]);
    expect(basics?.phone).toBeUndefined();
    expect(basics?.location).toBeUndefined();
    const { education } = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Torvik University', '2014 – 2018'),
      ...rows(5, ['B.Sc. in Geology', 'GPA: GPA']),
    ]);
    expect(education?.[0]?.score).toBeUndefined();
  });

  it('a title, an employer or a number to call from work that is told in sentences', () => {
    const { basics, work } = resumeOf([
      ...rows(0, [
        'My name is Ada Moreno and I live in Torvik. My address is ada.moreno@example.com.',
        'From 2015 to 2019 I worked as a marketing assistant at Larch Foods, where I ran the',
        'trade fairs. After that I was a baker at Elm for six years (2013 - 2019) and learned a lot.',
        'Since March 2019 I have been marketing manager at Birch Ltd. I lead a team of three.',
      ]),
    ]);
    expect(work ?? []).toEqual([]);
    expect(basics?.phone).toBeUndefined();
    expect(basics?.summary).toContain('Larch Foods');
  });

  it('a city from the name beside its own address', () => {
    const { basics } = resumeOf(rows(0, ['Ada Moreno, ada.moreno@example.com', 'Baker']));
    expect(basics?.location).toBeUndefined();
  });
});
