import type { SkillMention, Span } from '@shortlist/schema';

/** Spans without marks and words of demand at their ends; parts of one certificate's name ("forklift licence") are one span. */
export function tidySpans(text: string, spans: Span[], listed: SkillMention[]): Span[] {
  const papers = listed.filter(({ kind }) => kind === 'certificate');
  const tidy: Span[] = [];
  for (const { start, end } of spans) {
    const bare = dropDemand(text, { start, end: trimEnd(text, start, end) });
    const paper = papers.find((mention) => mention.start <= bare.start && bare.end <= mention.end);
    const span = paper === undefined ? bare : { start: paper.start, end: paper.end };
    if (span.end > span.start && span.start >= (tidy.at(-1)?.end ?? 0)) tidy.push(span);
  }
  return tidy;
}

/** "Führerschein Klasse B erforderlich", "Python required": the last word only says how much it is wanted. */
function dropDemand(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const last =
    /[\s,(]+(?:required|preferred|desired|needed|mandatory|essential|erforderlich|notwendig|nötig|zwingend|wünschenswert|vorausgesetzt|exigée?|obligatoire|souhaitée?|requerid[oa]|obligatori[oa]|deseable)$/iu.exec(
      words,
    );
  return last === null || last.index === 0 ? { start, end } : { start, end: start + last.index };
}

/** Where a span ends without a mark that ends a clause. */
function trimEnd(text: string, start: number, end: number): number {
  let to = end;
  while (to > start && /[.,;:!?\s]/.test(text[to - 1] ?? '')) to--;
  return to;
}

/** A test for spans, asked in order, that touch none of the mentions. */
export function isApartFrom(mentions: SkillMention[]): (span: Span) => boolean {
  let at = 0;
  return ({ start, end }) => {
    while (at < mentions.length && (mentions[at]?.end ?? 0) <= start) at++;
    return (mentions[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  };
}
