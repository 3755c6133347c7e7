import type { Edit, LedgerEntry, ResumeResult } from '@shortlist/schema';

type Written = Pick<ResumeResult, 'edits' | 'ledger'>;

/** The person's own wording in place of ours: it rests on their word, as an answer does. Edits of order and lists keep theirs. */
export function withOwnWording({ edits, ledger }: Written, texts: Record<string, string>, date: string): Written {
  const reworded = edits.map((edit) => {
    const text = texts[edit.id]?.trim();
    return text && mayReword(edit) && text !== edit.after ? reword(edit, text, date) : edit;
  });
  return { edits: reworded, ledger: followEdits(ledger, reworded) };
}

/** The person's own wording outlives edits that are worked out anew: it stands where it stood. */
export function keepOwnWording(before: readonly Edit[], { edits, ledger }: Written): Written {
  const own = new Map(before.filter(isOwn).map((edit) => [edit.path, edit]));
  const kept = edits.map((edit) => {
    const mine = own.get(edit.path);
    return mine === undefined || !mayReword(edit)
      ? edit
      : { ...edit, after: mine.after, explanation: mine.explanation, evidence: mine.evidence, effect: 0 };
  });
  return { edits: kept, ledger: followEdits(ledger, kept) };
}

export function isOwn({ evidence }: Edit): boolean {
  return evidence.some(({ pointer }) => pointer.startsWith('/own/'));
}

function mayReword({ op, after }: Edit): boolean {
  return op !== 'remove' && typeof after === 'string';
}

function reword(edit: Edit, text: string, date: string): Edit {
  const fact = { source: 'answer' as const, pointer: `/own${edit.path}`, text, date };
  return { ...edit, after: text, explanation: 'Your own wording.', evidence: [fact], effect: 0 };
}

/** The ledger says of a reworded text that it is the person's own. */
function followEdits(ledger: readonly LedgerEntry[], edits: readonly Edit[]): LedgerEntry[] {
  const own = new Map(edits.filter(isOwn).map((edit) => [edit.path, edit]));
  const others = ledger.filter(({ pointer }) => !own.has(pointer));
  return [
    ...others,
    ...[...own].map(([pointer, { after, evidence }]) => ({ sentence: String(after), pointer, facts: evidence })),
  ];
}
