import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const resume = {
  basics: { name: 'Ines Holm', location: { city: 'Columbus', region: 'OH', countryCode: 'US' } },
  work: [
    {
      name: 'Tarnbrook Freight',
      position: 'Warehouse Supervisor',
      startDate: '2021-03',
      highlights: [
        'Supervise 32 pickers over two shifts',
        'Cut packaging spend by 18% with reusable crates',
        'Raised stock accuracy from 91% to 99% with weekly counts',
      ],
    },
    {
      name: 'Alder Stores',
      position: 'Forklift Operator',
      startDate: '2017-02',
      endDate: '2021-02',
      highlights: ['Trained 14 new drivers on reach trucks'],
    },
  ],
};

const advertisement = (employer: string, more = ''): string =>
  `Operations Manager\n\nAbout us\n${employer}\n\nJob description\nWe are looking for a manager to lead our assembly, dispatch and service teams. You will be responsible for the budget.\n${more}`;

const write = (text: string, tone: 'plain' | 'warm' | 'formal' = 'plain') =>
  optimiseResume({ resume, posting: readPosting(text), now: '2026-06-01', tone, language: 'en' }).letter;

describe('a letter on an advertisement in prose', () => {
  it('takes up the role at its close', () => {
    expect(write(advertisement('Kestrel Rides builds small fairground rides.')).paragraphs.at(-1)).toContain(
      'Kestrel Rides',
    );
  });

  it('never names a sentence as the employer', () => {
    const posting = {
      ...readPosting(advertisement('Kestrel Rides is the largest maker of fairground rides.')),
      employer: 'Kestrel Rides is the largest maker of fairground rides. We began in 1982.',
    };
    const { subject, recipient } = optimiseResume({ resume, posting, now: '2026-06-01', language: 'en' }).letter;
    expect(subject).toBe('Application: Operations Manager, Kestrel Rides');
    expect(recipient.employer).toBe('Kestrel Rides');
  });
});
