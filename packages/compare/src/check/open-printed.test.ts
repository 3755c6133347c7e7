import type { SourceText } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { openPrinted } from './open-printed.ts';

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const line = (text: string, unseen?: 'hidden') => ({
  cells: text.split('  ').map((part, x) => ({ text: part, x, width: 1 })),
  box,
  column: 0,
  size: 10,
  font: 'a',
  ...(unseen ? { unseen } : {}),
});
const file = (lines: ReturnType<typeof line>[], urls: string[] = []): SourceText => ({
  format: 'pdf',
  lines,
  links: urls.map((url) => ({ url, box })),
});

const printed = openPrinted(
  file(
    [
      line('Languages: English (fluent), Thai'),
      line('Architect of many stations and  Mar 2019'),
      line('of their bridges, interna-'),
      line('tional'),
      line('Postgres'),
      line('See www.ada.example/work'),
      line('SECRET', 'hidden'),
    ],
    ['https://www.linkedin.com/in/ada-brandt/'],
  ),
);

test.each([
  ['in another field', 'English (fluent)'],
  ['over a line’s end', 'of their bridges, international'],
  ['with a date between its lines', 'Architect of many stations and of their bridges'],
  ['as a date in another form', '2019-03'],
  ['without the beginning of an address that nobody types', 'See ada.example/work'],
  ['behind a link', 'https://linkedin.com/in/ada-brandt'],
])('a text stands in a file %s', (_, text) => expect(printed(text)).toBe(true));

test.each([
  ['which is a part of another word', 'Post'],
  ['in another order', 'Thai English'],
  ['of another month', '2019-04'],
  ['which nobody sees', 'SECRET'],
  ['which is not there', 'Dutch'],
])('a text does not stand in a file %s', (_, text) => expect(printed(text)).toBe(false));
