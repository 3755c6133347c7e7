import { expect, it } from 'vitest';
import { findDisclaimers } from './find-disclaimers.ts';

const said = (line: string, paper = false) =>
  findDisclaimers(line, paper).map(
    ({ start, end, lacking }) => `${lacking ? 'lacks' : 'learns'}: ${line.slice(start, end)}`,
  );

it.each([
  ['No experience with Python, strong in SQL', 'lacks: No experience with Python'],
  ['Ran the shop but never used Salesforce myself', 'lacks: never used Salesforce myself'],
  ['Don’t yet chart in Epic; Meditech daily', 'lacks: Don’t yet chart in Epic'],
  ['Have not used SAP, good in Excel', 'lacks: Have not used SAP'],
  ['Keine Erfahrung mit SAP', 'lacks: Keine Erfahrung mit SAP'],
  ['Currently learning Docker', 'learns: Currently learning Docker'],
])('what a line lacks or learns: %s', (line, expected) => {
  expect(said(line)).toEqual([expected]);
});

it.each([
  ['Safe Pass (expired 2019)', 'lacks: Safe Pass (expired 2019)'],
  ['PMP (in progress)', 'learns: PMP (in progress)'],
  ['CPA, not yet qualified', 'learns: CPA, not yet qualified'],
])('a certificate that is no more, or not yet: %s', (line, expected) => {
  expect(said(line, true)).toContain(expected);
});

it.each(['Replaced expired stock each morning', 'Taught disabled learners', 'Cut errors to none'])(
  'nothing is disclaimed in: %s',
  (line) => {
    expect(said(line)).toEqual([]);
  },
);
