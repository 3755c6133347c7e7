import type { Resume, SourceText } from '@shortlist/schema';
import { alignTokens } from '../align/align-tokens.ts';
import { type Token, tokenize } from '../tokens/tokenize.ts';
import type { Account, Fate } from './account.ts';
import { collectFields, type Field } from './collect-fields.ts';
import { findHeadings } from './find-headings.ts';
import { lineText } from './line-text.ts';
import { markTokens } from './mark-tokens.ts';
import { splitBlocks } from './split-blocks.ts';

/** Lays each word of a source to the field that it became, to a structural mark, or to what no field holds. It looks at texts only, never at how they were read. */
export function accountFor(source: SourceText, resume: Resume): Account {
  const texts = source.lines.map(lineText);
  const tokens = tokenize(texts);
  const fields = collectFields(resume);
  const targets = tokenize(fields.map(({ text }) => text));
  const found = findHeadings(source.lines);
  const titles = new Set((resume.customSections ?? []).map(({ title }) => title.trim().toLowerCase()));
  const known = new Set(
    found.filter(({ names, text }) => names && !titles.has(text.toLowerCase())).map(({ line }) => line),
  );
  // A heading's words, and what cannot be seen, are no part of any field.
  const free = tokens.flatMap((token, at) => (known.has(token.line) || source.lines[token.line]?.unseen ? [] : [at]));
  const { places } = alignTokens(
    free.map((at) => tokens[at] as Token),
    targets,
  );
  const fieldOf = new Map(
    free.flatMap((at, i) => ((places[i] ?? -1) < 0 ? [] : [[at, targets[places[i] ?? 0]?.line ?? 0]])),
  );
  const held = linesInEntries(tokens, fieldOf, fields);
  const headings = found.filter(({ line }) => known.has(line) || !held.has(line));
  const marks = markTokens({ source, texts, tokens, headings, isField: (at) => fieldOf.has(at) });
  const fates = tokens.map((_, at): Fate => {
    const field = fieldOf.get(at);
    const mark = marks.get(at);
    return field !== undefined ? { field } : mark ? { mark } : 'unplaced';
  });
  return { texts, tokens, fates, fields, headings, blocks: splitBlocks(source.lines, headings, fates, tokens, fields) };
}

/** The lines of which the resume holds a word as part of an entry: one that only looks like a heading is none there. */
function linesInEntries(
  tokens: readonly Token[],
  fieldOf: ReadonlyMap<number, number>,
  fields: readonly Field[],
): Set<number> {
  return new Set(
    tokens.flatMap(({ line }, at) => {
      const field = fields[fieldOf.get(at) ?? -1];
      return field === undefined || field.section === 'customSections' || field.key === 'verbatim' ? [] : [line];
    }),
  );
}
