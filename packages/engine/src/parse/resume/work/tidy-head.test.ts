import { expect, it } from 'vitest';
import type { Fact } from '../fact.ts';
import { dropLoneNames } from './drop-lone-names.ts';
import type { Job } from './job.ts';
import { settleHead, tidyHead } from './tidy-head.ts';

const job = (title?: string, employer?: string): Job =>
  ({
    head: { parts: [] },
    inherited: false,
    ...(title ? { title: { text: title } } : {}),
    ...(employer ? { employer: { text: employer } } : {}),
  }) as unknown as Job;

const said = ({ title, employer, head }: Job) => [title?.text, employer?.text, head.place?.text];

it.each([
  ['Baker at Mill House', 'Baker', 'Mill House'],
  ['Vendeuse chez Larch et Fils', 'Vendeuse', 'Larch et Fils'],
  ['Kassiererin bei Kornmarkt', 'Kassiererin', 'Kornmarkt'],
  ['Baker @Mill House', 'Baker', 'Mill House'],
])('"%s": a title and whom it was held at', (text, title, employer) =>
  expect(said(tidyHead(job(text))).slice(0, 2)).toEqual([title, employer]),
);

it('words that only join others name neither employer nor title', () => {
  expect(said(tidyHead(job('Baker', 'until')))).toEqual(['Baker', undefined, undefined]);
  expect(said(tidyHead(job('depuis', 'Mill House')))).toEqual([undefined, 'Mill House', undefined]);
});

it('read by roles, a town behind the employer is the place', () => {
  expect(said(settleHead(job('Baker', 'Mill House, Bergen')))).toEqual(['Baker', 'Mill House', 'Bergen']);
  expect(said(settleHead(job('Baker', 'Quill & Daughters, Bergen')))[1]).toBe('Quill & Daughters, Bergen');
});

it('a job of which one name is all that is known is none', () => {
  const fact = (value: string): Fact => ({ fact: true, value, text: value, boxes: [], confidence: 1 });
  const jobs = [
    { name: fact('Workshops attended') },
    { position: fact('Baker'), name: fact('Mill House') },
    { name: fact('Mill House'), startDate: fact('2019') },
    { position: fact('Baker'), location: fact('Bergen') },
  ];
  expect(dropLoneNames(jobs)).toEqual(jobs.slice(1));
});
