import { describe, expect, it } from 'vitest';
import { calmCapitals } from '../text/calm-capitals.ts';
import { fillArticles, lacksArticle } from './fill-articles.ts';

describe('the small words that bullets leave out', () => {
  it.each([
    ['architected and implemented new payments platform', 'architected and implemented a new payments platform'],
    ['lowered claim rejection rate by 40%', 'lowered the claim rejection rate by 40%'],
    ['lifted chemistry pass rate from 41% to 72%', 'lifted the chemistry pass rate from 41% to 72%'],
    ['implemented booking system for three branches', 'implemented a booking system for three branches'],
    ['maintained booking system for three branches', 'maintained the booking system for three branches'],
    ['led migration from paper to tablets', 'led the migration from paper to tablets'],
    ['led team of nine fitters', 'led a team of nine fitters'],
    ['oversaw installation of 40 boilers', 'oversaw the installation of 40 boilers'],
    ['grew annual revenue 28% over three years', 'grew annual revenue by 28% over three years'],
  ])('%s', (line, told) => expect(fillArticles(line)).toBe(told));

  it.each([
    'reduced the response time by 40%',
    'managed vendors and budgets for two sites',
    'grew revenue by 28% in 2023',
    'cut waste from 9% to 4%',
    'taught five sections of chemistry',
    'improved customer satisfaction to 94%',
    'wrote Python and SQL every day',
  ])('leaves a full sentence as it is: %s', (line) => expect(fillArticles(line)).toBe(line));
});

describe('names written in capitals', () => {
  it.each([
    ['WAREHOUSE SHIFT MANAGER', 'Warehouse Shift Manager'],
    ['BRANTLEY DISTRIBUTION', 'Brantley Distribution'],
    ['IT SUPPORT ENGINEER', 'IT Support Engineer'],
    ['HEAD OF LOGISTICS', 'Head of Logistics'],
    ['MÜLLER & SÖHNE GMBH', 'Müller & Söhne GmbH'],
    ['SR BUSINESS ANALYST', 'Sr Business Analyst'],
    ['IKEA', 'IKEA'],
    ['BASF SE', 'BASF SE'],
    ['Senior SQL Developer', 'Senior SQL Developer'],
  ])('%s', (text, calm) => expect(calmCapitals(text)).toBe(calm));
});

it.each([
  ['initiated re-branding and imaging campaign', true],
  ['developed quoting and billing system', true],
  ['initiated a re-branding and imaging campaign', false],
  ['ran quoting and billing for two plants', false],
  ['built dashboards and reports for the board', false],
])('sees where an article is missing that cannot be given: %s', (clause, lacks) => {
  expect(lacksArticle(clause)).toBe(lacks);
});
