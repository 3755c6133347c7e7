import type { Messages } from '@lingui/core';
import { readSection } from '@shortlist/schema';
import { languages } from '@shortlist/schema/languages';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { examplesFor } from './examples.ts';
import { occupations } from './occupations.ts';

afterEach(() => i18n.activate('en'));

test.each([
  ['Registered Nurse', 'nursing and care'],
  ['Senior Software Engineer', 'software'],
  ['Civil Engineer', 'engineering'],
  ['Data Analyst', 'data'],
  ['Marketing Manager', 'marketing'],
  ['Account Manager', 'sales'],
  ['Electrician', 'trades'],
  ['Sous Chef', 'restaurants and hotels'],
  ['Warehouse Operative', 'transportation and warehousing'],
  ['Department Head', undefined],
  ['', undefined],
])('the guide shows %s examples of %s', (title, name) => {
  expect(examplesFor(title).name).toBe(name);
});

test.each([
  ['Softwareentwickler', 'software'],
  ['Krankenpfleger', 'nursing and care'],
  ['Infirmière', 'nursing and care'],
  ['Profesora de matemáticas', 'teaching'],
  ['Elettricista', 'trades'],
  ['Boekhouder', 'finance'],
  ['Vendedora', 'retail and service'],
])('a title in another language has its examples too: %s', (title, name) => {
  expect(examplesFor(title).name).toBe(name);
});

const catalogs = import.meta.glob<{ messages: Messages }>('../../../locales/creation/*.po', { eager: true });

test.each(languages.map(({ code }) => code))(
  'every example is understood as the structure that it shows: %s',
  (code) => {
    i18n.load(code, catalogs[`../../../locales/creation/${code}.po`]?.messages ?? {});
    i18n.activate(code);
    for (const { name, examples } of occupations) {
      const shown = i18n._(name);
      const [job] = readSection('experience', i18n._(examples.experience)).work ?? [];
      expect(job, shown).toMatchObject({
        position: expect.any(String),
        name: expect.any(String),
        location: expect.any(String),
        startDate: expect.any(String),
      });
      expect(job?.endDate, shown).toBeUndefined();
      expect(job?.highlights, shown).toHaveLength(2);
      const [degree] = readSection('education', i18n._(examples.education)).education ?? [];
      expect(degree, shown).toMatchObject({ studyType: expect.any(String), endDate: expect.any(String) });
      const groups = readSection('skills', i18n._(examples.skills)).skills ?? [];
      expect(
        groups.every(({ keywords }) => (keywords ?? []).length > 1),
        shown,
      ).toBe(true);
    }
  },
);
