import { describe, expect, it } from 'vitest';
import { isSayable } from './is-sayable.ts';

describe('a line that can be said in a letter', () => {
  it.each([
    'Cut food cost from 34% to 29% by rewriting the order guide',
    'Led a team of 12 technicians across two sites.',
    'Reconcile 40 balance sheet accounts each month',
  ])('is whole and plain: %s', (line) => expect(isSayable(line)).toBe(true));

  it.each([
    ['a list', 'Inventory; scheduling; payroll; training; cash handling'],
    ['a form', 'Company Name – City , State Process payroll'],
    ['slashes', 'Installed hardware/software/network equipment for staff'],
    ['an open bracket', 'Managed accounts (Great Plains and others'],
    ['two sentences', 'Kept the books. Closed the month in 5 days'],
    ['filler', 'Performed other duties as assigned by the manager'],
    ['a cut', 'Designed guardrails along the road and Rt.'],
    ['an owner of nothing', "Attended meetings with the Client's and Consulting Engineers"],
    ['a word of the page', 'Promoted to the corporate office position stated above'],
    ['a clause cut off', 'Implemented spreadsheets, that helped the team in testing'],
    ['two sentences without a space', 'Improved accuracy by 15%.Awarded the prize of the quarter'],
    ['a word twice', 'Built new a new platform for the product'],
    ['a choice left open', 'Made orders and scheduled/ensured the timely delivery'],
    ['two columns', 'Presented to members with introductory calls. entities in the north'],
    ['a bracket without its space', 'Built a strong team(from four members to many) in a year'],
    ['a year without its century', "Found an error in the first quarter of '08"],
    ['many of a kind with an apostrophe', "Coordinated action with local ITO's to resolve issues"],
    ['a small I', 'As a senior lead agent i shadow newly trained agents'],
    ['two headings', 'Troubleshooting Extending technical support on various servers'],
    ['a fragment', 'Payroll and benefits'],
    ['the head of the next job', 'Followed ISO 9001 Northgate Works, Quality Engineering Intern'],
    ['what was only learnt', 'Worked with the network team to learn more about the campus'],
    ['a condition', 'Contacted the central desk when appropriate about broken devices'],
  ])('is not %s: %s', (_, line) => expect(isSayable(line)).toBe(false));
});
