import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { remarksOn } from './remarks.ts';

const cook = {
  basics: { name: 'Ida Farrow' },
  work: [
    {
      name: 'The Copper Pan',
      position: 'Sous Chef',
      startDate: '2019',
      highlights: ['Cut food cost from 34% to 29%', 'Trained 6 cooks in knife skills'],
    },
  ],
};
const remarks = (posting: string) =>
  optimiseResume({ resume: cook, posting: readPosting(posting), now: '2026-06-01' }).letter.remarks ?? [];

describe('what the person is told beside the letter', () => {
  it('says that the post is far off, what is missing and what is nearer', () => {
    const [remark] = remarks('Data Engineer\nNord Data\n\nRequirements\n- Apache Kafka\n- Terraform\n- Python\n');
    expect(remark).toMatch(/of 100, so it’s a long shot: your resume shows 0 of the 3 must-haves we could check\./);
    expect(remark).toContain('Apache Kafka, Terraform, and Python');
    expect(remark).toContain('“Sous Chef”');
  });

  it('counts what is shown in part apart, as the table does', () => {
    const posting = readPosting('Data Engineer\nNord Data\n\nRequirements\n- Apache Kafka\n- Terraform\n- Python\n');
    const { match } = optimiseResume({ resume: cook, posting, now: '2026-06-01' });
    const [first, second, ...rest] = match.requirements;
    const requirements = [
      ...(first === undefined ? [] : [{ ...first, met: 'partly' as const }]),
      ...(second === undefined ? [] : [{ ...second, met: true as const }]),
      ...rest,
    ];
    const [remark] = remarksOn({
      match: { ...match, requirements },
      posting,
      resume: cook,
      language: 'en',
      now: '2026-06-01',
    });
    expect(remark).toContain('your resume shows 1 of the 3 must-haves we could check, and part of 1 more.');
  });

  it('says that a letter without a name has no signature', () => {
    const posting = readPosting('Sous Chef\nHotel Seeblick\n\nRequirements\n- Food cost control\n');
    const { letter } = optimiseResume({ resume: { ...cook, basics: {} }, posting, now: '2026-06-01' });
    expect(letter.remarks?.[0]).toContain('no name');
    expect(remarks(posting.text).join(' ')).not.toContain('no name');
  });

  it('says that posting and resume are in two languages', () => {
    const posting =
      'Sous Chef (m/w/d)\nHotel Seeblick\n\nWir suchen für unsere Küche eine Person mit Freude am Kochen.\n\nIhre Aufgaben\n- Sie kochen und leiten die Küche\n- Sie bestellen die Ware\n';
    expect(remarks(posting).at(-1)).toMatch(/The posting is in German, and your resume is in English/);
  });

  it('says nothing of the language of a posting that it cannot tell', () => {
    const danish =
      'Sous chef\nHotel Søbredden\n\nVi søger en sous chef til vores køkken i hjertet af byen. Du får ansvar for den daglige drift og for at lære nye medarbejdere op. Vi tilbyder gode kolleger, faste vagter og en løn efter aftale.\n\nDine opgaver\n- Du leder køkkenet, når chefen er væk\n- Du bestiller varer og holder styr på lageret\n- Du skriver menuer sammen med os og passer på gæsterne\n- Du holder køkkenet rent og følger reglerne\n';
    expect(remarks(danish).join(' ')).not.toMatch(/The posting is in/);
  });

  it('says which pictures of the resume the letter’s file leaves out', () => {
    const job = {
      ...cook.work[0],
      highlights: ['Cut food cost from 34% to 29% 🎉 with weekly counts', 'Trained 6 cooks in knife skills'],
    };
    const posting = readPosting(
      'Sous Chef\nHotel Lake\n\nRequirements\n- Experience as a sous chef\n- Food cost control\n',
    );
    const { letter } = optimiseResume({ resume: { ...cook, work: [job] }, posting, now: '2026-06-01' });
    expect(letter.remarks?.join()).toContain('can’t show 🎉');
  });

  it('says that a letter with fewer than two proofs waits for answers', () => {
    const bare = { ...cook, work: cook.work.map((job) => ({ ...job, highlights: [] })) };
    const posting = readPosting('Sous Chef\nHotel Lake\n\nRequirements\n- Experience as a sous chef\n');
    const { letter } = optimiseResume({ resume: bare, posting, now: '2026-06-01' });
    expect(letter.remarks?.join()).toContain(
      'This letter gives no example of your work. To add one, answer the questions',
    );
    expect(letter.remarks?.join()).not.toContain('We found no jobs');
    const schooled = { basics: cook.basics, education: [{ studyType: 'Diploma', area: 'Cooking', endDate: '2018' }] };
    const untold = optimiseResume({ resume: schooled, posting, now: '2026-06-01' }).letter.remarks?.join();
    expect(untold).toContain('We found no jobs in your resume, so this letter gives no example of your work.');
  });

  it('counts nothing where most of what was read as a must is a temper or a torn phrase', () => {
    const [remark] = remarks(
      'Data Engineer\nNord Data\n\nRequirements\n- Apache Kafka\n- You stay calm when things get busy\n- A strong verbal and written communicator\n- Able to find creative solutions\n',
    );
    expect(remark).toMatch(/so it’s a long shot\. The letter claims only/);
  });

  it('asks about no phrase that is no known skill', () => {
    const posting = readPosting('Data Engineer\nNord Data\n\nRequirements\n- Apache Kafka\n- Terraform\n- Python\n');
    const { match } = optimiseResume({ resume: cook, posting, now: '2026-06-01' });
    const torn = { text: 'Motor Operating', name: 'Motor Operating', kind: 'skill' as const, start: 0, end: 15 };
    const requirements = match.requirements.map((each) => ({ ...each, missing: [torn] }));
    const [remark] = remarksOn({
      match: { ...match, requirements },
      posting,
      resume: cook,
      language: 'en',
      now: '2026-06-01',
    });
    expect(remark).toContain('long shot');
    expect(remark).not.toContain('Have you worked with');
  });

  it('names no postings for what was done beside a study', () => {
    const assistant = { ...cook.work[0], position: 'Kitchen Assistant', startDate: '2020-09', endDate: '2024-05' };
    const studies = [{ studyType: 'BSc', area: 'Chemistry', startDate: '2020-08', endDate: '2024-06' }];
    const posting = readPosting('Data Engineer\nNord Data\n\nRequirements\n- Apache Kafka\n- Terraform\n- Python\n');
    const told = (education: typeof studies) =>
      optimiseResume({
        resume: { ...cook, work: [assistant], education },
        posting,
        now: '2026-06-01',
      }).letter.remarks?.join();
    expect(told([])).toContain('Postings for “Kitchen Assistant” are a better fit');
    expect(told(studies)).not.toContain('are a better fit');
  });

  it('says that the years asked for are out of reach, also above the lowest estimates', () => {
    const posting = readPosting(
      'Sous Chef\nHotel Lake\n\nRequirements\n- At least 10 years of experience as a sous chef\n',
    );
    const intern = { ...cook.work[0], position: 'Kitchen Intern', startDate: '2026-03', endDate: '2026-04' };
    const { match } = optimiseResume({ resume: { ...cook, work: [intern] }, posting, now: '2026-06-01' });
    const weak = { ...match, score: 35, band: 'Weak' as const };
    const said = (resume: Resume) => remarksOn({ match: weak, posting, resume, language: 'en', now: '2026-06-01' });
    expect(said({ ...cook, work: [intern] })).toEqual([
      'Your match estimate for this posting is 35 of 100, so it’s a long shot: it asks for at least 10 years of experience, and your resume shows less than half of that. The letter claims only what your resume shows.',
    ]);
    expect(said(cook)).toEqual([]);
  });

  it('names up to three of the must-haves that nothing shows', () => {
    const posting = readPosting(
      'Sous Chef\nHotel Lake\n\nRequirements\n- Experience as a sous chef\n- Food cost control\n- Apache Kafka\n- Terraform\n- Docker\n',
    );
    const { letter } = optimiseResume({ resume: cook, posting, now: '2026-06-01' });
    expect(letter.remarks?.join()).toContain(
      'Apache Kafka, Terraform, and Docker, which we didn’t find in your resume. The letter doesn’t mention them.',
    );
  });

  it('is silent where both fit', () => {
    expect(remarks('Sous Chef\nHotel Lake\n\nRequirements\n- Experience as a sous chef\n')).toEqual([]);
  });
});
