import { expect, it } from 'vitest';
import { titleScore } from './title-words.ts';

it.each([
  'Инженер-программист',
  'Старший разработчик',
  'Розробник',
  'Kierownik zmiany',
  'Vývojář',
  'Säljare',
  'Stajyer',
  'Schulpraktikum in Arztpraxis',
  'Prácticas universitarias',
  'POSTDOCTORAT',
])('knows %s as what somebody is', (title) => {
  expect(titleScore(title)).toBeGreaterThanOrEqual(1);
});

it.each(['Larch Ovens GmbH', 'Стройтрест', 'Przedsiębiorstwo Torvik'])('knows %s as none', (name) => {
  expect(titleScore(name)).toBe(0);
});
