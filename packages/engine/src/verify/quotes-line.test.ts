import type { Fact } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { headsEntry } from './reading/quotes-line.ts';
import { verifySentence } from './verify-sentence.ts';

const fact = (pointer: string, text: string): Fact => ({ source: 'resume', pointer, text });
const facts = [
  fact('/work/0/position', 'Shop Manager'),
  fact('/work/0/name', 'Hollow Lane Grocers'),
  fact('/work/0/startDate', '2018'),
  fact('/work/0/endDate', '2024-03'),
  fact('/work/0/highlights/0', 'managed stock worth $2M in two shops;'),
  fact('/work/1/position', 'Regional Director'),
  fact('/work/1/name', 'Fern Street Stores'),
  fact('/work/1/highlights/0', 'Trained 14 new colleagues'),
];
const passes = (sentence: string) => verifySentence(sentence, facts).length === 0;

describe('the gate lets a line of the document stand', () => {
  it('word for word behind what names its own job', () => {
    expect(passes('Shop Manager, Hollow Lane Grocers (2018–2024): Managed stock worth $2M in two shops.')).toBe(true);
    expect(passes('Shop Manager, Hollow Lane Grocers (2018–2024):')).toBe(true);
  });

  it('behind no other job, with no other years and in no other words', () => {
    expect(passes('Regional Director, Fern Street Stores: Managed stock worth $2M in two shops.')).toBe(false);
    expect(passes('Shop Manager, Hollow Lane Grocers (2010–2024): Managed stock worth $2M in two shops.')).toBe(false);
    expect(passes('Shop Manager, Hollow Lane Grocers: Managed stock worth $3M in two shops.')).toBe(false);
    expect(passes('Regional Director, Hollow Lane Grocers:')).toBe(false);
    expect(passes('Shop Manager of twelve, Hollow Lane Grocers:')).toBe(false);
    const assistant = [
      fact('/work/0/position', 'Assistant to the Vice President'),
      fact('/work/0/name', 'Meadow Mills'),
    ];
    expect(headsEntry('Assistant, Meadow Mills:', assistant)).toBe(true);
    expect(headsEntry('Vice President, Meadow Mills:', assistant)).toBe(false);
    expect(headsEntry('–:', assistant)).toBe(false);
    expect(passes('Shop Manager of twelve, Hollow Lane Grocers: Managed stock worth $2M in two shops.')).toBe(false);
  });
});

describe('the gate refuses a part of a line', () => {
  it.each([
    ['Led the migration of 12 systems (planned, later cancelled)', 'Led the migration of 12 systems.'],
    ['Raised sales by 30 % (target, not reached)', 'Raised sales by 30 %.'],
    [
      'Supported the team in: month-end close; preparation of annual accounts for 40 clients',
      'Preparation of annual accounts for 40 clients.',
    ],
  ])('that is true only with the rest: %s', (line, told) => {
    const label = 'Accountant, Larkfield: ';
    const own = [
      fact('/work/0/position', 'Accountant'),
      fact('/work/0/name', 'Larkfield'),
      fact('/work/0/highlights/0', line),
    ];
    expect(verifySentence(told, own)).not.toEqual([]);
    expect(verifySentence(label + told, own)).not.toEqual([]);
  });
});

describe('the sentence that applies', () => {
  const context = { posting: 'Service Desk\nLarkmoor Ltd\n', title: 'Service Desk', employer: 'Larkmoor Ltd' };

  it('names the post and the employer of the posting, and no other', () => {
    const ask = (sentence: string) => verifySentence(sentence, [], context).length === 0;
    expect(ask('I am applying for the Service Desk position at Larkmoor Ltd.')).toBe(true);
    expect(ask('I am applying for the Network Security position at Larkmoor Ltd.')).toBe(false);
    expect(ask('I am applying for the Service Desk position at Google.')).toBe(false);
  });
});
