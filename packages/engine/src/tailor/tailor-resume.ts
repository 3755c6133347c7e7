import type { Edit, Fact, LedgerEntry, Match, Posting, Resume, Tailoring } from '@shortlist/schema';
import { rankRelevance } from '../lexicon/relate/rank-relevance.ts';
import { askQuestions, mostQuestions } from './ask/ask-questions.ts';
import { askWhere } from './ask/ask-where.ts';
import type { Proposal, TailorScene } from './propose/proposal.ts';
import { proposeAnswered } from './propose/propose-answered.ts';
import { proposeAnsweredLines } from './propose/propose-answered-lines.ts';
import { proposeCompletedLines } from './propose/propose-completed-lines.ts';
import { proposeDegrees } from './propose/propose-degrees.ts';
import { proposeKinds } from './propose/propose-kinds.ts';
import { proposeNamedSkills } from './propose/propose-named-skills.ts';
import { proposeOrder } from './propose/propose-order.ts';
import { proposeSections } from './propose/propose-sections.ts';
import { proposePhrases } from './propose/propose-skills.ts';
import { proposeSpelling, spell, spellProposal } from './propose/propose-spelling.ts';
import { proposeTitle } from './propose/propose-title.ts';
import { proposeWording } from './propose/propose-wording.ts';
import { proposeSummary } from './summary/propose-summary.ts';

export type TailorInput = {
  resume: Resume;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  /** Texts of the person's document that no field holds: what they name is not asked for. */
  unread?: readonly string[];
  language: string;
  now: string;
  verify?: TailorScene['verify'];
};

/**
 * Proposes the edits that turn a resume to a posting, the questions that it leaves open, and the ledger of what was written. Facts come
 * from `collectFacts`. Edits are not yet judged by the truth gate and have no effect counted: the composition does both.
 */
export function tailorResume(input: TailorInput): Tailoring {
  const scene: TailorScene = {
    ...input,
    answers: input.facts.filter((fact) => fact.source === 'answer'),
    relevance: rankRelevance(input.posting),
  };
  const summary = proposeSummary(scene);
  const kinds = proposeKinds(scene);
  const proposals = mergeByPath([
    ...proposeSpelling(scene),
    ...proposeTitle(scene),
    ...(summary === undefined ? [] : [summary.proposal]),
    ...proposePhrases(scene),
    ...kinds,
    ...proposeDegrees(scene),
    ...proposeAnswered(scene),
    ...proposeAnsweredLines(scene),
    ...proposeCompletedLines(scene),
    ...proposeNamedSkills(scene).filter(({ after }) => !kinds.some((kind) => holdsInBrackets(kind.after, after))),
    ...proposeWording(scene),
    ...proposeOrder(scene),
    ...proposeSections(scene),
  ]);
  const edits: Edit[] = proposals
    .map((each) => spellProposal(each, scene))
    .map((proposal, i) => ({ ...proposal, id: `e${i + 1}`, effect: 0 }));
  return {
    edits,
    questions: [...askWhere(scene), ...askQuestions(scene)].slice(0, mostQuestions),
    ledger: [
      ...(summary?.sentences ?? []).map(({ sentence, facts }) => ({
        sentence: spell(sentence, scene),
        facts,
        pointer: '/basics/summary',
      })),
      ...ledgerOf(edits),
    ],
  };
}

/** "EHR (eClinicalWorks)" names the tool already. */
function holdsInBrackets(kind: unknown, named: unknown): boolean {
  const [both, one] = [kind, named].map((after) =>
    (typeof after === 'string' ? after : ((after as { name?: string } | undefined)?.name ?? '')).toLowerCase(),
  );
  return one !== '' && (both ?? '').includes(`(${one})`);
}

/** Edits of the same text become one: the later one's change is made in the earlier one's result when the words still stand there. */
function mergeByPath(proposals: Proposal[]): Proposal[] {
  const merged = new Map<string, Proposal>();
  const dropped = new Set(proposals.filter(({ op }) => op === 'remove').map(({ path }) => path));
  for (const proposal of proposals) {
    if (proposal.op === 'replace' && dropped.has(proposal.path)) continue;
    const key =
      proposal.op === 'replace' && typeof proposal.after === 'string'
        ? proposal.path
        : `${proposal.path} ${proposal.op} ${merged.size}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, proposal);
    // Whatever else becomes of a text, all of it is spelled right in the end.
    else if (known.reason === 'spelling')
      merged.set(key, { ...proposal, explanation: `${proposal.explanation} ${known.explanation}` });
    else if (
      typeof known.after === 'string' &&
      typeof proposal.after === 'string' &&
      typeof proposal.before === 'string'
    ) {
      const after = carryOver(known, proposal);
      if (after !== undefined)
        merged.set(key, {
          ...known,
          after,
          explanation: `${known.explanation} ${proposal.explanation}`,
          evidence: [...new Set([...known.evidence, ...proposal.evidence])],
          requirements: [...new Set([...known.requirements, ...proposal.requirements])],
        });
    }
  }
  return [...merged.values()];
}

/** Makes in the second edit's text the replacement that the first made in the common text before. */
function carryOver(first: Proposal, second: Proposal): string | undefined {
  const [before, after, other] = [String(first.before), String(first.after), String(second.after)];
  let head = 0;
  while (head < before.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  const old = before.slice(head, before.length - tail);
  const put = after.slice(head, after.length - tail);
  const context = before.slice(Math.max(0, head - 8), head);
  const at = old === '' ? -1 : other.indexOf(context + old);
  return at < 0 ? undefined : other.slice(0, at + context.length) + put + other.slice(at + context.length + old.length);
}

function ledgerOf(edits: Edit[]): LedgerEntry[] {
  return edits.flatMap((edit) =>
    typeof edit.after === 'string' && edit.path !== '/basics/summary'
      ? [{ sentence: edit.after, pointer: edit.path, facts: edit.evidence }]
      : [],
  );
}
