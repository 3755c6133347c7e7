import { i18n } from '../voice.ts';

/** One resume against one posting. */
export type MatchedPair = {
  resume: string;
  name: string;
  posting: string;
  title: string;
  score: number;
  band: string;
  /** Must-haves that no line of the resume shows. */
  missing: string[];
  counts: { met: number; partly: number; missing: number };
};

type Occasion = { resumes: number; refused: string[]; refusedPostings?: string[]; date: string };

const shownPairs = 20;
const shownLacks = 5;

/** The report of a bulk matching in Markdown: for each posting its best resumes and what most of them lack. */
export function writeReport(pairs: MatchedPair[], { resumes, refused, refusedPostings = [], date }: Occasion): string {
  const notRead = [...refusedPostings, ...refused];
  const sections = [...Map.groupBy(pairs, ({ posting }) => posting).values()].map(describePosting);
  return [
    `# ${i18n._('Match report')}`,
    i18n._(
      '{read} of {total} resumes read on {date}. The match estimate measures how much of a posting a resume shows. It doesn’t rank people.',
      { read: resumes - refused.length, total: resumes, date },
    ),
    ...sections,
    ...(notRead.length > 0 ? [`## ${i18n._('Not read')}`, notRead.map((line) => `- ${clean(line)}`).join('\n')] : []),
    '',
  ].join('\n\n');
}

function describePosting(pairs: MatchedPair[]): string {
  const sorted = pairs.toSorted((a, b) => b.score - a.score);
  const rows = sorted
    .slice(0, shownPairs)
    .map(
      ({ name, resume, score, band, counts }) =>
        `| ${clean(name || resume)} | ${score} | ${band} | ${i18n._('{count} of {total}', { count: counts.met, total: counts.met + counts.partly + counts.missing })} |`,
    );
  const lacks = [
    ...Map.groupBy(
      pairs.flatMap(({ missing }) => [...new Set(missing)]),
      (text) => text,
    ),
  ]
    .map(([text, all]) => ({ text, count: all.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shownLacks);
  return [
    `## ${clean(sorted[0]?.title ?? '')}`,
    [
      `| ${i18n._('Resume')} | ${i18n._('Match')} | ${i18n._('Band')} | ${i18n._('Requirements met')} |`,
      '|---|---|---|---|',
      ...rows,
    ].join('\n'),
    ...(sorted.length > shownPairs
      ? [i18n._('{count} more in matches.csv.', { count: sorted.length - shownPairs })]
      : []),
    ...(lacks.length > 0
      ? [
          i18n._('Must-haves missing most often:'),
          lacks
            .map(({ text, count }) => {
              const counts = i18n._('missing in {count} of {total}', { count, total: pairs.length });
              return `- ${clean(text)}: ${counts}`;
            })
            .join('\n'),
        ]
      : []),
  ].join('\n\n');
}

/** Text of a document inside a line of Markdown: no mark or tag in it counts as one. */
function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('|', '/')
    .replace(/[\\`*_[\]<>&]/g, '\\$&')
    .trim();
}
