import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareOccupations } from './compare-occupations.ts';
import { labelKey } from './label-key.ts';
import { loadLabels } from './load-labels.ts';
import { nameOccupations } from './name-occupations.ts';

const near = (one: string, other: string): number =>
  compareOccupations(nameOccupations(one, 'en'), nameOccupations(other, 'en'));

describe('the occupations that titles name', () => {
  it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'])('are listed in %s', (language) => {
    expect(loadLabels(language).size).toBeGreaterThan(5_000);
  });

  it('are named whether a compound is written as one word or two', () => {
    expect(nameOccupations('Store Keeper', 'en').codes.length).toBeGreaterThan(0);
  });

  it('are those of both sides of a slash', () => {
    const { codes } = nameOccupations('Bookkeeper / Receptionist', 'en');
    for (const each of ['Bookkeeper', 'Receptionist'])
      expect(codes).toEqual(expect.arrayContaining([...nameOccupations(each, 'en').codes]));
  });

  it('are of the same kind as the label that they resemble', () => {
    expect(near('Management Engineer', 'Management Assistant')).toBeLessThan(0.7);
  });

  it.each(['Python Developer', 'React Developer', 'Go Developer', 'C++ Developer'])(
    'are not those of the one word that a tool leaves: %s',
    (title) => expect(near(title, 'Graphic Designer')).toBe(0),
  );

  it('are those of both sides of a slash, and of no word that names no work', () => {
    const codes = nameOccupations('Driver / Warehouse Associate', 'en').codes;
    expect(codes).toEqual(expect.arrayContaining([...nameOccupations('Warehouse Associate', 'en').codes]));
    expect(nameOccupations('Client/Server Developer', 'en').codes).not.toContain('2412.4');
  });

  it('have a code', () => {
    expect(nameOccupations('Bank Teller', 'en').codes).toEqual(['4211.1']);
    expect(nameOccupations('Bäcker', 'de').codes.length).toBeGreaterThan(0);
  });

  it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'])(
    'are common ones only where ESCO lacks the label: %s',
    (language) => {
      const listed = (folder: string) =>
        readFileSync(new URL(`./${folder}/${language}.tsv`, import.meta.url), 'utf8')
          .split('\n')
          .flatMap((line) => line.split('\t')[1]?.split('|') ?? []);
      const esco = new Set(listed('data'));
      expect(listed('common').filter((label) => esco.has(labelKey(label)))).toEqual([]);
    },
  );

  it.each([
    ['Legal Secretary', 'en', '3342.2'],
    ['Cloud Architect', 'en', '2512.1'],
    ['Solutions Architect', 'en', '2511.14'],
    ['AI Engineer', 'en', '2511.4'],
    ['Brand Manager', 'en', '2431.4'],
    ['HVAC Technician', 'en', '7127.1'],
    ['Hausverwalter', 'de', '3334.1'],
    ['Immobilienverwalter', 'de', '3334.5'],
    ['IT-System-Elektroniker', 'de', '3512.4'],
  ])('are those that ESCO means: %s (%s)', (title, language, code) => {
    expect(nameOccupations(title, language).codes).toContain(code);
  });

  it.each([
    ['Bathroom Fitter', 'HVAC Technician'],
    ['Media Buyer', 'Marketing Coordinator'],
    ['Steward', 'Zugassistent'],
  ])('are not those of other work: %s, %s', (one, other) => {
    const codes = nameOccupations(one, 'de').codes;
    expect(nameOccupations(other, 'de').codes.filter((code) => codes.includes(code))).toEqual([]);
  });

  it('are one kind of work at desks and counters', () => {
    expect(near('Medical Receptionist', 'Cashier')).toBeGreaterThanOrEqual(0.35);
    expect(near('Stock Clerk', 'Data Entry Clerk')).toBeGreaterThanOrEqual(0.35);
    expect(near('Cashier', 'Welder')).toBe(0);
  });
});
