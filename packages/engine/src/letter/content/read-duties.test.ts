import { describe, expect, it } from 'vitest';
import { readPosting } from '../../posting/read-posting.ts';
import { dutyInBase } from './duty-in-base.ts';
import { readDuties } from './read-duties.ts';

const dutiesOf = (text: string): string[] => readDuties(readPosting(text)).map((duty) => duty.text);

describe('the duties of a post, as they follow “someone to”', () => {
  it('are read from lists in any form of the verb', () => {
    expect(
      dutiesOf('Buyer\nOrla Foods\n\nDuties\n- Negotiates prices with 40 growers\n- Plans the weekly orders'),
    ).toEqual(['negotiate prices with 40 growers', 'plan the weekly orders']);
    expect(dutyInBase('Resolving complaints and coordinating the solutions')).toBe(
      'resolve complaints and coordinate the solutions',
    );
    expect(dutyInBase('Responsible people')).toBeUndefined();
  });

  it('are read from sentences about what one will do', () => {
    expect(
      dutiesOf(
        'Site Manager\nTarn Build\n\nAs a Site Manager, you will run two building sites in the valley, and will report to our director. ' +
          'We are looking for a manager to lead our joinery and roofing teams.',
      ),
    ).toEqual(expect.arrayContaining(['run two building sites in the valley', 'lead your joinery and roofing teams']));
  });

  it('leave out what every post asks for and what speaks to the reader', () => {
    const text =
      'Clerk\nOrla Foods\n\nDuties\n- Attend team meetings\n- Perform other tasks as assigned\n- Keep your desk tidy and clean\n- Check the invoices of 30 suppliers';
    expect(dutiesOf(text)).toEqual(['check the invoices of 30 suppliers']);
  });
});
