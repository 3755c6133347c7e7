import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const resume: Resume = {
  basics: { name: 'Marta Soler' },
  work: [
    {
      name: 'Radio Nova',
      position: 'Content Assistant',
      startDate: '2018-09',
      endDate: '2021-01',
      highlights: ['Wrote 20 posts a week for three channels', 'Raised newsletter sign-ups by 12 %'],
    },
    {
      name: 'Blue Frame',
      position: 'Social Media Manager',
      startDate: '2021-02',
      highlights: ['Plan the posts of five brands', 'Answer 80 messages a day from customers'],
    },
  ],
  education: [
    {
      studyType: "Audiovisual Communication, Bachelor's degree",
      institution: 'University of Barcelona',
      endDate: '2016',
    },
    { studyType: "Digital Marketing, Master's degree", institution: 'Pompeu Fabra University', endDate: '2018' },
    { studyType: 'PhD', area: 'Media Studies', institution: 'Pompeu Fabra University', endDate: '2029' },
  ],
};
const posting = readPosting(
  'Social Media Specialist\nBright Kids\n\nRequirements\n- Bachelor’s degree in communication\n- Writing posts for several channels\n',
);
const { letter } = optimiseResume({ resume, posting, now: '2026-06-01' });
const text = letter.paragraphs.join(' ');

describe('what a letter says of degrees and jobs', () => {
  it('claims no degree that was not ended', () => {
    const studied: Resume = {
      ...resume,
      education: [
        { studyType: 'BA', area: 'Communication (not completed)', institution: 'University of Leeds', endDate: '2016' },
      ],
    };
    const said = optimiseResume({ resume: studied, posting, now: '2026-06-01' }).letter.paragraphs.join(' ');
    expect(said).not.toMatch(/I hold|University of Leeds/);
    const ended: Resume = {
      ...resume,
      education: [{ studyType: 'BA', area: 'Communication', institution: 'University of Leeds', endDate: '2016' }],
    };
    expect(optimiseResume({ resume: ended, posting, now: '2026-06-01' }).letter.paragraphs.join(' ')).toContain(
      'I hold a BA in Communication',
    );
  });

  it('claims no last degree of who calls themselves a student', () => {
    const say = (label: string): string =>
      optimiseResume({
        resume: {
          ...resume,
          basics: { ...resume.basics, label },
          education: [{ studyType: 'BA', area: 'Communication', institution: 'University of Leeds', endDate: '2025' }],
        },
        posting,
        now: '2026-06-01',
      }).letter.paragraphs.join(' ');
    expect(say('Communication student')).not.toContain('I hold');
    expect(say('Student services officer')).toContain('I hold a BA in Communication');
  });

  it('names the highest degree that was taken, and the one that is asked for', () => {
    expect(text).toContain(
      'I hold a Master’s degree in Digital Marketing from Pompeu Fabra University and a Bachelor’s degree in Audiovisual Communication from the University of Barcelona.'.replaceAll(
        '’',
        "'",
      ),
    );
    expect(text).not.toContain('PhD');
  });

  it('tells the present job first, in a resume that has it last too', () => {
    expect(text).toMatch(
      /I have been a Social Media Manager at Blue Frame since 2021\..*Blue Frame:.*– Answer 80 messages.*Content Assistant, Radio Nova/s,
    );
  });
});
