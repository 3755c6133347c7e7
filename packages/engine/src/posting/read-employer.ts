import type { PlacedSegment } from './mark-sections.ts';
import { readLabelled } from './read-facts.ts';

const generic =
  /^(us|the|this|our|you|we|role|job|company|client|position|team|it|a|an|what|who|please|candidates?|opportunity)\b/i;

/** The employer's name: labelled, in a heading "About X", or the subject of "X is a …", "X is looking for …", "join X". */
export function readEmployer(text: string, segments: PlacedSegment[]): string | undefined {
  const labelled = readLabelled(text, 'employer')?.text;
  if (labelled !== undefined) return labelled;
  const counts = new Map<string, number>();
  const add = (name: string | undefined, weight: number): void => {
    const clean = name?.trim().replace(/[,.]$/, '');
    if (clean !== undefined && clean.length > 1 && clean.length < 50 && !generic.test(clean))
      counts.set(clean, (counts.get(clean) ?? 0) + weight);
  };
  for (const { text: line, heading } of segments) {
    if (heading)
      add(/^(?:about|über|à propos de|sobre|life at|join)\s+(\p{Lu}[\p{L}\p{N}&.' -]{1,40})$/u.exec(line)?.[1], 3);
    add(
      /^(?:At\s+)?((?:\p{Lu}[\p{L}\p{N}&.'-]*\s?){1,4}),?\s(?:is|are|has been|was|sucht|ist|recherche|est|busca|es|cerca|zoekt)\s(?:an?|the|one|looking|seeking|hiring|currently|committed|ein|eine|un|une|una)\b/u.exec(
        line,
      )?.[1],
      2,
    );
    add(
      /\b(?:join|at|bei|chez)\s((?:\p{Lu}[\p{L}\p{N}&'-]*\s?){1,3}?)(?=\s(?:team|we|as|is|in|and)\b|[,.!]|\s*$)/u.exec(
        line,
      )?.[1],
      1,
    );
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best !== undefined && best[1] >= 2 ? best[0] : undefined;
}
