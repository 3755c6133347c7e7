import type { Edit, SourceText } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { readPlainText } from '../extract/read-plain-text.ts';
import { compareWithSource } from './compare-with-source.ts';

const text = (lines: string): SourceText => readPlainText(new TextEncoder().encode(lines));

const source = text(`Ida Farrow
EXPERIENCE
Buyer, Kestrel Foods        01/2020 – Present
- Cut waste by 12 % in the ware-
house of the Dublin store
Clerk, Larch & Sons        03/2016 – 12/2019
- Ordered “fresh” fish and ofﬁce goods every day
EDUCATION
B.Sc. in Biology        2016`);

const printed = (change: (page: string) => string = (page) => page): SourceText =>
  text(
    change(`Ida Farrow
Work Experience
Buyer        Jan 2020 – Present
Kestrel Foods
• Cut waste by 12% in the warehouse of the Dublin store
Clerk        Mar 2016 – Dec 2019
Larch & Sons
• Ordered "fresh" fish and office goods every day
Education
B.Sc. Biology        2016`),
  );

const lost = (exported: SourceText, edits: Edit[] = []) =>
  compareWithSource(source, exported, edits)
    .leftOut.filter(({ reason }) => reason === 'lost')
    .map((each) => each.text);

it('takes no other form of the same for a loss: dates, quotes, ligatures, a word broken at the end of its line', () => {
  expect(lost(printed())).toEqual([]);
  expect(compareWithSource(source, printed()).moved).toEqual([]);
});

it('finds a word, a figure and a date that are gone, with their place', () => {
  expect(lost(printed((page) => page.replace('12%', '21%')))).toEqual(['12']);
  expect(lost(printed((page) => page.replace('Mar 2016', 'May 2016')))).toEqual(['03/2016']);
  const [first] = compareWithSource(
    source,
    printed((page) => page.replace('B.Sc. Biology', '')),
  ).leftOut.filter(({ reason }) => reason === 'lost');
  expect(first).toMatchObject({ text: 'B.Sc. in Biology', page: 1 });
});

it('finds an address again whose signs are written as numbers', () => {
  const box = { page: 1, x: 0, y: 0, width: 0, height: 0 };
  const linked = { ...text('Ida Farrow'), links: [{ url: 'https://farrow.example/Waste%20108%20Study', box }] };
  expect(compareWithSource(linked, text('Ida Farrow\nfarrow.example/Waste%20108%20Study')).leftOut).toEqual([]);
  expect(compareWithSource(linked, text('Ida Farrow\nfarrow.example/Waste%20109%20Study')).leftOut).toHaveLength(1);
});

it('an edit explains what it took out', () => {
  const edit = {
    op: 'remove',
    path: '/work/1/highlights/0',
    before: 'Ordered “fresh” fish and office goods every day',
  };
  const without = printed((page) => page.replace(/• Ordered.*\n/, ''));
  expect(lost(without)).not.toEqual([]);
  expect(lost(without, [edit as Edit])).toEqual([]);
});

it('finds a list item under another job, and a job with the dates of another', () => {
  const item = '• Ordered "fresh" fish and office goods every day\n';
  const moved = printed((page) => page.replace(item, '').replace('Clerk  ', `${item}Clerk  `));
  expect(compareWithSource(source, moved).moved).toMatchObject([{ with: '03/2016 – 12/2019' }]);
  const swapped = printed((page) =>
    page
      .replace('Jan 2020 – Present', 'X')
      .replace('Mar 2016 – Dec 2019', 'Jan 2020 – Present')
      .replace('X', 'Mar 2016 – Dec 2019'),
  );
  expect(compareWithSource(source, swapped).moved.length).toBeGreaterThan(1);
});

it('a list item that begins with a date of its own is not held to the date above it', () => {
  const studies = text(`Ida Farrow
Date of birth        19.02.1988
- 2014: Diploma in Trade from the College of Elgin
EXPERIENCE
Buyer, Kestrel Foods        01/2020 – Present`);
  const exported = text(`Ida Farrow
EXPERIENCE
Buyer, Kestrel Foods        Jan 2020 – Present
• 2014: Diploma in Trade from the College of Elgin
Date of birth        19.02.1988`);
  expect(compareWithSource(studies, exported, []).moved).toEqual([]);
});
