import { matchResume } from '@shortlist/engine';
import { unsettableNote } from '@shortlist/pack';
import type { Match } from '@shortlist/schema';
import { languageOf } from '@shortlist/schema/languages';
import { openTypesetter } from '@shortlist/typeset';
import { findResumes } from '../find-files.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { readPostings } from '../read-postings.ts';
import { sayBand } from '../say-band.ts';
import { today } from '../today.ts';
import { i18n, languageNow } from '../voice.ts';
import { openResults, writeResult } from '../write-result.ts';
import { csvRow } from './parse-csv.ts';
import { type MatchedPair, writeReport } from './write-report.ts';

type Options = { posting: string; out: string };

/** The heads of `matches.csv`, which a person opens in a spreadsheet. */
const columns = () => [
  i18n._('resume'),
  i18n._('name'),
  i18n._('posting'),
  i18n._('title'),
  i18n._('match'),
  i18n._('band'),
  i18n._('met'),
  i18n._('partly'),
  i18n._('missing'),
  i18n._('missing must-haves'),
];

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
        band: sayBand(match.band),
        missing: missingMusts(match),
        counts: { met: count(match, true), partly: count(match, 'partly'), missing: count(match, false) },
      });
    }
  });
  await writeResult(out, 'matches.csv', `${[csvRow(columns()), ...pairs.map(rowOf)].join('\r\n')}\r\n`);
  const report = writeReport(pairs, {
    resumes: files.length,
    refused,
    refusedPostings,
    date: sayDay(now),
  });
  await writeResult(out, 'report.md', report);
  const typesetter = openTypesetter();
  try {
    const language = languageNow();
    const look = {
      title: i18n._('Match report'),
      language: languageOf(language).tag,
      unsettable: unsettableNote(language),
    };
    await writeResult(out, 'report.pdf', await typesetter.reportPdf(report, look));
  } finally {
    await typesetter.close();
  }
  reportRefused(refusedPostings, refusedPostings.length + postings.length, 'postings');
  reportRefused(refused, files.length);
}

/** A day as the language writes it; in English as `2026-05-04`, which is no American's and no Briton's alone. */
function sayDay(moment: string): string {
  const language = languageNow();
  if (language === 'en') return moment.slice(0, 10);
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageOf(language).formats, format).format(new Date(moment));
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
