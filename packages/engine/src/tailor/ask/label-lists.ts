import type { Posting, RequirementMatch } from '@shortlist/schema';

/** A label and behind its colon four names or more: "Social networks: Facebook, Instagram, YouTube, Pinterest". */
const labelled = /^[^:,.]{3,60}:\s[^:,]+(?:,[^:,]+){3,}$/u;

/** From so many of a list on that are not shown one question names the list: its members are answered with one sentence. */
const fewest = 3;

/** The line of a labelled list for each of a posting's demands that stands in one of which several are not shown. */
export function listsOfOpen(open: readonly RequirementMatch[], { text, requirements }: Posting): Map<string, string> {
  const lines = new Map(
    requirements.flatMap(({ id, kind, start }): [string, string][] => {
      const from = text.lastIndexOf('\n', start) + 1;
      const line = (text.slice(from).split('\n', 1)[0] ?? '').replace(/^[\s•*–-]+/u, '').trim();
      return kind === 'skill' && labelled.test(line) ? [[id, line]] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const { id } of open) {
    const line = lines.get(id);
    if (line !== undefined) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Map([...lines].filter(([, line]) => (counts.get(line) ?? 0) >= fewest));
}
