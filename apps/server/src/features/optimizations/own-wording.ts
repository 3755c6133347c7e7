import type { Edit, LedgerEntry, ResumeResult } from '@shortlist/schema';

type Written = Pick<ResumeResult, 'edits' | 'ledger'>;

/** The person's own wording in place of ours: it rests on their word, as an answer does. Our own words given back bring ours back whole. Edits of order and lists keep theirs. */
export function withOwnWording({ edits, ledger }: Written, texts: Record<string, string>, date: string): Written {
  const reworded = edits.map((edit) => {
    const text = texts[edit.id]?.trim();
    if (!text || !mayReword(edit) || text === edit.after) return edit;
    return text === edit.proposed?.after ? bringBack(edit) : reword(edit, text, date);
  });
  return { edits: reworded, ledger: followEdits(ledger, reworded) };
}

/** The person's own wording outlives edits that are worked out anew: it stands where it stood. */
export function keepOwnWording(before: readonly Edit[], { edits, ledger }: Written): Written {
  const own = new Map(before.filter(isOwn).map((edit) => [edit.path, edit]));
  const kept = edits.map((edit) => {
    const mine = own.get(edit.path);
    if (mine === undefined || !mayReword(edit)) return edit;
    const { after, explanation, evidence } = mine;
    return { ...edit, after, explanation, evidence, effect: 0, proposed: proposalOf(edit) };
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
  const proposed = edit.proposed ?? proposalOf(edit);
  return { ...edit, after: text, explanation: 'Your own wording.', evidence: [fact], effect: 0, proposed };
}

const proposalOf = ({ after, explanation, evidence, effect }: Edit) => ({ after, explanation, evidence, effect });

function bringBack({ proposed, ...edit }: Edit): Edit {
  return { ...edit, ...proposed };
}

/** The ledger says of a reworded text that it is the person's own, and of one brought back what it rests on. */
function followEdits(ledger: readonly LedgerEntry[], edits: readonly Edit[]): LedgerEntry[] {
  const restsOnOwn = ({ facts }: LedgerEntry) => facts.some(({ pointer }) => pointer.startsWith('/own/'));
  const wasOwn = new Set(ledger.filter(restsOnOwn).map(({ pointer }) => pointer));
  const changed = edits.filter((edit) => isOwn(edit) || wasOwn.has(edit.path));
  const paths = new Set(changed.map(({ path }) => path));
  return [
    ...ledger.filter(({ pointer }) => !paths.has(pointer)),
    ...changed.map(({ path, after, evidence }) => ({ sentence: String(after), pointer: path, facts: evidence })),
  ];
}
