import { composeMail, enqueueMail, type Message } from '@shortlist/mail';
import type { PackFile } from '@shortlist/pack';
import { announce } from '../../db/announcements.ts';
import type { Services } from '../../services.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './queries.ts';

type Outcome = Parameters<typeof queries.finish>[2];

const attached: Record<OptimizationRow['kind'], string[]> = {
  resume: ['resume.pdf', 'resume.docx', 'resume.txt', 'letter.pdf', 'letter.docx'],
  linkedin: ['report.pdf', 'report.md'],
};

/** Stores the result and queues its mail in one transaction: finished and mailed exactly once, or neither. */
export async function finishAndDeliver(
  { database, settings, log }: Pick<Services, 'database' | 'settings' | 'log'>,
  row: OptimizationRow,
  outcome: Outcome,
  files: PackFile[],
): Promise<void> {
  const message = await writeMail(row, outcome, files, settings.siteUrl);
  const finished = await database.transaction(async (tx) => {
    if (!(await queries.finish(tx, row.id, outcome, files))) return false;
    await enqueueMail(tx, message, `optimization:${row.id}`);
    await announce(tx, row.id);
    return true;
  });
  if (finished) log.info('optimization-done', { id: row.id, kind: row.kind });
}

async function writeMail(row: OptimizationRow, outcome: Outcome, files: PackFile[], siteUrl: string): Promise<Message> {
  const brand = { name: 'Shortlist', url: siteUrl };
  const url = `${siteUrl}/optimizations/${row.id}`;
  const content = outcome.result?.kind === 'resume' ? describeResume(outcome) : describeProfile(outcome);
  const message = await composeMail(
    row.email,
    { ...content, action: { label: 'Open the result', url }, reason: `You asked for this on ${siteUrl}.` },
    brand,
  );
  const attachments = files
    .filter(({ name }) => attached[row.kind].includes(name))
    .map(({ name, mediaType, bytes }) => ({ filename: name, content: bytes, contentType: mediaType }));
  return { ...message, attachments };
}

function describeResume({ result, title, employer }: Outcome) {
  if (result?.kind !== 'resume') throw new Error('A resume result was expected');
  const { match, matchAfter, questions } = result;
  const job = `${title}${employer ? ` at ${employer}` : ''}`;
  const names = {
    requirements: 'Requirements',
    title: 'Title and seniority',
    experience: 'Experience',
    education: 'Education and certificates',
    keywords: 'Keywords',
  };
  return {
    subject: `Your match for ${job}`.slice(0, 150),
    preview: `Match estimate ${Math.round(match.score)} of 100, ${Math.round(matchAfter.score)} with the tailored resume`,
    heading: `Your resume for ${job}`,
    paragraphs: [
      `Your ATS matched score: ${Math.round(match.score)} of 100 (${match.band}) as the resume was, ${Math.round(matchAfter.score)} (${matchAfter.band}) with the customized resume. It is an estimate of how well the resume shows what this posting asks for; no single score holds for all applicant tracking systems.`,
      'The customized resume and the cover letter are attached. Every change rests on your own documents: nothing was invented. Please read both before you send them.',
      ...(questions.length > 0
        ? [
            `We have ${questions.length} ${questions.length === 1 ? 'question' : 'questions'} about things the posting asks for and your resume does not show. Answer them in the app if they are true of you.`,
          ]
        : []),
    ],
    facts: matchAfter.parts.map(({ name, points, weight }): [string, string] => [
      names[name],
      `${Math.round(points)} of ${Math.round(weight)} points`,
    ]),
  };
}

function describeProfile({ result }: Outcome) {
  if (result?.kind !== 'linkedin') throw new Error('A LinkedIn result was expected');
  const { recommendations } = result.profile;
  return {
    subject: 'Your optimized LinkedIn profile',
    preview: `${recommendations.length} recommendations, most effective first`,
    heading: 'Your optimized LinkedIn profile',
    paragraphs: [
      'Your optimized LinkedIn profile and personalized recommendations are attached: every field ready to paste, within LinkedIn’s limits. Everything in it rests on your own profile.',
      ...recommendations.slice(0, 3).map(({ title, reason }) => `${title}: ${reason}`),
    ],
  };
}
