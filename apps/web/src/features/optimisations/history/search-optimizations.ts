import type { OptimizationSummary } from '@shortlist/schema';

/** Those that hold every word of the search in their title, employer or file name, whatever the case. */
export function searchOptimizations(all: OptimizationSummary[], search: string): OptimizationSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const text = `${one.title} ${one.employer ?? ''} ${one.fileName} ${one.kind}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
