import type { BriefConfirmation, BriefDemand, BriefReply, BriefRowMatch, PostingBrief } from '@shortlist/schema';

/** A row of the brief as it is shown: what the posting says, and how the resume meets it where that is known. */
export type BriefRow = {
  key: string;
  text: string;
  /** Missing for a duty. */
  must?: boolean;
  removed: boolean;
  match?: BriefRowMatch;
  said?: boolean;
};

export type BriefRows = {
  needs: BriefRow[];
  demands: BriefRow[];
  conditions: BriefRow[];
  traits: BriefRow[];
  duties: BriefRow[];
  added: BriefRow[];
};

/** Every row of the brief in its list, as the confirmation has it now: the answer of the server may be one change behind. */
export function listRows({ brief, confirmed, match }: BriefReply, given: BriefConfirmation): BriefRows {
  const removed = new Set(given.removed ?? []);
  const said = new Map((given.conditions ?? []).map(({ key, met }) => [key, met]));
  const found = new Map(match?.rows.map((row) => [`${row.start}-${row.end}`, row]));
  const row = (each: Pick<BriefDemand, 'key' | 'text' | 'start' | 'end'> & { must?: boolean }): BriefRow => ({
    key: each.key,
    text: each.text,
    ...(each.must === undefined ? {} : { must: each.must }),
    removed: removed.has(each.key),
    ...withMatch(found.get(`${each.start}-${each.end}`)),
    ...(said.has(each.key) ? { said: said.get(each.key) === true } : {}),
  });
  const keys = needKeys(brief, given);
  const named = new Map([...brief.demands, ...brief.duties, ...brief.conditions].map((each) => [each.key, row(each)]));
  const needs = keys.flatMap((key) => named.get(key) ?? []);
  const isOther = ({ key }: { key: string }) => !keys.includes(key);
  return {
    needs,
    demands: brief.demands.filter(isOther).map(row),
    conditions: brief.conditions.map(row),
    traits: brief.traits.map(row),
    duties: brief.duties.filter(isOther).map(row),
    added: (given.added ?? []).map(({ text, must }) => {
      const read = [...confirmed.demands, ...confirmed.conditions, ...confirmed.traits].findLast(
        (one) => one.quote === text,
      );
      return {
        key: `added ${text}`,
        text,
        must,
        removed: false,
        ...withMatch(read && found.get(`${read.start}-${read.end}`)),
      };
    }),
  };
}

const withMatch = (match: BriefRowMatch | undefined) => (match ? { match } : {});

/** The keys of the key needs in their order: the person's where they gave one, else as read. */
export const needKeys = (brief: PostingBrief, given: BriefConfirmation): string[] =>
  given.needs ?? brief.needs.map(({ key }) => key);
