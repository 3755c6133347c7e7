import { expect, it } from 'vitest';
import { readFlows } from '../../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import { settleDraft } from '../fact.ts';
import { settleSection } from '../work/settle-section.ts';
import { cutEntries } from './cut-entries.ts';
import { readRoleDegrees } from './role-degrees.ts';
import { findRoleHome } from './role-home.ts';
import { readRoleJobs } from './role-jobs.ts';
import { findRoleName } from './role-name.ts';
import { type RoleName, roleNames } from './role-names.ts';
import { pageOf, type RolePage } from './role-page.ts';
import { cutRoleSections } from './role-sections.ts';
import { readRoleSkills } from './role-skills.ts';
import { segmentLines } from './segment-lines.ts';

/** A page of lines, each with the roles of its parts ("!" where an entry begins). */
function drawRoles(rows: [string, string][]) {
  const texts = rows.map(([text], i) => ({ x: 40, line: i + 1, text }));
  const flows = readFlows(sketchDocument(sketchPage(texts)));
  const roles = rows.flatMap(([, said]) => said.split(' '));
  const segments = segmentLines(flows).map((segment, i) => ({
    ...segment,
    role: (roles[i] ?? 'other').replace('!', '') as RoleName,
    begins: (roles[i] ?? '').endsWith('!'),
    chance: 0.9,
    roles: new Float32Array(roleNames.length),
  }));
  const page: RolePage = pageOf(segments);
  return { flows, page, lines: flows.flatMap(({ lines }) => lines) };
}

it('reads skills below their labels and leaves out what has another role', () => {
  const { lines, page } = drawRoles([
    ['Databases: SQLite, PostgreSQL and Redis', 'skill-label skill skill'],
    ['Spoken: Danish', 'language language'],
    ['Tools: Git, careful planning of', 'skill-label skill skill'],
    ['long trips', 'skill'],
  ]);
  const skills = settleDraft({ skills: readRoleSkills(lines, page) }).value as { skills: unknown };
  expect(skills.skills).toEqual([
    { name: 'Databases', keywords: ['SQLite', 'PostgreSQL', 'Redis'] },
    { name: 'Tools', keywords: ['Git', 'careful planning of long trips'] },
  ]);
});

it('reads a span of time whose ends stand apart', () => {
  const { lines, page } = drawRoles([
    ['Larch Mill', 'employer!'],
    ['2019.01 ~', 'dates'],
    ['2023.12', 'dates'],
  ]);
  expect(cutEntries(lines, page)[0]?.dates.map(({ span }) => [span.from, span.to])).toEqual([['2019-01', '2023-12']]);
  const wrapped = drawRoles([
    ['Clerk', 'title!'],
    ['Larch Mill 12/2024 –', 'employer dates'],
    ['02/2025', 'dates'],
  ]);
  const [entry] = cutEntries(wrapped.lines, wrapped.page);
  expect(entry?.dates.map(({ span }) => [span.from, span.to])).toEqual([['2024-12', '2025-02']]);
});

it('begins another degree where a whole one is followed by a school', () => {
  const { lines, page } = drawRoles([
    ['University of Torvik', 'school!'],
    ['MA in Botany | May 2024', 'degree dates'],
    ['Larch College', 'school'],
    ['BA in Botany | May 2022', 'degree dates'],
  ]);
  expect(cutEntries(lines, page)).toHaveLength(2);
});

it('begins another job where a further title has a time of its own', () => {
  const { lines, page } = drawRoles([
    ['Larch College', 'employer!'],
    ['Professor 2007 – 2009', 'title dates'],
    ['Lecturer 2003 – 2007', 'title dates'],
  ]);
  expect(cutEntries(lines, page).map(({ dates }) => dates[0]?.span.from)).toEqual(['2007', '2003']);
});

it('counts what stands in brackets behind a name to that name, but for a town and what is named nowhere else', () => {
  const nameOf = (text: string, roles: string) => {
    const { lines, page } = drawRoles([
      ['Larch College', 'employer!'],
      [text, roles],
    ]);
    return readRoleJobs(lines, page).map(({ title, head }) => [title?.text, head.place?.text]);
  };
  expect(nameOf('Professor (F5) 2007 – 2009', 'title place dates')).toEqual([['Professor (F5)', undefined]]);
  expect(nameOf('Professor (Leeds) 2007 – 2009', 'title place dates')).toEqual([['Professor', 'Leeds']]);
  expect(nameOf('School of Botany (Professor) 2007 – 2009', 'employer title dates')).toEqual([
    ['Professor', undefined],
  ]);
  expect(nameOf('Engineer (80%) 2007 – 2009', 'title other dates')).toEqual([['Engineer', undefined]]);
  expect(nameOf('Engineer (Zalvorabad) 2007 – 2009', 'title place dates')).toEqual([['Engineer', 'Zalvorabad']]);
});

it('leaves a remark in brackets out of the name of an employer', () => {
  const houseOf = (text: string) => {
    const { lines, page } = drawRoles([
      [text, 'employer! other'],
      ['Engineer 2007 – 2009', 'title dates'],
    ]);
    return readRoleJobs(lines, page).map(({ employer }) => employer?.text);
  };
  for (const remark of ['acquired by Alder', '100 employees', 'On-site', '2 sites'])
    expect(houseOf(`Larch Ltd (${remark})`), remark).toEqual(['Larch Ltd']);
});

