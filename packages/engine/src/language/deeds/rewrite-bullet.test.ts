import { describe, expect, it } from 'vitest';
import { isGlued } from './is-glued.ts';
import { rewriteBullet } from './rewrite-bullet.ts';

const past = (line: string) => rewriteBullet(line, { current: false }).text;
const present = (line: string) => rewriteBullet(line, { current: true }).text;

describe('rewriting a bullet', () => {
  it.each([
    ['Responsible for preparing monthly statements', 'Prepared monthly statements'],
    ['Responsible for the coordination of discharge for a 24-bed ward', 'Coordinated discharge for a 24-bed ward'],
    ['Was in charge of hiring, training and scheduling staff', 'Hired, trained and scheduled staff'],
    [
      'My duties included answering 70 calls a day, resolving disputes and updating accounts',
      'Answered 70 calls a day, resolved disputes and updated accounts',
    ],
    ['I built a ledger service in Go', 'Built a ledger service in Go'],
    ['Manage and train staff', 'Managed and trained staff'],
    ['Manages budgets and prepares reports', 'Managed budgets and prepared reports'],
    ['Utilized TypeScript in order to reduce errors', 'Used TypeScript to reduce errors'],
    ['Successfully maintained a 94% score', 'Maintained a 94% score'],
    ['Checked stock on a daily basis', 'Checked stock daily'],
    ['Responsible for reading blueprints and bending conduit', 'Read blueprints and bent conduit'],
    ['Responsible for hiring, training and scheduling of 12 staff', 'Hired, trained and scheduled 12 staff'],
    [
      'Responsible for ordering, stock rotation and HACCP records',
      'Handled ordering, stock rotation and HACCP records',
    ],
    ['Assisted in the implementation of NetSuite', 'Helped implement NetSuite'],
    ['Assisted in migrating the site to AWS', 'Helped migrate the site to AWS'],
    ['I cut loading times with caching and image resizing', 'Cut loading times with caching and image resizing'],
  ])('of a job that has ended: %s', (before, after) => expect(past(before)).toBe(after));

  it.each([
    ['Responsible for supervising 32 pickers', 'Supervise 32 pickers'],
    ['Duties include planning labour, writing rotas and reporting KPIs', 'Plan labour, write rotas and report KPIs'],
    ['Assisting with preparing tax returns', 'Help prepare tax returns'],
    ['Runs the after-school club', 'Run the after-school club'],
    ['Reduced waste by 9%', 'Reduced waste by 9%'],
  ])('of a job that runs: %s', (before, after) => expect(present(before)).toBe(after));

  it.each([
    'Responsible for opening and closing the store, cash handling and staff training',
    'Responsible for managing rotas and cleaning staff',
    'Responsible for developing training materials and testing procedures',
    'Assisted with onboarding of new hires',
    'Market research for new products',
    'Support for 200 users',
    'Managing accounting and billing',
    'Report writing',
    'Keeping an open line of communication with staff is a vital part of the work',
    'Keeping a clear line to drivers, loaders and yard staff is a vital part of this position',
    'Marketing and advertising',
    'Encadrement d’une équipe de 25 personnes',
    '',
  ])('leaves alone what it cannot be sure of: %s', (line) => {
    expect(present(line)).toBe(line === 'Managing accounting and billing' ? 'Manage accounting and billing' : line);
  });

  it('adds no word that was not there', () => {
    const text = past('Responsible for developing order tracking in Java and Spring Boot');
    expect(text).toBe('Developed order tracking in Java and Spring Boot');
  });
});

describe('lines that are run together', () => {
  it.each([
    'Prepared tax returns Worked on payroll',
    'Kept books, Preparation of vouchers',
    'Led the project ï¼ City',
    'Resulted in [positive outcome]',
    'reports for the board reports for the board',
  ])('are known: %s', (line) => {
    expect(isGlued(line)).toBe(true);
  });

  it.each([
    'Ran the Learning & Development team',
    'Moved 23 services from VMs to Kubernetes on AWS',
    'Lone Star Fulfillment',
    'Wrote pipelines in Jenkins and Spring Boot',
    'Advised the Department of Education',
  ])('are not seen where there are none: %s', (line) => {
    expect(isGlued(line)).toBe(false);
  });
});

describe('a line that opens with a means', () => {
  it.each([
    'Using the ledger and the bank feed I reviewed every open invoice',
    'Working from the site plans, we laid two miles of pipe',
  ])('keeps the form of its first word, for who does it stands further back: %s', (line) => {
    expect(rewriteBullet(line, { current: false }).text).toBe(line);
  });
});

describe('the further verbs of a line', () => {
  it('are not "including", which only joins', () => {
    const told = (line: string) => rewriteBullet(line, { current: false }).text;
    expect(told('Developing plans for the yard, including drawings and cost sheets')).toBe(
      'Developed plans for the yard, including drawings and cost sheets',
    );
  });
});
