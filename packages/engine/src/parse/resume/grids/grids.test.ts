import type { Box, Document } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/make-docx.ts';
import { readDocx } from '../../../read/docx/read-docx.ts';
import { type Stroke, sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import { parseResume } from '../parse-resume.ts';
import { name, section } from '../sketch-rows.ts';

const tableXml = (rows: string[][]): string => {
  const cells = (row: string[]): string =>
    row
      .map(
        (text) =>
          `<w:tc>${text
            .split('\n')
            .map((line) => paragraph(line))
            .join('')}</w:tc>`,
      )
      .join('');
  const grid = (rows[0] ?? []).map(() => '<w:gridCol w:w="1800"/>').join('');
  return `<w:tbl><w:tblGrid>${grid}</w:tblGrid>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
};
const word = (...body: string[]): Document =>
  readDocx(makeDocx({ body: [paragraph('Ada Moreno'), paragraph('ada.moreno@example.com'), ...body].join('') }));

const xs = [40, 160, 330, 450];
const drawn = (from: number, rows: string[][]): Stroke[] =>
  rows.flatMap((row, r) =>
    row.flatMap((text, c) => (text === '' ? [] : [{ x: xs[c] as number, line: from + r, text }])),
  );
const told = (parsed: ReturnType<typeof parseResume>): string => parsed.leftovers.map(({ text }) => text).join(' | ');

describe('tables that name their columns', () => {
  it('reads each row of a Word table of degrees as one degree, its board left unplaced', () => {
    const parsed = parseResume(
      word(
        paragraph('Academic Record'),
        tableXml([
          ['S.No', 'Course', 'Institution', 'Board / University', 'Year of Passing', 'Percentage/CGPA'],
          ['1', 'B.E (Civil)', 'Larchwood College of\nEngineering', 'Torvik University', '2016', '7.9 CGPA'],
          ['2', 'HSC', 'Greenmoor Higher Secondary School', 'State Board', '2012', '81%'],
        ]),
      ),
    );
    expect(parsed.resume.education).toEqual([
      {
        institution: 'Larchwood College of Engineering',
        studyType: 'B.E',
        area: 'Civil',
        endDate: '2016',
        score: '7.9 CGPA',
      },
      { institution: 'Greenmoor Higher Secondary School', studyType: 'HSC', endDate: '2012', score: '81%' },
    ]);
    expect(told(parsed)).toContain('State Board');
    expect(told(parsed)).toContain('Year of Passing');
  });

  it('reads a Word table whose first column holds the names as a job for each set of them', () => {
    const parsed = parseResume(
      word(
        paragraph('Work Experience'),
        tableXml([
          ['Company Name', 'Larch Ovens Ltd'],
          ['Designation', 'Baker'],
          ['Duration', 'April 2015 to May 2018'],
          ['Company Name', 'Torvik Mill'],
          ['Designation', 'Miller'],
          ['Duration', '2012 – 2015'],
        ]),
      ),
    );
    expect(parsed.resume.work).toEqual([
      { name: 'Larch Ovens Ltd', position: 'Baker', startDate: '2015-04', endDate: '2018-05' },
      { name: 'Torvik Mill', position: 'Miller', startDate: '2012', endDate: '2015' },
    ]);
    expect(told(parsed)).toContain('Designation');
  });

  it('reads the degrees of a Word table that tells of the person above its row of names', () => {
    const { resume } = parseResume(
      word(
        tableXml([
          ['Nationality', 'Norwegian', '', ''],
          ['Marital Status', 'Single', '', ''],
          ['Languages', 'Norwegian, English', '', ''],
          ['EDUCATION', '', '', ''],
          ['Exam Passed', 'Board', 'Year of Passing', '%'],
          ['HSC', 'Larchwood Examination Board', '2009', '62%'],
          ['SSC', 'Larchwood Examination Board', '2007', '71%'],
        ]),
      ),
    );
    expect(resume.education).toEqual([
      { institution: 'Larchwood Examination Board', studyType: 'HSC', endDate: '2009', score: '62%' },
      { institution: 'Larchwood Examination Board', studyType: 'SSC', endDate: '2007', score: '71%' },
    ]);
  });

  it('reads a Word table of jobs with its days in two columns; an empty cell below an employer is the same employer', () => {
    const { resume } = parseResume(
      word(
        paragraph('Experience'),
        tableXml([
          ['Company', 'Designation', 'From', 'To'],
          ['Larch Ovens Ltd', 'Head Baker', 'June 2019', 'Till date'],
          ['', 'Night Baker', 'May 2016', 'May 2019'],
          ['Harbour Inn', 'Pastry Cook', '03/2012', '04/2016'],
        ]),
      ),
    );
    expect(resume.work).toEqual([
      { name: 'Larch Ovens Ltd', position: 'Head Baker', startDate: '2019-06' },
      { name: 'Larch Ovens Ltd', position: 'Night Baker', startDate: '2016-05', endDate: '2019-05' },
      { name: 'Harbour Inn', position: 'Pastry Cook', startDate: '2012-03', endDate: '2016-04' },
    ]);
  });

  it('reads tables without lines by the places of their names, in other languages too', () => {
    const { resume } = parseResume(
      sketchDocument(
        sketchPage([
          ...name,
          section(3, 'FORMATION'),
          ...drawn(4, [
            ['Diplôme', 'Établissement', 'Année', 'Mention'],
            ['Master Chimie', 'Université de Torvik', '2018', 'Bien'],
            ['Licence Chimie', 'Université de Larch', '2016', 'Assez bien'],
          ]),
        ]),
      ),
    );
    expect(resume.education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Université de Torvik', '2018'],
      ['Université de Larch', '2016'],
    ]);
  });

  it('takes a drawn cell as one text, however its lines stand beside those of other cells', () => {
    const box = (x: number, y: number, width: number, height: number): Box => ({ page: 1, x, y, width, height });
    const level = [80, 110, 150].map((y) => box(36, y, 500, 0.5));
    const upright = [36, 156, 326, 446, 536].map((x) => box(x, 80, 0.5, 70));
    const { resume } = parseResume(
      sketchDocument(
        sketchPage(
          [
            ...name,
            { x: 40, line: 3.8, text: 'Qualification' },
            { x: 160, line: 3.8, text: 'College' },
            { x: 330, line: 3.3, text: 'Year of' },
            { x: 330, line: 4.3, text: 'passing' },
            { x: 450, line: 3.8, text: 'Division' },
            { x: 40, line: 6.5, text: 'BSc Botany' },
            { x: 160, line: 6, text: 'Larchwood College of' },
            { x: 160, line: 7, text: 'Arts and Science' },
            { x: 330, line: 6.5, text: '2011' },
            { x: 450, line: 6.5, text: 'First' },
          ],
          { rules: [...level, ...upright] },
        ),
      ),
    );
    expect(resume.education).toEqual([
      {
        institution: 'Larchwood College of Arts and Science',
        studyType: 'BSc',
        area: 'Botany',
        endDate: '2011',
        score: 'First',
      },
    ]);
  });

  it('leaves tables of referees and of courses to what reads those', () => {
    const referees = tableXml([
      ['Name', 'Designation', 'Company', 'Phone'],
      ['Ben Quist', 'Head Baker', 'Larch Ovens Ltd', '+44 161 496 0100'],
    ]);
    const { resume } = parseResume(word(paragraph('References'), referees));
    expect(resume.work).toBeUndefined();
  });

  it.each([
    [
      'a field without a degree',
      ['Discipline', 'College', 'Year', 'Grade'],
      ['Mechanical', 'Larchwood College', '2014', 'First'],
    ],
    [
      'a time that is none',
      ['Degree', 'College', 'Period', 'Grade'],
      ['BSc Botany', 'Larchwood College', '5.5', 'First'],
    ],
    [
      'several times',
      ['Degree', 'College', 'Year', 'Grade'],
      ['BSc Botany', 'Larchwood College', '2010, 2012, 2014', 'First'],
    ],
    [
      'a time and its length',
      ['Company', 'Designation', 'From', 'Duration'],
      ['Larch Ovens Ltd', 'Baker', '2010 - 2012', '24'],
    ],
    [
      'a college and its university',
      ['College', 'University', 'Designation', 'Period'],
      ['Larchwood College', 'Torvik University', 'Lecturer', '2010 - 2012'],
    ],
    [
      'three names of a degree',
      ['Degree', 'Course', 'Examination', 'College', 'Year'],
      ['BSc', 'Botany', 'Finals of Spring', 'Larchwood College', '2014'],
    ],
    [
      'a text among the numbers',
      ['No', 'Degree', 'College', 'Year', 'Grade'],
      ['Weekend', 'BSc Botany', 'Larchwood College', '2014', 'First'],
    ],
  ])('has each text of a row in a field or unplaced: %s', (_, head, row) => {
    const parsed = parseResume(word(paragraph('Record'), tableXml([head, row])));
    const said = [...parsed.evidence, ...parsed.leftovers].map(({ text }) => text).join(' | ');
    expect([parsed.resume.work, parsed.resume.education].flat().filter(Boolean)).toHaveLength(1);
    for (const text of row) expect(said).toContain(text);
  });

  it('makes no degrees of awards', () => {
    const awards = tableXml([
      ['Award', 'Institution', 'Year', 'Result'],
      ['Golden Loaf', 'Larchwood Guild', '2014', 'First'],
    ]);
    expect(parseResume(word(paragraph('Awards'), awards)).resume.education).toBeUndefined();
  });

  it('reads a table without a row of names by what all cells of its columns are', () => {
    const parsed = parseResume(
      word(
        paragraph('Work Experience'),
        tableXml([
          ['1', 'Larch Builders Ltd', 'Site Engineer', 'Jan 2014 – Mar 2016'],
          ['2', 'Torvik Cranes LLC', 'Crane Operator', '2012 – 2013'],
        ]),
      ),
    );
    expect(parsed.resume.work).toEqual([
      { name: 'Larch Builders Ltd', position: 'Site Engineer', startDate: '2014-01', endDate: '2016-03' },
      { name: 'Torvik Cranes LLC', position: 'Crane Operator', startDate: '2012', endDate: '2013' },
    ]);
  });

  it('takes the first row of such a table for an entry where it holds what the columns do', () => {
    const degrees = tableXml([
      ['Master of Science', 'Larch University', '7.9'],
      ['Bachelor of Science', 'Torvik College', '8.1'],
      ['Diploma in Commerce', 'Orle College', '8.5'],
    ]);
    expect(parseResume(word(paragraph('Education'), degrees)).resume.education).toHaveLength(3);
    const jobs = tableXml([
      ['Zalvora Builders Ltd', 'Site Manager', 'Till now'],
      ['Larch Builders Ltd', 'Site Engineer', 'Jan 2014 – Mar 2016'],
      ['Torvik Cranes LLC', 'Crane Operator', '2012 – 2013'],
    ]);
    const { work } = parseResume(word(paragraph('Work Experience'), jobs)).resume;
    expect(work?.[0]).toMatchObject({ name: 'Zalvora Builders Ltd', position: 'Site Manager' });
  });
});
