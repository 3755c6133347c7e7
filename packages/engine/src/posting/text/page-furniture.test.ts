import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { findFurniture, pageFurniture } from './page-furniture.ts';

it.each(pageFurniture)('takes “$yes” and leaves “$no”', (row) => {
  expect(findFurniture(row.yes)).toBe(row);
  expect(findFurniture(row.no)).toBeUndefined();
});

const page = (below: string) => `Skip to main content
We value your privacy
We and our 318 partners use cookies. You must accept cookies to continue.
Dispatch Coordinator
Brindlewood Freight
Tulsa, OK · Full-time
What you bring
2 years in dispatch
ADR certificate
${below}`;

it('a banner is no title, and other jobs of the page ask for nothing', () => {
  const { title, employer, requirements } = readPosting(
    page('People also viewed\nSenior Java Developer - Ostrich Soft\nRegistered Nurse - BLS required'),
  );
  expect([title, employer]).toEqual(['Dispatch Coordinator', 'Brindlewood Freight']);
  expect(requirements.map(({ text }) => text)).toEqual(['2 years in dispatch', 'ADR certificate']);
});

it('what a board adds below an advertisement asks for nothing', () => {
  const { requirements } = readPosting(
    page('Similar Jobs (3)\nStock Controller\nlocations\nposted on\nPosted 30+ Days Ago'),
  );
  expect(requirements.map(({ text }) => text)).toEqual(['2 years in dispatch', 'ADR certificate']);
});
