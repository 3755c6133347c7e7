import type { BriefDemand, BriefDuty, BriefFact, Posting, PostingBrief, Requirement } from '@shortlist/schema';
import { demandKind } from './demand-kind.ts';
import { rankNeeds } from './rank-needs.ts';
import { rowKey } from './row-key.ts';
import { shortenDemand } from './shorten-demand.ts';

/** The brief of a posting: what a person checks and confirms before anything is written. Pure; the order of rows is that of the posting. */
export function makeBrief(posting: Posting): PostingBrief {
  const keys = new Map<string, number>();
  const nameRow = (words: string): string => {
    const key = rowKey(words);
    const count = (keys.get(key) ?? 0) + 1;
    keys.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  };
  const rows = posting.requirements.map((each) => demandRow(each, nameRow(each.text)));
  const traits = (posting.traits ?? []).map((each) => ({
    ...demandRow(each, nameRow(each.text)),
    kind: 'trait' as const,
  }));
  const duties: BriefDuty[] = posting.responsibilities.map(({ start, end, text }) => ({
    key: nameRow(text),
    start,
    end,
    text: text.replace(/\s+/g, ' ').trim(),
  }));
  const isCondition = ({ kind }: BriefDemand): boolean => kind === 'condition' || kind === 'licence';
  const { confidence = {}, guess = {}, seniority } = posting;
  const facts = {
    ...fact('title', posting.title ?? guess.title, posting.title === undefined ? unsure : confidence.title),
    ...fact(
      'employer',
      posting.employer ?? guess.employer,
      posting.employer === undefined ? unsure : confidence.employer,
    ),
    ...fact('place', posting.location, confidence.location),
  };
  return {
    ...facts,
    ...(seniority === undefined ? {} : { seniority }),
    needs: rankNeeds(posting, rows, duties),
    demands: rows.filter((row) => !isCondition(row) && row.kind !== 'trait'),
    duties,
    conditions: rows.filter(isCondition),
    traits: [...rows.filter(({ kind }) => kind === 'trait'), ...traits].sort((a, b) => a.start - b.start),
    notDemands: posting.notDemands ?? [],
  };
}

/** The confidence of what is only proposed. */
const unsure = 0.3;

function fact<Name extends string>(
  name: Name,
  text: string | undefined,
  confidence = 1,
): { [key in Name]?: BriefFact } {
  return text === undefined ? {} : ({ [name]: { text, confidence } } as { [key in Name]: BriefFact });
}

function demandRow(requirement: Requirement, key: string): BriefDemand {
  const { start, end, text, importance, skills = [], alternatives, language, years } = requirement;
  const names = alternatives === true ? skills.map((skill) => skill.name) : [];
  const oneOf = language?.or === undefined ? names : [language.code, ...language.or];
  return {
    key,
    start,
    end,
    text: shortenDemand(text),
    quote: text,
    kind: demandKind(requirement),
    must: importance === 'must',
    ...(oneOf.length > 1 ? { oneOf: [...new Set(oneOf)] } : {}),
    ...(years === undefined ? {} : { years }),
  };
}
