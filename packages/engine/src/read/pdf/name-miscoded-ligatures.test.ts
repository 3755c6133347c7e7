import type { Page } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { nameMiscodedLigatures } from './name-miscoded-ligatures.ts';

function read(...texts: string[]): string[] {
  const pages = [{ items: texts.map((text) => ({ text })) }] as unknown as Page[];
  nameMiscodedLigatures(pages);
  return (pages[0] as Page).items.map(({ text }) => text);
}

it('a ligature that the printer gave another letter is known by the words that it makes, and read so everywhere', () => {
  expect(read('EducaƟon', 'CommunicaƟon and naƟve plants', 'Roman GraƟani')).toEqual([
    'Education',
    'Communication and native plants',
    'Roman Gratiani',
  ]);
  expect(read('Educaঞon', 'SoŌware, So[ware', 'list[index')).toEqual(['Education', 'Software, Software', 'list[index']);
});

it('letters that belong in their words stay', () => {
  const texts = ['Łukasz in Kraków', 'ß-carotene, weiß', '5 µm', 'βeta decay', 'Straße', 'Thống kê', 'fⅱle'];
  expect(read(...texts)).toEqual(texts);
});

it('a digit within small letters is a ligature where two words say so, and a capital in the words alone that it makes', () => {
  expect(read('Communica9on', 'Educa9on', 'Iden9ty', 'room 9b')).toEqual([
    'Communication',
    'Education',
    'Identity',
    'room 9b',
  ]);
  expect(read('EducaGon', 'LinkGred')).toEqual(['Education', 'LinkGred']);
});

it('digits and capitals that belong in their names stay', () => {
  const texts = ['docx4j', 'log4net', 'JavaScript', 'iPhone', 'McDonald', 'LinkedIn', 'b2b sales', 'utf8mb4', 'a11y'];
  expect(read(...texts)).toEqual(texts);
});
