import { SectionKind, sectionTitles } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { nameKind, nameSection } from './section-names.ts';

test('English calls each kind of section as the draft does', () => {
  for (const kind of SectionKind.options) expect(nameKind(kind)).toBe(sectionTitles[kind]);
});

test('a section that the person named keeps that name', () => {
  expect(nameSection({ id: 'skills', title: 'Werkzeuge', isCustom: false })).toBe('Werkzeuge');
  expect(nameSection({ id: 'custom-1', title: 'Custom Section', isCustom: true })).toBe('Custom Section');
});
