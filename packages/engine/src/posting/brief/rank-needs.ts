import type { BriefDemand, BriefDuty, BriefNeed, Posting, Requirement } from '@shortlist/schema';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import { shortenDemand } from './shorten-demand.ts';

/** Fewest and most needs of a brief. A posting with fewer rows has fewer. */
const least = 3;
const most = 5;
/** Beyond the fewest, a need weighs at least this share of the first. */
const worthMore = 0.35;
/** A row tells by so many of its words, so that a long sentence does not outweigh a short name. */
const wordsCounted = 4;
/** A duty decides less than a demand: it says what is done, not whom they want. */
const ofDuty = 0.35;
/** A sentence that names neither skill nor paper nor years is a manner of speaking more often than a need. */
const ofSentence = 0.35;
/** Office programs: everybody who works at a desk has them. */
const ofEverybody = 0.25;
/** A skill that no list knows. */
const ofUnknown = 0.6;

type Candidate = { row: BriefDemand | BriefDuty; from: BriefNeed['from']; score: number; stems: Set<string> };

/**
 * The needs that decide a job, most telling first: how much its words tell, how often they come back in the posting and its title, how
 * early it stands, whether it is a must, and whether it can be shown at all. No two needs share most of their words. An order that the
 * person gave (`posting.needs`) stands.
 */
export function rankNeeds(
  posting: Posting,
  demands: readonly BriefDemand[],
  duties: readonly BriefDuty[],
): BriefNeed[] {
  const ordered = posting.needs;
  if (ordered !== undefined)
    return ordered.flatMap((id) => {
      const duty = /^d(\d+)$/.exec(id)?.[1];
      const place = posting.requirements.findIndex((requirement) => requirement.id === id);
      const row = duty === undefined ? demands[place] : duties[Number(duty) - 1];
      return row === undefined ? [] : [needOf(row, duty === undefined ? 'demand' : 'duty')];
    });
  const counts = countStems(posting.text);
  const titled = new Set(stemsOf(posting.title ?? ''));
  const weigh = (row: BriefDemand | BriefDuty, place: number, of: number): { score: number; stems: Set<string> } => {
    const stems = new Set(stemsOf(row.text));
    const weights = [...stems].map((stem) => {
      const again = Math.min(3, (counts.get(stem) ?? 1) - 1);
      return weighStem(stem) * (1 + 0.25 * again + (titled.has(stem) ? 0.8 : 0));
    });
    const best = weights.sort((a, b) => b - a).slice(0, wordsCounted);
    const early = 0.25 * (1 - place / Math.max(1, of));
    return { score: best.reduce((sum, weight) => sum + weight, 0) / (best.length + 1) + early, stems };
  };
  const candidates: Candidate[] = [
    ...demands.flatMap((row, i) => {
      const share = shareOf(row, posting.requirements[i]);
      if (share === 0) return [];
      const { score, stems } = weigh(row, i, demands.length);
      return [{ row, from: 'demand' as const, score: score * share * (row.must ? 1 : 0.35), stems }];
    }),
    ...duties.map((row, i) => {
      const { score, stems } = weigh(row, i, duties.length);
      return { row, from: 'duty' as const, score: score * ofDuty, stems };
    }),
  ].sort((a, b) => b.score - a.score || a.row.start - b.row.start);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === most) break;
    if (chosen.length >= least && candidate.score < worthMore * (chosen[0]?.score ?? 0)) break;
    // A brief of duties alone says nothing about whom they want.
    const isCrowded = candidate.from === 'duty' && chosen.filter(({ from }) => from === 'duty').length >= 1;
    if (isCrowded && candidates.some(({ from }) => from === 'demand')) continue;
    if (chosen.some(({ stems }) => overlap(stems, candidate.stems) >= 0.5)) continue;
    chosen.push(candidate);
  }
  return chosen.map(({ row, from }) => needOf(row, from));
}

/** How far a kind of demand decides a job. A licence does where it is of the trade, which the title's words show; conditions and traits never do. */
const kindShare: Record<BriefDemand['kind'], number> = {
  experience: 1.5,
  skill: 1,
  certificate: 1,
  licence: 0.35,
  education: 0.9,
  language: 0.8,
  condition: 0,
  trait: 0,
};

function shareOf(row: BriefDemand, requirement: Requirement | undefined): number {
  const share = kindShare[row.kind];
  if (requirement?.kind === 'responsibility') return share * ofSentence;
  const skills = requirement?.skills ?? [];
  if (row.kind === 'skill' && skills.length > 0 && skills.every(({ id }) => isEverybodys(id)))
    return share * ofEverybody;
  const isUnknown = requirement?.kind === 'skill' && row.kind === 'skill';
  return isUnknown && !requirement.skills?.some(({ id }) => id !== undefined) ? share * ofUnknown : share;
}

const isEverybodys = (id = ''): boolean =>
  id === 'microsoft-office' ||
  id === 'computer-literacy' ||
  loadLexicon().skills.get(id)?.part.includes('microsoft-office') === true;

function needOf(row: BriefDemand | BriefDuty, from: BriefNeed['from']): BriefNeed {
  const { key, start, end, text } = row;
  return { key, start, end, text: shortenDemand(text), quote: 'quote' in row ? row.quote : text, from };
}

function stemsOf(text: string): string[] {
  return tokenize(text).flatMap(({ form, stem }) => (form.length > 2 && !/^\d+$/.test(form) ? [stem] : []));
}

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(text.slice(0, 40_000))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