it('has the subject and the school of a degree from brackets behind it', () => {
  const degreesOf = (...rows: [string, string][]) => {
    const { lines, page } = drawRoles(rows);
    return (settleDraft({ education: readRoleDegrees(lines, page) }).value as { education: object[] }).education;
  };
  expect(degreesOf(['BSc (Geology), Larch University 2019', 'degree! field school dates'])).toMatchObject([
    { studyType: 'BSc', area: 'Geology', institution: 'Larch University' },
  ]);
  const [degree] = degreesOf(
    ['BSc Geology (Larch University) 2019', 'degree! school dates'],
    ['Alder School of Mines', 'school'],
  );
  expect(degree).toMatchObject({ studyType: 'BSc', area: 'Geology' });
});

it('keeps titles together that stand above their employer, and a title that goes on in the next line', () => {
  const jobsOf = (...rows: [string, string][]) => {
    const { lines, page } = drawRoles(rows);
    return readRoleJobs(lines, page);
  };
  for (const { employer } of jobsOf(
    ['Engineer 2019 – 2021', 'title! dates'],
    ['Team Lead 2021 – 2023', 'title dates'],
    ['Larch Ltd', 'employer'],
  ))
    expect(employer?.text).toBe('Larch Ltd');
  expect(
    jobsOf(
      ['Larch College', 'employer!'],
      ['2010 – 2012 Senior Lecturer and', 'dates title'],
      ['Programme Leader (since 2011)', 'title dates'],
    ),
  ).toHaveLength(1);
});

it('leaves a department behind a comma in the title, where employers have lines of their own', () => {
  const { lines, page } = drawRoles([
    ['University of Torvik | 2019 – 2021', 'employer! dates'],
    ['Teaching Assistant, Department of Botany', 'title employer'],
    ['Larch College | 2017 – 2019', 'employer! dates'],
    ['Research Assistant, Leeds', 'title place'],
  ]);
  expect(settleSection(readRoleJobs(lines, page)).map(({ title, employer }) => [title?.text, employer?.text])).toEqual([
    ['Teaching Assistant, Department of Botany', 'University of Torvik'],
    ['Research Assistant', 'Larch College'],
  ]);
});

it.each(['part-time', 'Part-time', 'reporting to the head of care', 'Zalvora Clinic'])(
  'leaves a remark and another employer behind a comma out of the title: %s',
  (more) => {
    const { lines, page } = drawRoles([
      ['University of Torvik | 2019 – 2021', 'employer! dates'],
      [`Nurse, ${more}`, 'title other'],
      ['Larch College | 2017 – 2019', 'employer! dates'],
      ['Research Assistant', 'title'],
    ]);
    expect(settleSection(readRoleJobs(lines, page)).map(({ title }) => title?.text)).toEqual([
      'Nurse',
      'Research Assistant',
    ]);
  },
);

it('reads the one of two names of schools that says what was learnt as the degree', () => {
  const { lines, page } = drawRoles([
    ['SUPERIOR EM BOTÂNICA – LARCH', 'school! school'],
    ['2019', 'dates'],
  ]);
  const { education } = settleDraft({ education: readRoleDegrees(lines, page) }).value as { education: object[] };
  const [degree] = education;
  expect(degree).toMatchObject({ institution: 'LARCH', endDate: '2019' });
  expect(degree).toHaveProperty('studyType', expect.stringContaining('SUPERIOR'));
});

it.each(['Harvard – Cambridge MA', 'Larch Schule – BA Glauchau', 'Larch College – Masters Hall'])(
  'reads no degree from a name that only holds the letters of one: %s',
  (text) => {
    const { lines, page } = drawRoles([
      [text, 'school! school'],
      ['2019', 'dates'],
    ]);
    const { education } = settleDraft({ education: readRoleDegrees(lines, page) }).value as { education: object[] };
    expect(education[0]).not.toHaveProperty('studyType');
  },
);

it('cuts degrees out of a section of other things', () => {
  const { flows, page } = drawRoles([
    ['Certifications and further', 'heading'],
    ['Tree Care Basics', 'certificate'],
    ['M.Sc. Forestry', 'degree!'],
    ['University of Torvik', 'school'],
    ['Chainsaw Permit', 'certificate'],
  ]);
  const kinds = cutRoleSections(flows, page).map(({ kind, lines }) => [kind, lines.length]);
  expect(kinds).toEqual([
    ['certificates', 1],
    ['education', 2],
    ['certificates', 1],
  ]);
});

it('finds the name and the town by their roles', () => {
  const { page } = drawRoles([
    ['Curriculum', 'other'],
    ['Ida Nordin', 'name'],
    ['5003 Bergen | ida.nordin@example.com', 'contact contact'],
  ]);
  expect(findRoleName(page)?.name.value).toBe('Ida Nordin');
  expect(settleDraft(findRoleHome(page) ?? {}).value).toEqual({ city: 'Bergen' });
});
