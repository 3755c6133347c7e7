import { BriefConfirmation, PostingBrief } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { matchResume } from '../../match/match-resume.ts';
import { confirmPosting } from '../confirm-posting.ts';
import { readPosting } from '../read-posting.ts';
import { makeBrief } from './make-brief.ts';
import { tellPosting } from './tell-posting.ts';

const text = `Payroll Specialist
Larkmoor Foods, Leeds

What you will do
- Run the monthly payroll for 900 people in SAP HCM
- Answer questions about pay slips
- File the monthly returns to the tax office

What you bring
- At least 3 years of experience in payroll
- SAP HCM or Workday
- Knowledge of British tax law
- Driving licence category B
- Team player
- Fluent French is a plus
`;
const posting = readPosting(text);
const brief = makeBrief(posting);

it('holds each demand once with its quote, and conditions and traits in lists of their own', () => {
  expect(PostingBrief.parse(brief)).toEqual(brief);
  expect(brief.title?.text).toBe('Payroll Specialist');
  expect(brief.employer?.text).toBe('Larkmoor Foods');
  const rows = [...brief.demands, ...brief.conditions, ...brief.traits];
  for (const { start, end, quote } of rows) expect(posting.text.slice(start, end)).toBe(quote);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(brief.conditions.map(({ kind }) => kind)).toEqual(['licence']);
  expect(brief.traits.map(({ quote }) => quote)).toEqual(['Team player']);
  expect(brief.demands.find(({ oneOf }) => oneOf)?.oneOf).toEqual(['SAP HCM', 'Workday']);
  expect(brief.demands.find(({ kind }) => kind === 'language')?.must).toBe(false);
  expect(brief.duties).toHaveLength(3);
});

it('ranks three to five needs, none of them a trait or a condition', () => {
  expect(brief.needs.length).toBeGreaterThanOrEqual(3);
  expect(brief.needs.length).toBeLessThanOrEqual(5);
  expect(brief.needs[0]?.text).toMatch(/payroll/i);
  const apart = new Set([...brief.traits, ...brief.conditions].map(({ key }) => key));
  expect(brief.needs.filter(({ key }) => apart.has(key))).toEqual([]);
});

it('needs are what can be shown before what is only said of the person', () => {
  const { needs } = makeBrief(
    readPosting(
      'Bookkeeper\n\nRequirements\n- The ideal candidate embraces our quirky greenhouse spirit wholeheartedly\n- 3 years of experience in bookkeeping\n- Microsoft Word\n- Xero\n- Knowledge of payroll\n- Diploma in accounting\n',
    ),
  );
  expect(needs[0]?.text).toMatch(/bookkeeping/);
  expect(
    needs
      .slice(0, 3)
      .map(({ text: told }) => told)
      .join(' '),
  ).not.toMatch(/greenhouse|Word/);
});

it('a demand of many words is told in at most twenty', () => {
  const long = `Requirements:\n- Experience with planning and running the seasonal changes of a shop floor, including windows, lighting, stock movements, staffing, suppliers, deliveries and the budget that belongs to all of it\n`;
  const [row] = makeBrief(readPosting(`Shop Manager\n\n${long}`)).demands;
  expect(row?.text.split(' ').length).toBeLessThanOrEqual(20);
  expect(row?.quote).toContain(row?.text.slice(0, 20));
});

it('a title that is only guessed is proposed, and used by nothing else', () => {
  const prose = readPosting(
    'We are looking for bright bakers who love bread. Our ovens run day and night.\n\nYou know sourdough.',
  );
  expect(prose.title).toBeUndefined();
  expect(makeBrief(prose).title?.text).toBe('bakers');
  expect(makeBrief(prose).title?.confidence).toBeLessThan(0.5);
  expect(tellPosting(prose).title).toBeNull();
});

it('what the person confirms is what match and letter read', () => {
  const keyOf = (words: string) =>
    [...brief.demands, ...brief.conditions].find(({ quote }) => quote.includes(words))?.key ?? '';
  const confirmation = BriefConfirmation.parse({
    title: 'Senior Payroll Specialist',
    employer: '',
    removed: [keyOf('tax law')],
    added: [
      { text: 'Power BI', must: true },
      { text: 'File the monthly returns', must: false },
    ],
    needs: [brief.duties[2]?.key, keyOf('SAP'), 'no such row'],
  });
  const confirmed = confirmPosting(posting, confirmation);
  expect(confirmed.title).toBe('Senior Payroll Specialist');
  expect(confirmed.employer).toBeUndefined();
  expect(confirmed.requirements.some((each) => each.text.includes('tax law'))).toBe(false);
  const added = confirmed.requirements.slice(-2);
  expect(added.map(({ text: words, importance }) => [words, importance])).toEqual([
    ['Power BI', 'must'],
    ['File the monthly returns', 'nice'],
  ]);
  for (const { start, end, text: words } of confirmed.requirements)
    expect(confirmed.text.slice(start, end)).toBe(words);
  expect(added[1]?.start).toBeLessThan(text.length);
  const needs = makeBrief(confirmed).needs.map(({ quote }) => quote);
  expect(needs).toEqual(['File the monthly returns to the tax office', 'SAP HCM or Workday']);
  const resume = { basics: { name: 'Ada Finch' }, skills: [{ name: 'Reporting', keywords: ['Power BI'] }] };
  const rows = matchResume(resume, confirmed, '2026-11-01').requirements;
  expect(rows.find((row) => row.text === 'Power BI')?.met).toBe(true);
  expect(rows.some((row) => row.text.includes('tax law'))).toBe(false);
});

it('a confirmation that changes nothing leaves the posting as it was read', () => {
  const { confidence: _, ...confirmed } = confirmPosting(posting, {});
  const { confidence: _read, ...read } = posting;
  expect(confirmed).toEqual(read);
});

it('the contract of the command line names every row with its kind', () => {
  const told = tellPosting(posting);
  expect(told.requirements.map(({ kind }) => kind).sort()).toEqual(
    ['experience', 'language', 'licence', 'skill', 'skill', 'trait'].sort(),
  );
  expect(told.conditions).toHaveLength(1);
  expect(told.needs.length).toBeGreaterThanOrEqual(3);
});
