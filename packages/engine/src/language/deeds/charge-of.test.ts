import { describe, expect, it } from 'vitest';
import { rewriteBullet } from './rewrite-bullet.ts';
import { sayFirstPerson } from './say-first-person.ts';

describe('a line that opens with "Responsible for" and a noun', () => {
  it.each([
    ['Responsible for key accounts in the north', 'Handled key accounts in the north'],
    ['In charge of the newsletter, which went to 8,000 readers', 'Handled the newsletter, which went to 8,000 readers'],
    ['Responsible for a budget of $3M', 'Held a budget of $3M'],
    [
      'Responsible for the filing, preparation and maintenance of court files',
      'Filed, prepared and maintained court files',
    ],
  ])('opens with a verb that claims no more: %s', (line, text) => {
    expect(rewriteBullet(line, { current: false }).text).toBe(text);
  });

  it('takes the tense of the job', () => {
    expect(rewriteBullet('Responsible for payroll in three countries', { current: true }).text).toBe(
      'Handle payroll in three countries',
    );
  });

  it.each(['Responsible for a team of 5', 'Responsible for customer satisfaction', 'Responsible for the shop'])(
    'stays where every verb would say more, or something else: %s',
    (line) => {
      expect(rewriteBullet(line, { current: false }).text).toBe(line);
    },
  );
});

describe('a line that opens with a gerund', () => {
  it('is put in one form in all its clauses, or in none', () => {
    const rewrite = (line: string) => rewriteBullet(line, { current: true }).text;
    expect(rewrite('Recording and updating sales reports; analyzing trends and opportunities')).toBe(
      'Record and update sales reports; analyze trends and opportunities',
    );
    expect(
      rewrite('Overseeing approvals for accounts; researching new prospects, scanning and filing contracts'),
    ).toContain('Overseeing approvals');
  });

  it('stays where the gerund is what the line speaks of, or a noun stands in the place of the verb', () => {
    for (const line of ['Implementing governance allowed us to save 100 GB', 'Redesign of the reporting structure'])
      expect(rewriteBullet(line, { current: true }).text).toBe(line);
    expect(sayFirstPerson('Implementing governance allowed us to save 100 GB', { current: true })).toBeUndefined();
    expect(sayFirstPerson('Provide office support and working on special projects', { current: true })).toBeUndefined();
  });
});
