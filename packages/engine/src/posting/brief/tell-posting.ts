import type { BriefDemand, Posting, PostingBrief } from '@shortlist/schema';
import { sureFact } from '@shortlist/schema';
import { makeBrief } from './make-brief.ts';

type ToldDemand = { text: string; quote: string; kind: BriefDemand['kind']; must: boolean; oneOf?: string[] };

/** A posting as the command line writes it: the contract for checks outside this repository. */
export type ToldPosting = {
  title: string | null;
  employer: string | null;
  location: string | null;
  requirements: ToldDemand[];
  duties: string[];
  needs: { text: string; quote: string }[];
  conditions: ToldDemand[];
  notDemands: string[];
};

/** What was read of a posting, in plain JSON. Facts that the reader is unsure of are null. */
export function tellPosting(posting: Posting): ToldPosting {
  const brief = makeBrief(posting);
  const all = [...brief.demands, ...brief.conditions, ...brief.traits].sort((a, b) => a.start - b.start);
  return {
    title: sure(brief.title),
    employer: sure(brief.employer),
    location: sure(brief.place),
    requirements: all.map(tell),
    duties: brief.duties.map(({ text }) => text),
    needs: brief.needs.map(({ text, quote }) => ({ text, quote })),
    conditions: brief.conditions.map(tell),
    notDemands: brief.notDemands.map(({ text }) => text),
  };
}

function sure(fact: PostingBrief['title']): string | null {
  return fact === undefined || fact.confidence < sureFact ? null : fact.text;
}

function tell({ text, quote, kind, must, oneOf }: BriefDemand): ToldDemand {
  return { text, quote, kind, must, ...(oneOf === undefined ? {} : { oneOf }) };
}
