import { confirmPosting, makeBrief, matchResume, readPosting, worthApplying } from '@shortlist/engine';
import type { BriefConfirmation, BriefReply, Match, Resume } from '@shortlist/schema';

export type BriefInput = { text: string; confirmation: BriefConfirmation; resume?: Resume; now: string };

/** What a posting asks for, as it was read and as the person confirmed it, beside a resume where there is one. Pure. */
export function briefPosting({ text, confirmation, resume, now }: BriefInput): BriefReply {
  const posting = readPosting(text);
  const asConfirmed = confirmPosting(posting, confirmation);
  const confirmed = makeBrief(asConfirmed);
  const reply = { brief: makeBrief(posting), confirmed, confirmation };
  if (!resume) return reply;
  const match = matchResume(resume, asConfirmed, now);
  const worth = worthApplying(confirmed, match, confirmation.conditions);
  const { score, band } = match;
  return { ...reply, match: { score, band, rows: listRows(match) }, ...(worth ? { worth } : {}) };
}

function listRows({ requirements, gates, duties = [] }: Match): NonNullable<BriefReply['match']>['rows'] {
  return [...requirements, ...gates, ...duties].map(({ start, end, met, evidence: [first] }) => ({
    start,
    end,
    met,
    ...(first ? { proof: first.text } : {}),
  }));
}

/** Reads a posting, with what the person confirmed of it where they did. */
export function readConfirmed({ text, confirmation }: { text: string; confirmation?: BriefConfirmation | undefined }) {
  const posting = readPosting(text);
  return confirmation ? confirmPosting(posting, confirmation) : posting;
}
