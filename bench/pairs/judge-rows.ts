import type { Match, Posting, RequirementMatch } from '@shortlist/schema';
import { type DemandWords, demandWords, overlap } from './demand-words.ts';
import type { PostingTruth } from './posting-of-truth.ts';
import type { JudgedRow } from './read-pairs.ts';

/** A demand as the recruiter judged it beside what the engine says of it; `given` is undefined where the engine has no row of it. */
export type RowVerdict = JudgedRow & {
  kind: string;
  name: string;
  given: JudgedRow['verdict'] | undefined;
  by: RequirementMatch[];
};

/** From so much credit on a row is met, from so much on it is partly met. */
const verdictOf = (credit: number): RowVerdict['given'] =>
  credit >= 0.75 ? 'met' : credit >= 0.25 ? 'partly' : 'unmet';

/** The engine's rows for each judged demand: by the words that both have in common, each row for one demand, the nearest first. */
export function judgeRows(rows: readonly JudgedRow[], asked: PostingTruth, match: Match): RowVerdict[] {
  const known = rows.map((row) => formsOf(row, asked));
  const given = [...match.requirements, ...match.gates].map((row) => ({ row, words: demandWords(row.text) }));
  const links = given
    .flatMap(({ row, words }) =>
      known.map((one) => ({ row, one, share: Math.max(...one.forms.map((form) => overlap(words, form))) })),
    )
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share || (a.one === b.one && a.one.grouped ? b.row.credit - a.row.credit : 0));
  const taken = new Map<string, RequirementMatch>();
  const found = new Map<JudgedRow, RequirementMatch>();
  for (const { row, one } of links) {
    if (taken.has(row.id) || found.has(one.row)) continue;
    taken.set(row.id, row);
    found.set(one.row, row);
  }
  return known.map(({ row, kind, name }) => {
    const by = found.get(row);
    return { ...row, kind, name, given: by && verdictOf(by.credit), by: by === undefined ? [] : [by] };
  });
}

/** The same where the posting was put together of the judged demands: by the line that each row was read in. Several rows of one line are met as they are on average, choices by the best. */
export function judgeToldRows(
  rows: readonly JudgedRow[],
  asked: PostingTruth,
  match: Match,
  posting: Posting,
): RowVerdict[] {
  const given = [...match.requirements, ...match.gates];
  return rows.map((row) => {
    const { kind, name, quotes } = formsOf(row, asked);
    const byQuote = quotes.map((quote) => given.filter(({ start }) => isIn(quote, start, posting)));
    const by = byQuote.flat();
    const credits = byQuote
      .filter((list) => list.length > 0)
      .map((list) => list.reduce((sum, { credit }) => sum + credit, 0) / list.length);
    return { ...row, kind, name, given: credits.length > 0 ? verdictOf(Math.max(...credits)) : undefined, by };
  });
}

function isIn(quote: string, at: number | undefined, { text }: Posting): boolean {
  const start = text.indexOf(`- ${quote.replace(/\s+/g, ' ').trim()}`);
  return at !== undefined && start !== -1 && at >= start && at <= start + quote.length;
}

function formsOf(
  row: JudgedRow,
  asked: PostingTruth,
): { row: JudgedRow; kind: string; name: string; quotes: string[]; forms: DemandWords[]; grouped: boolean } {
  const own = asked.requirements.find(({ quote }) => quote === row.quote);
  const members =
    own?.oneOf === undefined
      ? [own]
      : asked.requirements.filter(({ oneOf, kind }) => oneOf === own.oneOf && kind !== 'trait');
  // A demand that the posting's truth parts otherwise is known by the judge's own quote.
  const forms =
    own === undefined
      ? [row.quote]
      : members.flatMap((each) => (each === undefined ? [] : [each.quote, each.name, ...(each.also ?? [])]));
  return {
    row,
    kind: own?.kind ?? 'unknown',
    name: members.map((each) => each?.name).join(' or '),
    quotes: members.map((each) => each?.quote ?? row.quote),
    forms: forms.map(demandWords),
    grouped: members.length > 1,
  };
}
