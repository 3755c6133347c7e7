import { describe, expect, it } from 'vitest';
import { rewriteBullet } from './rewrite-bullet.ts';
import { sayFirstPerson } from './say-first-person.ts';

const tell = (line: string, current: boolean) => sayFirstPerson(line, { current })?.clause;

describe('a role beside the job', () => {
  it.each([
    ['Safeguarding lead for under-18s', true, 'I am safeguarding lead for under-18s'],
    [
      'Head of KS3 Science from 2019, line managing 4 teachers',
      false,
      'I was head of KS3 Science from 2019, line managing 4 teachers',
    ],
    ['Fire warden', true, 'I am a fire warden'],
    ['Mentor to 3 junior developers', false, 'I was a mentor to 3 junior developers'],
  ])('is told as one: %s', (line, current, told) => {
    expect(tell(line, current)).toBe(told);
    expect(rewriteBullet(line, { current }).text).toBe(line);
  });

  it('is none where a verb leads the line', () => {
    expect(tell('Report to the head of sales', true)).toBe('I report to the head of sales');
    expect(tell('Supporting the manager of the branch', false)).toBe('I supported the manager of the branch');
    expect(tell('Assisted the head of nursing with rotas', false)).toBe('I assisted the head of nursing with rotas');
  });
});
