import { readFile, type Segment, segmentDocument } from '@shortlist/engine/training';
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveTruth } from './derive-truth.ts';
import { printParts, readLabels } from './labels-file.ts';

const page = `Mara Lindqvist
Baker
mara@lindqvist.example, +46 8 555 010 20, Uppsala

EXPERIENCE
Head Baker, Kornboden Bakery, 03/2019 - 05/2022
- Baked bread for two hundred guests
  every morning
- Trained apprentices
Baker, Solrosen, 06/2015 - 02/2019

EDUCATION
Bakery Diploma, Uppsala Food School, 2015

SKILLS
Sourdough, Stock keeping
`;
const codes = '0 N 1 H 2 C 5 h 6 T! 7 E 8 D 9 b 12 T! 13 E 14 D 15 h 16 G! 17 S 18 D 19 h 20 s';

describe('labels by eye', () => {
  let segments: Segment[] = [];
  beforeAll(async () => {
    segments = segmentDocument((await readFile(Buffer.from(page), 'mara.txt')).document).segments;
  });

  it('numbers every part and shows no role', () => {
    const printed = printParts(segments);
    expect(printed).toContain('6 Head Baker · 7 Kornboden Bakery · 8 03/2019 - 05/2022');
    expect(printed).not.toMatch(/title|employer/);
  });

  it('holds a role until the next one, and begins an entry once', () => {
    const labels = readLabels(codes, segments.length);
    expect(labels.map(({ role }) => role).slice(2, 7)).toEqual(['contact', 'contact', 'contact', 'heading', 'title']);
    expect(labels.filter(({ begins }) => begins)).toHaveLength(3);
  });

  it('says which part is wrong', () => {
    expect(() => readLabels('0 N 5 what', 9)).toThrow('at part 5');
    expect(() => readLabels('0 N 5 H 4 C', 9)).toThrow('out of order');
    expect(() => readLabels('0 N 12 H', 9)).toThrow('ends at 8');
    expect(() => readLabels('1 N', 9)).toThrow('Begin with part 0');
  });

  it('gives the truth in the words of the page', () => {
    const truth = deriveTruth(segments, readLabels(codes, segments.length));
    expect(truth.basics).toMatchObject({
      name: 'Mara Lindqvist',
      label: 'Baker',
      email: 'mara@lindqvist.example',
      phone: '+46 8 555 010 20',
      location: { city: 'Uppsala' },
    });
    expect(truth.work).toMatchObject([
      { name: 'Kornboden Bakery', position: 'Head Baker', startDate: '2019-03', endDate: '2022-05' },
      { name: 'Solrosen', position: 'Baker', startDate: '2015-06', endDate: '2019-02' },
    ]);
    expect(truth.work).toMatchObject([
      { highlights: ['Baked bread for two hundred guests every morning', 'Trained apprentices'] },
      {},
    ]);
    expect(truth.education).toMatchObject([
      { institution: 'Uppsala Food School', studyType: 'Bakery Diploma', endDate: '2015' },
    ]);
    expect(truth.skills).toEqual([{ keywords: ['Sourdough', 'Stock keeping'] }]);
  });
});
