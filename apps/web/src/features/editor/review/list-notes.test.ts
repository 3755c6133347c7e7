import { type ExplainedFinding, newDraft } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { setContent } from '../document/change-draft.ts';
import { listNotes } from './list-notes.ts';

const draft = setContent(
  newDraft(),
  'summary',
  'Excel, Excel, Excel and SQL for a bakery.\nPlans, plans, plans the week.',
);

const repeated = (evidence: string): ExplainedFinding => ({
  code: 'repeated-keywords',
  severity: 'major',
  pointer: '',
  evidence,
  title: 'Words are repeated too often',
  explanation: 'Machines take it for padding.',
  fix: 'Name each skill once.',
});

const notesOn = (findings: ExplainedFinding[]) => listNotes(draft, {}, { draft, review: { findings } });

it('says a fault that was found at several lines of one place once, with the words of each', () => {
  const notes = notesOn([repeated('Excel, Excel, Excel and'), repeated('Plans, plans, plans the week.')]).get(
    'summary',
  );
  expect(notes).toHaveLength(1);
  expect(notes?.[0]?.about).toEqual(['Excel, Excel, Excel and', 'Plans, plans, plans the week.']);
});

it('puts what was found on the page beside the section that the words stand in, else at the whole page', () => {
  const notes = notesOn([repeated('Excel, Excel, Excel and'), repeated('Words that nobody wrote.')]);
  expect([...notes.keys()]).toEqual(['summary', 'page']);
});
