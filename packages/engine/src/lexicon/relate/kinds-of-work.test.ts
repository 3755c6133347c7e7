import { describe, expect, it } from 'vitest';
import { isSameKindOfWork } from './kinds-of-work.ts';

describe('a kind of work that is asked for in other words', () => {
  it.each([
    ['Closed 31 new customers in two years', 'Track record of sales success'],
    ['Reached 112% of a £1.4M quota', 'Achieve monthly sales targets'],
    ['Booked 14 qualified meetings a week', 'Make cold calls to prospective customers'],
    ['Supervised 12 pickers on the late shift', 'Lead our warehouse, packing and dispatch teams'],
    ['Cut packaging spend by 18%', 'Identify savings and reduce costs'],
    ['Built a booking app for 3 clinics', 'Build prototypes with the founders'],
    ['Set up a CI/CD pipeline for the shop', 'Own testing and deployment'],
    ['Balanced cash registers at the end of each shift', '1 year of cash handling'],
    ['Wrote the weekly newsletter', 'Experience in creating content'],
    ['Raised stock accuracy from 91% to 99%', 'Continuous improvement of our processes'],
  ])('“%s” is of the kind of “%s”', (line, asked) => expect(isSameKindOfWork(line, asked)).toBe(true));

  it.each([
    ['Sold tickets at the box office', 'Map business opportunities in target markets'],
    ['Attended the weekly sales meeting', 'Achieve sales targets'],
    ['Supported the team in daily work', 'Lead our warehouse, packing and dispatch teams'],
    ['Prepared orientation for new hires', 'Run the full recruitment cycle'],
    ['Built a garden wall of 40 m', 'Build prototypes with the founders'],
    ['Wrote an algorithm for music', 'Experience in designing clean APIs'],
  ])('“%s” is not of the kind of “%s”', (line, asked) => expect(isSameKindOfWork(line, asked)).toBe(false));
});
