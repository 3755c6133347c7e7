import { describe, expect, it } from 'vitest';
import { parseProfile as parse } from '../../../test/bakers-profile.ts';

describe('a profile whose texts are broken', () => {
  it('goes on over a page break, in a description and between sections', () => {
    const { resume } = parse(({ main }) => {
      main[1]?.lines.splice(6, 0, ['page', '']);
      main[2]?.lines.unshift(['page', '']);
    });
    expect(resume).toEqual(parse().resume);
  });

  it('goes on with a paragraph whose last word alone did not fit', () => {
    const { resume } = parse(({ main }) => {
      main[1]?.lines.splice(
        -1,
        1,
        ['first', 'Shaped loaves for the morning, and trained the four who took it'],
        ['next', 'over.'],
      );
    });
    expect(resume.work?.[2]?.highlights).toEqual([
      'Shaped loaves for the morning, and trained the four who took it over.',
    ]);
  });

  it('joins headlines, titles and companies that wrap', () => {
    const { resume } = parse((sample) => {
      sample.headline = ['Head Baker at Rye & Co | Sourdough | Food safety |', 'Teaching'];
      sample.main[1]?.lines.splice(
        2,
        1,
        ['title', 'Head Baker for Bread, Rolls and everything that is made'],
        ['title', 'from dough'],
      );
    });
    expect(resume.basics?.label).toBe('Head Baker at Rye & Co | Sourdough | Food safety | Teaching');
    expect(resume.work?.[0]?.position).toBe('Head Baker for Bread, Rolls and everything that is made from dough');
  });

  it('joins a summary whose lines end within a sentence, before a capital too, and keeps its paragraphs', () => {
    const { resume } = parse((sample) => {
      sample.main[0] = {
        heading: 'Summary',
        lines: [
          ['summary', 'Bilingual nurse with nine years at the bedside in Level'],
          ['summary', 'I trauma, who has brought on the new graduates.'],
          ['summary', 'Chairs the practice council.'],
        ],
      };
    });
    expect(resume.basics?.summary).toBe(
      'Bilingual nurse with nine years at the bedside in Level I trauma, who has brought on the new graduates.\nChairs the practice council.',
    );
  });
});
