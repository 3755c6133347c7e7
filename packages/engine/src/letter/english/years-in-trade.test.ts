import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const posting = (asked: string) =>
  readPosting(
    `Maintenance Electrician\nCastle Foods\n\nDuties\n- Test distribution boards\n\nRequirements\n- ${asked}\n`,
  );
const years = 'At least 5 years as an electrician';
const letterOf = (titles: [string, string, string?][], asked = years) => {
  const work = titles.map(([position, startDate, endDate], i) => ({
    name: ['Voltline Services Ltd', 'Harrow Electrical Ltd', 'Dent Power Ltd'][i] ?? '',
    position,
    startDate,
    ...(endDate === undefined ? {} : { endDate }),
    highlights: ['Tested 40 distribution boards'],
  }));
  const resume: Resume = { basics: { name: 'Marta Keane', email: 'marta@example.com' }, work };
  const { letter } = optimiseResume({ resume, posting: posting(asked), now: '2026-06-01' });
  return letter.paragraphs.join(' ');
};

describe('since when a person has been in the trade', () => {
  it('is told where jobs of one title follow on each other and years are asked for', () => {
    const letter = letterOf([
      ['Electrician', '2019-03'],
      ['Electrician', '2014-06', '2019-02'],
    ]);
    expect(letter).toContain('I have been an Electrician since 2014.');
    expect(letter).toContain('Since 2019 I have been at Voltline Services Ltd.');
  });

  it('tells the plain title of who has risen above it, and never the higher one for the time before', () => {
    const letter = letterOf([
      ['Senior Electrician', '2019-03'],
      ['Electrician', '2014-06', '2019-02'],
    ]);
    expect(letter).toContain('I have worked as an Electrician since 2014.');
    expect(letter).toContain('I have been a Senior Electrician at Voltline Services Ltd since 2019.');
    expect(
      letterOf([
        ['Electrician', '2019-03'],
        ['Junior Electrician', '2014-06', '2019-02'],
      ]),
    ).not.toContain('since 2014');
  });

  it('is left to the dates where there was a break between, or no years are asked for', () => {
    const broken: [string, string, string?][] = [
      ['Electrician', '2019-03'],
      ['Electrician', '2014-06', '2017-01'],
    ];
    expect(letterOf(broken)).toContain('I have been an Electrician at Voltline Services Ltd since 2019.');
    const whole: [string, string, string?][] = [
      ['Electrician', '2019-03'],
      ['Electrician', '2014-06', '2019-02'],
    ];
    expect(letterOf(whole, 'Distribution boards')).not.toContain('since 2014');
  });
});
