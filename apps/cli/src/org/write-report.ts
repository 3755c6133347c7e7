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
    '# Match report',
    `${resumes - refused.length} of ${resumes} resumes read on ${date}. The match estimate counts what a resume shows of a posting; it does not rank people.`,
    ...sections,
    ...(notRead.length > 0 ? ['## Not read', notRead.map((line) => `- ${clean(line)}`).join('\n')] : []),
    '',
  ].join('\n\n');
}

function describePosting(pairs: MatchedPair[]): string {
  const sorted = pairs.toSorted((a, b) => b.score - a.score);
  const rows = sorted
    .slice(0, shownPairs)
    .map(
      ({ name, resume, score, band, counts }) =>
        `| ${clean(name || resume)} | ${score} | ${band} | ${counts.met} of ${counts.met + counts.partly + counts.missing} |`,
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
    ['| Resume | Match | Band | Requirements met |', '|---|---|---|---|', ...rows].join('\n'),
    ...(sorted.length > shownPairs ? [`And ${sorted.length - shownPairs} more in matches.csv.`] : []),
    ...(lacks.length > 0
      ? [
          'Must-haves that are shown least:',
          lacks.map(({ text, count }) => `- ${clean(text)}: missing in ${count} of ${pairs.length}`).join('\n'),
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
