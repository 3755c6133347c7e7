import type { Resume } from '@shortlist/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, resumeText, sampleResume, templates } from '../src/index.ts';
import { openPdf } from './open-pdf.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const scripts: [string, string][] = [
  ['Latin with all accents', 'Ærøskøbing Łódź Ștefan Żółć İstanbul Þingvellir Ođer Ŵŷ ẞ Nguyễn'],
  ['Greek', 'Μαρία Παπαδοπούλου, λογίστρια'],
  ['Cyrillic', 'Наталія Ковальчук, інженерка'],
  ['Japanese', '山田花子、看護師として十年の経験'],
  ['Korean', '김민지 간호사 경력 십년'],
  ['Chinese', '王小明 仓库主管 十年经验'],
];

describe.each(templates.map(({ id }) => id))('%s', (template) => {
  test.each(scripts)('sets %s', async (_, text) => {
    const { pdf, dropped } = await typesetter.render({
      content: { kind: 'resume', resume: { basics: { name: text, summary: text } } },
      output: 'pdf',
      template,
    });
    expect(dropped).toEqual([]);
    const read = await openPdf(pdf ?? new Uint8Array());
    expect(read.text.normalize('NFC').replace(/\s+/g, '')).toContain(text.replace(/\s+/g, ''));
  });

  test('sets Hebrew and Arabic from right to left with fonts that have them', async () => {
    const resume: Resume = {
      basics: { name: 'נועה לוי', label: 'أخصائية تمريض', summary: 'אחות מוסמכת עם עשר שנות ניסיון' },
    };
    const { pdf, dropped } = await typesetter.render({ content: { kind: 'resume', resume }, output: 'pdf', template });
    expect(dropped).toEqual([]);
    const { fonts } = await openPdf(pdf ?? new Uint8Array());
    expect([...fonts].some((font) => font.startsWith('NotoSansHebrew'))).toBe(true);
    expect([...fonts].some((font) => font.startsWith('IBMPlexSansArabic'))).toBe(true);
  });
});

test.each(templates.map(({ id }) => id))(
  'a phone number and dates keep their order in a Hebrew resume in %s',
  async (template) => {
    const resume: Resume = {
      basics: { name: 'נועה לוי', label: 'אחות מוסמכת', phone: '+44 113 496 0123' },
      work: [{ name: 'בית חולים מרכזי', position: 'אחות', startDate: '2016-04', endDate: '2021-02' }],
      education: [{ institution: 'אוניברסיטת חיפה', area: 'סיעוד', startDate: '2012', endDate: '2016' }],
    };
    const { text } = await openPdf(await typesetter.resumePdf(resume, { template }));
    for (const part of ['+44 113 496 0123', '2012 – 2016']) expect(text).toContain(part);
    // This reader leaves out spaces beside words from the right.
    expect(text.replace(/\s+/g, '')).toContain('אפריל2016–פברואר2021');
  },
);

test.each([
  ['Cyrillic', 'впровадження загальнокорпоративної електродокументообіг взаєморозрахунки '],
  ['Korean', '환자안전과 신규간호사교육을 담당하고있습니다 '],
])('words of %s stay whole at the end of a line, though their letters take two or three bytes', async (_, words) => {
  const resume: Resume = { basics: { name: 'Ida Nordin', summary: words.repeat(30) }, skills: [{ name: 'Excel' }] };
  const options = { language: 'en' };
  const { text } = await openPdf(await typesetter.resumePdf(resume, { template: 'creative-edge', options }));
  const known = new Set(words.trim().split(' '));
  const read = text.split(/\s+/).filter((word) => /[\p{Script=Cyrillic}\p{Script=Hangul}]/u.test(word));
  expect(read).toHaveLength(30 * known.size);
  expect(read.filter((word) => !known.has(word))).toEqual([]);
});

test.each([
  ['Greek', 'Μαρία Παππά', 'el', ['creative-edge', 'tech-innovator']],
  ['Japanese', '山田花子', 'ja', ['creative-edge', 'executive-classic', 'tech-innovator']],
  ['Hebrew', 'נועה לוי', 'he', ['creative-edge', 'executive-classic', 'tech-innovator']],
  ['Vietnamese', 'Nguyễn Thị Hường', 'en', ['creative-edge']],
])('a face that cannot set the words of a page in %s gives way as a whole', async (_, name, language, ids) => {
  for (const template of ids) {
    const resume: Resume = {
      basics: { name, summary: 'SAP EWM' },
      work: [{ name, position: name, startDate: '2021' }],
    };
    const { fonts } = await openPdf(await typesetter.resumePdf(resume, { template, options: { language } }));
    expect(
      [...fonts].filter((font) => /Jost|Garamond|Mono/.test(font)),
      template,
    ).toEqual([]);
  }
});

