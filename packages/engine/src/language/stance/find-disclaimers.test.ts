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

it.each([
  'Replaced expired stock each morning',
  'Taught disabled learners',
  'Cut errors to none',
  'Angular, Node.js, Nomad and Notion',
])('nothing is disclaimed in: %s', (line) => {
  expect(said(line)).toEqual([]);
});

it.each([
  ['Evaluated Consul; we stayed on Eureka', 'lacks: Evaluated Consul'],
  [
    'Basic Ansible. Learning: Elixir. Never used: Nomad in production',
    'learns: Learning: Elixir; lacks: Never used: Nomad in production',
  ],
  [
    'Routing was done in Trapeze by dispatch; I did not use it',
    'lacks: Routing was done in Trapeze by dispatch; I did not use it',
  ],
  ['Used Excel daily, was shown Oracle but never used it', 'lacks: was shown Oracle but never used it'],
  ['Assisted the bookkeeper, who ran Xero', 'others: who ran Xero'],
  ['Pair-programmed with the Angular team', 'others: with the Angular team'],
  ['Tableau möchte ich noch lernen', 'learns: Tableau möchte ich noch lernen'],
  [
    'Navision nutzt die Zentrale, ich selbst arbeite nicht damit',
    'lacks: Navision nutzt die Zentrale, ich selbst arbeite nicht damit',
  ],
  ['Deutsch, kein Französisch', 'lacks: kein Französisch'],
  ['Ne connaît pas Silae', 'lacks: Ne connaît pas Silae'],
  ['Nunca trabajé con Contaplus', 'lacks: Nunca trabajé con Contaplus'],
  ['Não tenho experiência com Primavera', 'lacks: Não tenho experiência com Primavera'],
  ['Non conosco AutoCAD', 'lacks: Non conosco AutoCAD'],
  ['Wil graag Exact leren', 'learns: Wil graag Exact leren'],
  ['Photoshop: jamais utilisé', 'lacks: Photoshop: jamais utilisé'],
])('clause by clause, in seven languages: %s', (line, expected) => {
  expect(
    findDisclaimers(line)
      .map(
        ({ start, end, lacking, others }) =>
          `${others === true ? 'others' : lacking ? 'lacks' : 'learns'}: ${line.slice(start, end)}`,
      )
      .join('; '),
  ).toBe(expected);
});

it.each([
  'No accidents in eight years of driving a forklift',
  'Never missed a deadline with SAP',
  'Not only wrote Python but also Go',
  'Je n’utilise que Sage',
  'Nicht nur SAP, sondern auch DATEV',
  'Utilisation de SAP sans perte de données',
  'No SQL injection findings in audits',
  'Worked closely with the marketing team on campaigns',
  'Helped customers who used Xero',
])('what is shown stays shown: %s', (line) => {
  expect(findDisclaimers(line)).toEqual([]);
});
