import type { Letter } from '@shortlist/schema';

/** A fictional person's letter. */
export const sampleLetter: Letter = {
  language: 'en',
  tone: 'plain',
  length: 'short',
  date: '2026-03-04',
  sender: { name: 'Marta Lindqvist', email: 'marta.lindqvist@example.com', location: 'Gothenburg' },
  recipient: { name: 'Ms Holm', employer: 'Nordic Cold Chain', location: 'Malmö' },
  subject: 'Application as Site Manager',
  greeting: 'Dear Ms Holm,',
  paragraphs: ['I have run two warehouses for five years.', 'I would like to run yours.'],
  closing: 'Kind regards,',
  signature: 'Marta Lindqvist',
  ledger: [],
};
