import type { LedgerEntry } from '@shortlist/schema';

/** A sentence that may not stand: one that sets the scene (names a job, a school, a year) for those after it, or an aside. */
export type Fallen = 'scene' | 'aside';

/** A paragraph as a model wrote it. */
export type Paragraph = (LedgerEntry | Fallen)[];

/** The sentences of a paragraph that may stand. */
export function standing(paragraph: Paragraph): LedgerEntry[] {
  return paragraph.filter((entry) => typeof entry !== 'string');
}

/** How a text may begin and end where the model's own beginning or end fell. */
export type Ends = { opening?: LedgerEntry[]; closing?: LedgerEntry[] };

/** Openings of a sentence that point back at the one before it. */
const pointsBack =
  /^(?:there|this|that|these|those|both|it|they|the (?:first|second|other|latter)|dort|dabei|dies\p{L}*|beide\p{L}*|das|là|j['’]y|cel[au]i?|ce(?:tte|s|t)?|all[íi]|ah[íi]|est[aeo]s?|es[aeo]s?|ali|iss?t?o|l[ìà]|quest[aeoi]|daar|dit|deze)[ ,]/iu;

/**
 * What of a text stands as one text, undefined when too little does. A paragraph's first sentence that fell, and one
 * that sets the scene, take the rest of it with them, as what follows leans on them ("There, I …" would name another employer); a paragraph that fell whole takes the text, but at the ends.
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
  const end = paragraph.findIndex((entry, i) => {
    if (typeof entry !== 'string') return typeof paragraph[i - 1] === 'string' && pointsBack.test(entry.sentence);
    return entry === 'scene' || i === 0;
  });
  return standing(paragraph.slice(0, end === -1 ? undefined : end));
}
