import { plainWords, readMarks } from '@shortlist/schema';
import type { Entry, Section, Span } from './outline.ts';

/**
 * A section with the marks in its texts read: running text and list items get their bold, italic and linked words, and all else the plain
 * words. The `text` of every span is plain from here on.
 */
export function readRuns(section: Section): Section {
  return { ...withRuns(section), entries: section.entries.map(entryRuns) };
}

function entryRuns(entry: Entry): Entry {
  return {
    ...withRuns(entry),
    ...(entry.title ? { title: plainSpan(entry.title) } : {}),
    heads: entry.heads.map(plainSpan),
  };
}

function withRuns<T extends Section | Entry>(part: T): T {
  return {
    ...part,
    paragraphs: part.paragraphs.map(spanRuns),
    bullets: part.bullets.map(spanRuns),
    facts: part.facts.map((fact) => ({
      ...fact,
      ...(fact.label ? { label: plainSpan(fact.label) } : {}),
      items: fact.items.map(plainSpan),
    })),
  };
}

function spanRuns(span: Span): Span {
  const runs = span.url === undefined ? readMarks(span.text) : undefined;
  return runs ? { ...span, text: runs.map(({ text }) => text).join(''), runs } : span;
}

function plainSpan(span: Span): Span {
  const text = span.url === undefined ? plainWords(span.text) : span.text;
  return text === span.text ? span : { ...span, text };
}
