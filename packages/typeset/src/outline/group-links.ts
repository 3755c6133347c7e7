import type { Run } from '@shortlist/schema';
import type { Span } from './outline.ts';

/** The stretches of a text, those together that lead to one address. */
export type LinkGroup = { url?: string; runs: Run[] };

export function groupLinks(span: Span): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const run of span.runs ?? [span]) {
    const last = groups.at(-1);
    if (last && last.url === run.url) last.runs.push(run);
    else groups.push({ ...(run.url ? { url: run.url } : {}), runs: [run] });
  }
  return groups;
}
