import { expect, it } from 'vitest';
import { readFlows } from '../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { settleDraft } from './fact.ts';
import { findSections } from './sections/find-sections.ts';
import { parseSections } from './sections/parse-sections.ts';
import { dated, name, rows, section } from './sketch-rows.ts';

it('reads jobs under a summary by the rules where the roles took their lines for something else', () => {
  const document = sketchDocument(
    sketchPage([
      ...name,
      section(3, 'Summary'),
      ...rows(5, ['Calm under pressure and kind to guests and colleagues.']),
      ...dated(8, 'Night Baker', '2018 – 2020'),
      ...rows(9, ['Larch Ovens', '• Baked four hundred loaves a night']),
      ...dated(12, 'Pastry Cook', '2016 – 2018'),
      ...rows(13, ['Harbour Inn', '• Made desserts for sixty seats']),
    ]),
  );
  const { draft } = parseSections(findSections(readFlows(document)), 'en', [], { page: new Map() });
  const { value } = settleDraft(draft);
  expect(value).toMatchObject({ work: [{ position: 'Night Baker' }, { position: 'Pastry Cook' }] });
});

const employers = sketchDocument(
  sketchPage([
    ...name,
    section(3, 'EXPERIENCE'),
    section(5, 'LARCHFY'),
    ...dated(6, 'Data Engineer', '2020 – 2023'),
    ...rows(7, ['• Moved nightly loads to a stream']),
    section(9, 'KLARWEN'),
    ...dated(10, 'Analyst', '2017 – 2020'),
    ...rows(11, ['• Wrote the monthly report']),
    section(13, 'NORDALT'),
    ...dated(14, 'Junior Analyst', '2015 – 2017'),
    ...rows(15, ['• Cleaned the tables of sales']),
    section(17, 'EDUCATION'),
    ...dated(18, 'BSc Mathematics, University of Torvik', '2012 – 2015'),
    section(20, 'SKILLS'),
    ...rows(21, ['SQL, Python']),
  ]),
);

it('takes no employer for a heading that is set like one and stands above a dated head', () => {
  expect(findSections(readFlows(employers)).map(({ kind }) => kind)).toEqual(['top', 'work', 'education', 'skills']);
});

it('reads hidden jobs where the section of jobs has no line', () => {
  const sections = findSections(readFlows(employers));
  const [top, work, ...others] = sections;
  if (top === undefined || work === undefined) throw new Error('no sections');
  const parted = [top, { ...work, lines: [] }, { ...work, kind: 'custom' as const, title: 'Stations' }, ...others];
  const { value } = settleDraft(parseSections(parted, 'en', []).draft);
  expect((value as { work: unknown[] }).work).toHaveLength(3);
});
