import { composeMail, type Message } from '@shortlist/mail';
import {
  type Fidelity,
  lostTexts,
  type Optimization,
  ownDocumentFile,
  productName,
  type SubscriptionType,
} from '@shortlist/schema';
import type { OptimizationRow } from './queries.ts';
import { includesFile } from './within-plan.ts';

type Delivered = Pick<OptimizationRow, 'id' | 'userId' | 'kind' | 'attach' | 'title' | 'employer' | 'result'>;
type File = { name: string; mediaType: string; bytes: Uint8Array };
type Content = Omit<Parameters<typeof composeMail>[1], 'reason'>;

const sent: Record<OptimizationRow['kind'], string[]> = {
  resume: [ownDocumentFile, 'resume.pdf', 'resume.docx', 'resume.txt', 'edits.txt', 'letter.pdf', 'letter.docx'],
  linkedin: ['report.pdf', 'report.md'],
};

const labels: Record<string, string> = {
  [ownDocumentFile]: 'Your own document with the edits, Word',
  'resume.pdf': 'Customized resume, PDF',
  'resume.docx': 'Customized resume, Word',
  'resume.txt': 'Customized resume, plain text',
  'edits.txt': 'Changes to make in your resume, plain text',
  'letter.pdf': 'Cover letter, PDF',
  'letter.docx': 'Cover letter, Word',
  'report.pdf': 'Optimized LinkedIn profile, PDF',
  'report.md': 'Optimized LinkedIn profile, text to paste',
};

function labelOf(name: string, unchanged: boolean): string {
  if (unchanged && /^resume\.\w+$/.test(name)) return 'Your original resume';
  return labels[name] ?? name;
}

/** The key under which a result's mail is queued: one for the first, one for each time that it is sent again. */
export function mailKey(id: string, again: number): string {
  return again === 0 ? `optimization:${id}` : `optimization:${id}:again:${again}`;
}

/** The mail with a result to the address `to`: its numbers, and the files that the plan exports, attached or as links that need sign-in. */
export async function writeResultMail(
  row: Delivered,
  files: File[],
  { siteUrl, plan, to }: { siteUrl: string; plan: SubscriptionType; to: string },
): Promise<Message> {
  const brand = { name: productName, url: siteUrl };
  const url = `${siteUrl}/optimizations/${row.id}`;
  const chosen = files.filter(
    ({ name }) =>
      sent[row.kind].includes(name) &&
      (isUnchanged(row) ? name !== 'resume.txt' : name !== 'edits.txt') &&
      includesFile(plan, name, false),
  );
  const where = row.attach ? 'attached' : 'linked below; the links ask you to sign in';
  const composed = await composeMail(
    to,
    {
      ...describe(row, where),
      action: { label: 'Open the result', url },
      ...(row.attach
        ? {}
        : {
            links: chosen.map(({ name }) => ({ label: labelOf(name, isUnchanged(row)), url: `${url}/files/${name}` })),
          }),
      reason: `You asked for this on ${siteUrl}.`,
    },
    brand,
  );
  const message = { ...composed, person: row.userId };
  if (!row.attach) return message;
  const attachments = chosen.map(({ name, mediaType, bytes }) => ({
    filename: name,
    content: bytes,
    contentType: mediaType,
  }));
  return { ...message, attachments };
}

/** The edits come as a list where the resume itself does not have them. */
const isUnchanged = ({ result }: Delivered): boolean =>
  result?.kind === 'resume' && result.fidelity?.unchanged === true;

function describe(row: Delivered, where: string): Content {
  if (row.result?.kind === 'resume') return describeResume(row, row.result, where);
  if (row.result?.kind === 'linkedin') return describeProfile(row.result, where);
  throw new Error('Only results of our own are mailed');
}

type Result<K extends string> = Extract<NonNullable<Optimization['result']>, { kind: K }>;

const parts = {
  requirements: 'Requirements',
  title: 'Title and seniority',
  experience: 'Experience',
  education: 'Education',
  keywords: 'Keywords',
};

function describeResume({ title, employer }: Delivered, result: Result<'resume'>, where: string): Content {
  const { match, matchAfter, questions, doubts = [], fidelity, letter } = result;
  const job = `${title}${employer ? ` at ${employer}` : ''}`;
  return {
    // Nothing that the sender chose, such as the words of a posting, stands in a subject.
    subject: `Your resume and cover letter are ready: match estimate ${Math.round(matchAfter.score)} of 100`,
    preview: `Match estimate ${Math.round(match.score)} of 100, ${Math.round(matchAfter.score)} with the tailored resume`,
    heading: `Your resume for ${job}`,
    paragraphs: [
      `Your ATS matched score: ${Math.round(match.score)} of 100 (${match.band}) for your original resume, ${Math.round(matchAfter.score)} (${matchAfter.band}) for the customized one. This estimates how well your resume shows what the posting asks for. No single score applies to every applicant tracking system.`,
      // What the page says beside the letter: a long shot, a gap, a name that is missing.
      ...(letter.remarks ?? []),
      fidelity?.unchanged
        ? `Your original resume and the cover letter are ${where}. Some parts of your resume were hard to read, so we didn’t replace the file. The suggested changes are in a list. Nothing in the list or the letter is invented. The result page has a rebuilt draft to check.`
        : `The customized resume and the cover letter are ${where}. Every change is based on your own documents. Nothing is invented. Please read both before you send them.`,
      ...missingFrom(fidelity),
      ...(doubts.length > 0
        ? [
            `We weren’t sure about some parts of your file, such as “${doubts[0]?.text}”. Please check them on the result page before you send anything.`,
          ]
        : []),
      ...(questions.length > 0
        ? [
            `We have ${questions.length} ${questions.length === 1 ? 'question' : 'questions'} about things the posting asks for that your resume doesn’t show. If they apply to you, answer them in the app.`,
          ]
        : []),
    ],
    facts: matchAfter.parts.map(({ name, points, weight }): [string, string] => [
      parts[name],
      `${Math.round(points)} of ${Math.round(weight)} points`,
    ]),
  };
}

/** What of the person's file the customized resume lacks. */
function missingFrom(fidelity: Fidelity | undefined): string[] {
  const lost = fidelity && !fidelity.unchanged ? lostTexts(fidelity) : [];
  if (lost.length === 0) return [];
  const what = lost.length === 1 ? 'One text of your resume is' : `${lost.length} texts of your resume are`;
  return [
    `${what} not in the customized version: ${lost
      .slice(0, 5)
      .map((text) => `“${text}”`)
      .join(', ')}${lost.length > 5 ? ' and more' : ''}.`,
  ];
}

function describeProfile({ profile }: Result<'linkedin'>, where: string): Content {
  const { recommendations } = profile;
  return {
    subject: 'Your optimized LinkedIn profile',
    preview: `${recommendations.length} recommendations, most effective first`,
    heading: 'Your optimized LinkedIn profile',
    paragraphs: [
      `Your optimized LinkedIn profile and personalized recommendations are ${where}: every field ready to paste, within LinkedIn’s limits. Everything in it rests on your own profile.`,
      ...recommendations.slice(0, 3).map(({ title, reason }) => `${title}: ${reason}`),
    ],
  };
}
