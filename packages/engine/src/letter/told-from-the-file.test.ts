import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume, readPosting } from '../index.ts';
import { collectFacts } from '../verify/collect-facts.ts';
import { verifySentence } from '../verify/verify-sentence.ts';

const now = '2026-06-01';
const basics = { name: 'Ida Farrow' };
const accountant =
  'Accountant\nHolm Services Ltd\n\nRequirements\n- Bank reconciliation and payroll\n- Preparation of annual budgets\n';
const network =
  'Network Administrator\nHolm Systems\n\nRequirements\n- Configuration of routers and switches\n- Certifications such as: CompTIA Network+, Cisco CCNA, Microsoft MCSA\n';
const written = (resume: Resume, posting: string) => optimiseResume({ resume, posting: readPosting(posting), now });
const write = (resume: Resume, posting: string) => written(resume, posting).letter.paragraphs.join('\n');
const lines = (...texts: string[]) => texts.map((text) => ({ text }));

const books = ['Bank reconciliation', 'Payroll preparation', 'Office tea', 'Annual budgets and forecasts'];
const job = { name: 'Larch Medical Ltd', position: 'Accountant', startDate: '2019', highlights: books };

describe('duties that are only named', () => {
  it('are told together behind their job', () =>
    expect(write({ basics, work: [job] }, accountant)).toMatch(
      /at Larch Medical Ltd since 2019\..*\n– Bank reconciliation; /,
    ));

  it('pass the gate as lines of one entry, and not as those of two', () => {
    const other = { ...job, name: 'Alder Buses Ltd', highlights: ['Fleet control'] };
    const facts = collectFacts({ resume: { basics, work: [job, other] }, now });
    const head = 'Accountant, Larch Medical Ltd (since 2019)';
    expect(verifySentence(`${head}: Bank reconciliation; payroll preparation.`, facts)).toEqual([]);
    expect(verifySentence(`${head}: Bank reconciliation; fleet control.`, facts)).not.toEqual([]);
  });

  it('are not told from below a label that denies them', () =>
    expect(
      write(
        {
          basics,
          work: [{ ...job, highlights: ['No experience with:', 'Payroll preparation', 'Bank reconciliation'] }],
        },
        accountant,
      ),
    ).not.toMatch(/reconciliation;|preparation;/));
});

describe('lines of the file that no field holds', () => {
  const resume = (heading: string, section = 'skills'): Resume => ({
    basics,
    work: [{ name: 'Larch Systems Ltd', position: 'Network Administrator', startDate: '2019', endDate: '2024' }],
    verbatim: [
      { section, whole: true, heading, lines: lines('Configured routers and switches in nine branch offices') },
    ],
  });

  it('are told where they show what is asked for, before any job', () =>
    expect(write(resume('Key duties'), network)).toMatch(
      /– Configured routers[^\n]*\.\nI worked as a Network Administrator/,
    ));

  it.each([
    ['wished for', 'Want to learn', 'skills'],
    ['said by others', 'Referees', 'references'],
    ['of the head', 'Personal details', 'basics'],
  ])('are not told where they are %s', (_, heading, section) =>
    expect(write(resume(heading, section), network)).not.toContain('Configured routers'),
  );

  it('name papers that are held, and none that lapsed or was given up', () => {
    const papers = (...texts: string[]): Resume => ({
      ...resume('Key duties'),
      verbatim: [{ section: 'education', whole: true, heading: 'Certificates', lines: lines(...texts) }],
    });
    expect(write(papers('CCNA - Cisco Certified Network Associate', 'MCSE - Microsoft Certified'), network)).toMatch(
      /CCNA and MCSE/,
    );
    expect(write(papers('CCNA (expired 2019)', 'MCSE, not completed'), network)).not.toMatch(/CCNA|MCSE/);
  });
});

it('a client that the posting names too is told before other lines', () => {
  const posting =
    'Site Engineer\nHolm Contracting\n\nRequirements\n- Experience with leading developers such as Quellmar or Zentrix\n- Site work\n';
  const letter = write(
    {
      basics,
      work: [
        {
          name: 'Larch Building Ltd',
          position: 'Site Engineer',
          startDate: '2019',
          highlights: ['Installed pumps in two malls', 'Supervised the piping of a mall for Quellmar'],
        },
      ],
    },
    posting,
  );
  expect(letter).toContain('Supervised the piping of a mall for Quellmar.');
});

describe('what is not asked about', () => {
  const about = (resume: Resume, posting: string) =>
    written(resume, posting)
      .questions.map(({ text }) => text)
      .join('\n');

  it('is another of several papers given as examples', () =>
    expect(about({ basics, work: [job], certificates: [{ name: 'CCNA' }] }, network)).not.toMatch(/MCSA|Network\+/));

  it('is the work that the person has done by their own lines', () => {
    const posting =
      'Quality Inspector\nHolm Aero\n\nRequirements\n- Quality inspection experience\n- Composite materials experience\n';
    const questions = about(
      { basics: { ...basics, label: 'Quality Inspector' }, work: [{ ...job, position: 'Welding Inspector' }] },
      posting,
    );
    expect(questions).not.toMatch(/quality inspection/i);
    expect(questions).toMatch(/composite/i);
  });
});