test('words of a script that the monospaced face lacks stand as close as their own face has them', async () => {
  const widthOf = async (name: string) => {
    const [page = ''] = await typesetter.resumeSvg({ basics: { name } }, { template: 'tech-innovator' });
    return Number(/data-pointer="\/basics\/name"[^>]*width="([\d.]+)"/.exec(page)?.[1]);
  };
  const space = (await widthOf('Μαρία Παππά')) - (await widthOf('ΜαρίαΠαππά'));
  expect(space).toBeGreaterThan(4);
  expect(space).toBeLessThan(9);
  expect((await widthOf('Ida Berg')) - (await widthOf('IdaBerg'))).toBeGreaterThan(13);
});

test('signs that no font has are left out and named', async () => {
  const resume: Resume = { basics: { name: 'Ivo 🚀 Brandt', summary: 'Ships 📦 on time' } };
  const { pdf, dropped } = await typesetter.render({
    content: { kind: 'resume', resume },
    output: 'pdf',
    template: 'modern-professional',
  });
  expect(dropped.sort()).toEqual(['📦', '🚀'].sort());
  expect((await openPdf(pdf ?? new Uint8Array())).text).toContain('Ivo Brandt');
});

test.each([
  ['de', 'Berufserfahrung', 'März 2021 – heute'],
  ['fr', 'Expérience professionnelle', 'mars 2021 – aujourd’hui'],
  ['es', 'Experiencia profesional', 'mar. 2021 – actualidad'],
  ['pt', 'Experiência profissional', 'mar. 2021 – atual'],
  ['it', 'Esperienza professionale', 'mar 2021 – oggi'],
  ['nl', 'Werkervaring', 'mrt 2021 – heden'],
  ['pl', 'Doświadczenie zawodowe', 'mar 2021 – obecnie'],
  ['tr', 'İş Deneyimi', 'Mar 2021 – günümüz'],
  ['el', 'Γλώσσες', 'Μάρ. 2021 – σήμερα'],
  ['uk', 'Досвід роботи', 'бер. 2021 – теперішній час'],
  ['ja', '職務経歴', '2021.03 – 現在'],
])('headings and dates speak %s', async (language, heading, dates) => {
  const text = resumeText(sampleResume, { language });
  expect(text).toContain(heading.toLocaleUpperCase(language));
  expect(text).toContain(dates);
  const pdf = await openPdf(
    await typesetter.resumePdf(sampleResume, { template: 'modern-professional', options: { language } }),
  );
  expect(pdf.info.Language).toBe(language);
  expect(pdf.text).toContain(heading);
});

test('a document in another script speaks its language without being told; a day takes its own form of the month', () => {
  const text = resumeText({
    basics: { name: 'Олена Коваль', summary: 'Інженерка з десятирічним досвідом у будівництві.' },
    skills: [{ name: 'AutoCAD' }, { name: 'Кошториси' }],
    certificates: [{ name: 'Охорона праці', date: '2021-03-15' }],
  });
  expect(text).toContain('НАВИЧКИ\nAutoCAD, Кошториси');
  expect(resumeText({ certificates: [{ name: 'BHP', date: '2021-03-15' }] }, { language: 'pl' })).toContain(
    '15 mar 2021',
  );
  const long = { language: 'pl', dateFormat: 'long-month' as const };
  expect(resumeText({ certificates: [{ name: 'BHP', date: '2021-03-15' }] }, long)).toContain('15 marca 2021');
});

test('a list has the comma of its language, and a stronger one where an item brings a comma', () => {
  const skills = (language: string, ...names: string[]) =>
    resumeText({ skills: names.map((name) => ({ name })) }, { language });
  expect(skills('ar', 'التمريض', 'الإسعافات')).toContain('التمريض، الإسعافات');
  expect(skills('ja', '看護', '救急')).toContain('看護、救急');
  expect(skills('ja', '看護（成人、小児）', '救急')).toContain('看護（成人、小児）；救急');
  expect(skills('en', 'Care', 'Triage (adult, child)')).toContain('Care; Triage (adult, child)');
});

test('a script without italics keeps the Latin words among it upright', async () => {
  const work = [{ name: '株式会社ABC', position: 'UIデザイナー', startDate: '2020-04' }];
  const resume: Resume = {
    basics: { name: '佐々木 美咲', label: 'UIデザイナー', summary: '画面の設計を担当。' },
    work,
  };
  const look = { template: 'executive-classic', options: { language: 'ja' } };
  const { fonts } = await openPdf(await typesetter.resumePdf(resume, look));
  expect([...fonts].filter((font) => font.endsWith('Italic'))).toEqual([]);
});
