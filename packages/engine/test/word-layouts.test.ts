import type { Reading } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { understand } from '../src/understand.ts';
import { makeDocx, paragraph, run } from './make-docx.ts';

const bold = '<w:b/>';
const large = '<w:b/><w:sz w:val="40"/>';
const heading = (text: string) => paragraph(text, '<w:spacing w:before="240"/>', '<w:b/><w:sz w:val="26"/>');
const bullet = (text: string) => paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
const tab = '<w:r><w:tab/></w:r>';
const rightTab = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr>';
const cell = (inner: string) => `<w:tc><w:tcPr/>${inner}</w:tc>`;
const table = (widths: number[], ...rows: string[][]) =>
  `<w:tbl><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';

const contact = paragraph('casey.testperson@example.org | +1 312 555 0188 | Chicago, IL');
const firstJob =
  bullet('Ordered supplies for 40 staff and cut costs by 12%') + bullet('Trained four assistants in two offices');
const secondJob = bullet('Kept the calendars of three directors');
const education =
  heading('Education') + paragraph('BA English', '', bold) + paragraph('Example State University, 2012 - 2016');
const skills = heading('Skills') + paragraph('Scheduling, Purchasing, Bookkeeping');

/** The same resume, set in the ways in which people set it in Word. */
const layouts: Record<string, Parameters<typeof makeDocx>[0]> = {
  'with dates set by a right tab': {
    body:
      paragraph('Casey Testperson', '<w:jc w:val="center"/>', large) +
      contact +
      heading('Experience') +
      `<w:p>${rightTab}${run('Office Manager', bold)}${tab}${run('Jan 2019 - Present')}</w:p>` +
      paragraph('Example Widgets Inc.') +
      firstJob +
      `<w:p>${rightTab}${run('Office Assistant', bold)}${tab}${run('Mar 2016 - Dec 2018')}</w:p>` +
      paragraph('Sample Works Ltd.') +
      secondJob +
      education +
      skills,
  },
  'with dates in the first column of a table': {
    body:
      paragraph('Casey Testperson', '', large) +
      contact +
      heading('Experience') +
      table(
        [2400, 6960],
        [
          paragraph('Jan 2019 - Present'),
          paragraph('Office Manager', '', bold) + paragraph('Example Widgets Inc.') + firstJob,
        ],
        [
          paragraph('Mar 2016 - Dec 2018'),
          paragraph('Office Assistant', '', bold) + paragraph('Sample Works Ltd.') + secondJob,
        ],
      ) +
      education +
      skills,
  },
  'with a sidebar made of a table': {
    body: table(
      [3000, 6360],
      [
        paragraph('Contact', '', '<w:b/><w:sz w:val="26"/>') +
          paragraph('casey.testperson@example.org') +
          paragraph('+1 312 555 0188') +
          paragraph('Chicago, IL') +
          heading('Skills') +
          paragraph('Scheduling') +
          paragraph('Purchasing') +
          paragraph('Bookkeeping'),
        paragraph('Casey Testperson', '', large) +
          heading('Experience') +
          paragraph('Office Manager', '', bold) +
          paragraph('Example Widgets Inc., Jan 2019 - Present') +
          firstJob +
          paragraph('Office Assistant', '', bold) +
          paragraph('Sample Works Ltd., Mar 2016 - Dec 2018') +
          secondJob +
          education,
      ],
    ),
  },
  'with name and contact in the header': {
    body:
      heading('Experience') +
      paragraph('Office Manager, Example Widgets Inc.', '', bold) +
      paragraph('Jan 2019 - Present') +
      firstJob +
      paragraph('Office Assistant, Sample Works Ltd.', '', bold) +
      paragraph('Mar 2016 - Dec 2018') +
      secondJob +
      education +
      skills +
      '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>',
    relations: '<Relationship Id="h" Target="header1.xml"/>',
    parts: { 'word/header1.xml': `<w:hdr>${paragraph('Casey Testperson', '', large)}${contact}</w:hdr>` },
  },
  'with headings in a column too narrow for their words, and contact in the footer': {
    body:
      paragraph('Casey Testperson', '', large) +
      table(
        [1200, 8160],
        [
          paragraph('Professional Experience', '', bold),
          paragraph('Office Manager', '', bold) + paragraph('Example Widgets Inc., Jan 2019 - Present') + firstJob,
        ],
        [
          paragraph(' '),
          paragraph('Office Assistant', '', bold) + paragraph('Sample Works Ltd., Mar 2016 - Dec 2018') + secondJob,
        ],
        [
          paragraph('Education', '', bold),
          paragraph('BA English', '', bold) + paragraph('Example State University, 2012 - 2016'),
        ],
        [paragraph('Competencies', '', bold), paragraph('Scheduling, Purchasing, Bookkeeping')],
      ) +
      '<w:sectPr><w:footerReference w:type="default" r:id="f"/></w:sectPr>',
    relations: '<Relationship Id="f" Target="footer1.xml"/>',
    parts: { 'word/footer1.xml': `<w:ftr>${contact}</w:ftr>` },
  },
  'with employers that are counted': {
    body:
      paragraph('Casey Testperson', '', large) +
      contact +
      heading('Experience') +
      paragraph('1. Example Widgets Inc.') +
      paragraph('Office Manager (Jan 2019 - Present)') +
      firstJob +
      paragraph('2. Sample Works Ltd.') +
      paragraph('Office Assistant (Mar 2016 - Dec 2018)') +
      secondJob +
      education +
      skills,
  },
  'with everything in text boxes': {
    body: [
      paragraph('Casey Testperson', '', large) + contact,
      heading('Experience') +
        paragraph('Office Manager, Example Widgets Inc.', '', bold) +
        paragraph('Jan 2019 - Present') +
        firstJob +
        paragraph('Office Assistant, Sample Works Ltd.', '', bold) +
        paragraph('Mar 2016 - Dec 2018') +
        secondJob,
      education + skills,
    ]
      .map(
        (inner) =>
          `<w:p><w:r><w:drawing><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></w:drawing></w:r></w:p>`,
      )
      .join(''),
  },
};

async function readLayout(parts: Parameters<typeof makeDocx>[0]): Promise<Reading> {
  const result = await understand(makeDocx({ numbering, ...parts }), 'resume.docx', '2026-03-15');
  if (!result.ok) throw new Error(result.failure.code);
  return result.reading;
}

describe('a resume in Word', () => {
  it.each(Object.entries(layouts))('%s gives the same facts', async (_, parts) => {
    const { resume } = await readLayout(parts);
    expect(resume.basics).toMatchObject({
      name: 'Casey Testperson',
      email: 'casey.testperson@example.org',
      phone: '+1 312 555 0188',
      location: { city: 'Chicago' },
    });
    expect(resume.work).toMatchObject([
      { position: 'Office Manager', name: 'Example Widgets Inc.', startDate: '2019-01' },
      { position: 'Office Assistant', name: 'Sample Works Ltd.', startDate: '2016-03', endDate: '2018-12' },
    ]);
    expect(resume.work?.map((job) => job.highlights?.length)).toEqual([2, 1]);
    expect(resume.education).toMatchObject([{ institution: 'Example State University', endDate: '2016' }]);
    const named = resume.skills?.flatMap((skill) => skill.keywords ?? [skill.name]);
    expect(named).toEqual(['Scheduling', 'Purchasing', 'Bookkeeping']);
  });

  it.each([
    [
      'es',
      [
        ...['Álvaro Ruiz Ortega', 'Cádiz, 600 000 123, alvaro.ruiz@example.es', '', 'EXPERIENCIA LABORAL', ''],
        ...['Marzo de 2020 - actualidad', 'Jefe de sala', 'Restaurante El Faro, Cádiz'],
        ...['Organización de turnos de 12 camareros', 'Control de reservas y caja', ''],
        ...['Junio 2015 - febrero 2020', 'Camarero', 'Bar La Plaza, Cádiz', 'Atención en barra y terraza'],
      ],
      [
        { name: 'Restaurante El Faro', position: 'Jefe de sala', startDate: '2020-03' },
        { name: 'Bar La Plaza', position: 'Camarero', startDate: '2015-06', endDate: '2020-02' },
      ],
    ],
    [
      'fr',
      [
        ...['Antoine Girard', 'antoine.girard@example.fr', '', 'Expérience professionnelle', ''],
        ...['Depuis janvier 2020 : Chef de projet chez Réseau Loire', 'Pilotage de trois chantiers', ''],
        ...['De septembre 2015 à décembre 2019 : Ingénieur travaux chez Lorval', 'Suivi des sous-traitants'],
      ],
      [
        { name: 'Réseau Loire', position: 'Chef de projet', startDate: '2020-01' },
        { name: 'Lorval', position: 'Ingénieur travaux', startDate: '2015-09', endDate: '2019-12' },
      ],
    ],
  ] as [string, string[], object[]][])(
    'typed in one style from end to end gives its jobs, in %s',
    async (_, lines, work) => {
      const { resume } = await readLayout({ body: lines.map((text) => paragraph(text)).join('') });
      expect(resume.work).toMatchObject(work);
      expect(resume.work).toHaveLength(work.length);
    },
  );

  it.each([
    ['with dates set by a right tab', []],
    ['with dates in the first column of a table', ['table']],
    ['with a sidebar made of a table', ['table']],
    ['with name and contact in the header', ['contact-in-margin']],
    ['with everything in text boxes', ['text-box']],
  ])('%s is checked as the file is', async (layout, expected) => {
    const { findings } = await readLayout(layouts[layout] ?? { body: '' });
    const codes = findings.map((finding) => finding.code);
    const making = ['table', 'text-box', 'contact-in-margin', 'hidden-text'];
    expect([...new Set(codes.filter((code) => making.includes(code)))]).toEqual(expected);
  });
});
