import { describe, expect, it } from 'vitest';
import { dated, name, read, resumeOf, rows, section } from './sketch-rows.ts';

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

describe('a phone number with the code of an area in another country', () => {
  it.each(['(81) 95555-0142', '(0316) 555018', '+55 (81) 95555-0142'])('keeps the code: %s', (phone) => {
    const resume = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      ...rows(1, [`Torvik | ada@example.org | ${phone}`]),
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Cook, Larch Inn', '2019 – 2021'),
    ]);
    expect(resume.basics?.phone).toBe(phone);
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

it('two certificates of one style, of which one says when it ends, are two', () => {
  const resume = resumeOf([
    ...name,
    section(3, 'PROFILE'),
    ...rows(4, ['Fitter of nine years on sites in and around the harbour of Torvik and its two islands']),
    section(6, 'CERTIFICATES'),
    ...rows(7, ['Site Pass (expires May 2027)', 'Manual Handling']),
  ]);
  expect(resume.certificates).toEqual([
    { name: 'Site Pass', summary: 'expires May 2027' },
    { name: 'Manual Handling' },
  ]);
});
