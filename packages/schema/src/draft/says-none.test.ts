import { expect, it } from 'vitest';
import { basicsOf } from './draft-basics.ts';
import { saysNone } from './says-none.ts';

const blank = { name: 'Mara Quill', jobTitle: '', email: '', phone: '', location: '', website: '', linkedin: '' };

it.each([
  'kein',
  'Keine',
  'none',
  'n/a',
  'N.A.',
  'k. A.',
  '–',
  '-',
  'aucun',
  'ninguno',
  'nessuno',
  'brak',
  'нет',
  'なし',
])('puts nothing on the page for "%s"', (said) => {
  expect(saysNone(said)).toBe(true);
  expect(basicsOf({ ...blank, linkedin: said, website: said, phone: said }, '')).toEqual({ name: 'Mara Quill' });
});

it('leaves an address, a name and a number as they are', () => {
  for (const said of ['', 'mara-quill', 'linkedin.com/in/kein', 'nona.example', '+49 151 0000000']) {
    expect(saysNone(said)).toBe(false);
  }
  expect(basicsOf({ ...blank, linkedin: 'mara-quill' }, '').profiles).toEqual([
    { network: 'LinkedIn', username: 'mara-quill', url: 'https://www.linkedin.com/in/mara-quill' },
  ]);
});
