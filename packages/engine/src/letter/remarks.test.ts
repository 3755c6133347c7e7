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
    expect(remark).toMatch(/of 100, so it’s a long shot: we found 0 of its 3 must-haves in your resume/);
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
    const [remark] = remarksOn({ match: { ...match, requirements }, posting, resume: cook, language: 'en' });
    expect(remark).toContain('we found 1 of its 3 must-haves in your resume, and part of 1 more.');
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
    expect(letter.remarks?.join()).toContain('check that your resume lists all of them');
  });

  it('is silent where both fit', () => {
    expect(remarks('Sous Chef\nHotel Lake\n\nRequirements\n- Experience as a sous chef\n')).toEqual([]);
  });
});
