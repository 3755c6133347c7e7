import { readDates } from '@shortlist/schema';
import { languages } from '@shortlist/schema/languages';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { typeDates } from './typed-dates.ts';

afterEach(() => i18n.activate('en'));

const months = Array.from({ length: 12 }, (_, index) => `2021-${String(index + 1).padStart(2, '0')}`);

test.each(languages.map(({ code }) => code))('dates that a form shows are read back as they were: %s', (code) => {
  i18n.load(code, {});
  i18n.activate(code);
  for (const month of months) {
    for (const dates of [{ endDate: month }, { startDate: month }, { startDate: month, endDate: '2022-11' }])
      expect(readDates(typeDates(dates)), typeDates(dates)).toEqual(dates);
    const days = { startDate: `${month}-01`, endDate: `${month}-15` };
    expect(readDates(typeDates(days)), typeDates(days)).toEqual(days);
  }
  expect(readDates(typeDates({ startDate: '2019' }))).toEqual({ startDate: '2019' });
  // What was typed in English is understood in every language.
  expect(readDates('May 2019 – Present')).toEqual({ startDate: '2019-05' });
});

test('a form shows the months of its language', () => {
  const shown = {
    de: 'März 2021 – heute',
    fr: 'mars 2021 – aujourd’hui',
    pt: 'mar. de 2021 – atual',
    en: 'Mar 2021 – Present',
  };
  for (const [code, text] of Object.entries(shown)) {
    i18n.load(code, {});
    i18n.activate(code);
    expect(typeDates({ startDate: '2021-03' })).toBe(text);
  }
});
