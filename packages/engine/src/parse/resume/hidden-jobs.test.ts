import { expect, it } from 'vitest';
import { readFlows } from '../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { settleDraft } from './fact.ts';
import { findSections } from './sections/find-sections.ts';
import { parseSections } from './sections/parse-sections.ts';
import { dated, name, rows, section } from './sketch-rows.ts';

it('reads jobs under a heading that nobody knows by the rules where the roles took their lines for something else', () => {
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
