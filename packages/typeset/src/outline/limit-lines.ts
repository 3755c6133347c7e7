import type { Entry, Outline, Section, Span } from './outline.ts';

/** The outline with at most `lines` lines in each section, cut at `characters` characters each: a small preview shows no more. */
export function limitLines(outline: Outline, limit: { lines: number; characters?: number }): Outline {
  const width = limit.characters ?? Number.POSITIVE_INFINITY;
  return { ...outline, sections: outline.sections.map((section) => limitSection(section, limit.lines, width)) };
}

function limitSection(section: Section, lines: number, width: number): Section {
  const left = { lines };
  return {
    ...section,
    // Running text takes as many lines as it fills.
    paragraphs: take(section.paragraphs, left).map((span) =>
      cut(span, section.kind === 'prose' ? width * lines : width),
    ),
    bullets: take(section.bullets, left).map((span) => cut(span, width)),
    entries: limitEntries(section.entries, left, width),
    facts: take(section.facts, left).map((fact) => ({
      ...fact,
      items: cutList(fact.items, width - (fact.label?.text.length ?? 0)),
    })),
  };
}

function limitEntries(entries: Entry[], left: { lines: number }, width: number): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (left.lines <= 0) break;
    left.lines -= 1 + (entry.heads.length > 0 ? 1 : 0);
    kept.push({
      ...entry,
      heads: cutList(entry.heads, width),
      paragraphs: take(entry.paragraphs, left).map((span) => cut(span, width)),
      bullets: take(entry.bullets, left).map((span) => cut(span, width)),
      facts: take(entry.facts, left),
    });
  }
  return kept;
}

function take<T>(items: T[], left: { lines: number }): T[] {
  const taken = items.slice(0, Math.max(0, left.lines));
  left.lines -= taken.length;
  return taken;
}

function cut(span: Span, width: number): Span {
  if (span.text.length <= width) return span;
  // What is cut short has one style.
  const { runs: _, ...plain } = span;
  return { ...plain, text: `${span.text.slice(0, width - 1).trimEnd()}…` };
}

function cutList(spans: Span[], width: number): Span[] {
  let used = 0;
  return spans.filter((span, index) => {
    used += span.text.length + 2;
    return index === 0 || used <= width;
  });
}
