import { matchResume } from '@shortlist/engine';
import type { Match } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { findResumes } from '../find-files.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { readPostings } from '../read-postings.ts';
import { today } from '../today.ts';
import { openResults, writeResult } from '../write-result.ts';
import { csvRow } from './parse-csv.ts';
import { type MatchedPair, writeReport } from './write-report.ts';

type Options = { posting: string; out: string };

const columns = ['resume', 'name', 'posting', 'title', 'match', 'band', 'met', 'partly', 'missing', 'missing musts'];

/** Matches every resume of a folder with every posting into `matches.csv` and a report in Markdown and PDF. */
export async function matchFolder(folder: string, { posting, out }: Options): Promise<void> {
  const now = today();
  const files = await findResumes([folder]);
  const { postings, refused: refusedPostings } = await readPostings(posting);
  await openResults(out);
  const pairs: MatchedPair[] = [];
  const refused = await readMany(files, now, (file, reading) => {
    for (const against of postings) {
      const match = matchResume(reading.resume, against.posting, now);
      pairs.push({
        resume: file,
        name: reading.resume.basics?.name ?? '',
        posting: against.file,
        title: against.posting.title ?? against.file,
        score: Math.round(match.score),
        band: match.band,
        missing: missingMusts(match),
        counts: { met: count(match, true), partly: count(match, 'partly'), missing: count(match, false) },
      });
    }
  });
  await writeResult(out, 'matches.csv', `${[csvRow(columns), ...pairs.map(rowOf)].join('\r\n')}\r\n`);
  const report = writeReport(pairs, {
    resumes: files.length,
    refused,
    refusedPostings,
    date: now.slice(0, 10),
  });
  await writeResult(out, 'report.md', report);
  const typesetter = openTypesetter();
  try {
    await writeResult(out, 'report.pdf', await typesetter.reportPdf(report, { title: 'Match report', language: 'en' }));
  } finally {
    await typesetter.close();
  }
  reportRefused(refusedPostings, refusedPostings.length + postings.length, 'postings');
  reportRefused(refused, files.length);
}

function rowOf({ resume, name, posting, title, score, band, counts, missing }: MatchedPair): string {
  const { met, partly, missing: lacking } = counts;
  return csvRow([resume, name, posting, title, score, band, met, partly, lacking, missing.join('; ')]);
}

function count({ requirements }: Match, met: boolean | 'partly'): number {
  return requirements.filter((requirement) => requirement.met === met).length;
}

function missingMusts({ requirements }: Match): string[] {
  return requirements
    .filter(({ met, importance }) => met === false && importance === 'must')
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());
}
