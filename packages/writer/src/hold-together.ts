import type { LedgerEntry } from '@shortlist/schema';

/** A paragraph as a model wrote it: undefined where a sentence may not stand. */
export type Paragraph = (LedgerEntry | undefined)[];

/** How a text may begin and end where the model's own beginning or end fell. */
export type Ends = { opening?: LedgerEntry[]; closing?: LedgerEntry[] };

/** Openings of a sentence that point back at the one before it. */
const pointsBack =
  /^(?:there|this|that|these|those|both|it|they|the (?:first|second|other|latter)|dort|dabei|dies\p{L}*|beide\p{L}*|das|là|j['’]y|cel[au]i?|ce(?:tte|s|t)?|all[íi]|ah[íi]|est[aeo]s?|es[aeo]s?|ali|iss?t?o|l[ìà]|quest[aeoi]|daar|dit|deze)[ ,]/iu;

/**
 * What of a text stands as one text, undefined when too little does. A sentence that fell takes the rest of its paragraph with it, as what
 * follows may lean on it ("There, I …" would name another employer); a paragraph that fell whole takes the text, but at the ends.
 */
export function holdTogether(
  paragraphs: readonly Paragraph[],
  { opening, closing }: Ends = {},
): LedgerEntry[][] | undefined {
  const written = paragraphs.filter((paragraph) => paragraph.length > 0);
  const cut = written.map(uncut);
  const last = cut.length - 1;
  const kept: LedgerEntry[][] = [];
  for (const [i, paragraph] of cut.entries()) {
    const before = i === 0 || cut[i - 1]?.length === written[i - 1]?.length;
    if (!before && pointsBack.test(paragraph[0]?.sentence ?? '')) return undefined;
    if (paragraph.length > 0) kept.push(paragraph);
    else if (i === 0 && opening?.length) kept.push(opening);
    else if (i === last && closing?.length) kept.push(closing);
    else if (i === 0 || i < last - 1) return undefined;
  }
  const stands = cut.flat().length;
  return stands > 0 && stands * 3 >= written.flat().length * 2 ? kept : undefined;
}

function uncut(paragraph: Paragraph): LedgerEntry[] {
  const fell = paragraph.indexOf(undefined);
  return paragraph.slice(0, fell === -1 ? undefined : fell).filter((entry) => entry !== undefined);
}
