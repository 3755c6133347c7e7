import { composeMail, type Message } from '@shortlist/mail';
import { type Optimization, productName, type SubscriptionType } from '@shortlist/schema';
import type { OptimizationRow } from './queries.ts';
import { includesFile } from './within-plan.ts';

type Delivered = Pick<OptimizationRow, 'id' | 'kind' | 'email' | 'attach' | 'title' | 'employer' | 'result'>;
type File = { name: string; mediaType: string; bytes: Uint8Array };
type Content = Omit<Parameters<typeof composeMail>[1], 'reason'>;

const sent: Record<OptimizationRow['kind'], string[]> = {
  resume: ['resume.pdf', 'resume.docx', 'resume.txt', 'letter.pdf', 'letter.docx'],
  linkedin: ['report.pdf', 'report.md'],
};

const labels: Record<string, string> = {
  'resume.pdf': 'Customized resume, PDF',
  'resume.docx': 'Customized resume, Word',
  'resume.txt': 'Customized resume, plain text',
  'letter.pdf': 'Cover letter, PDF',
  'letter.docx': 'Cover letter, Word',
  'report.pdf': 'Optimized LinkedIn profile, PDF',
  'report.md': 'Optimized LinkedIn profile, text to paste',
};

/** The key under which a result's mail is queued: one for the first, one for each time that it is sent again. */
export function mailKey(id: string, again: number): string {
  return again === 0 ? `optimization:${id}` : `optimization:${id}:again:${again}`;
}

/** The mail with a result: its numbers, and the files attached, or as links that need sign-in to those that the plan exports. */
export async function writeResultMail(
  row: Delivered,
  files: File[],
  { siteUrl, plan }: { siteUrl: string; plan: SubscriptionType },
): Promise<Message> {
  const brand = { name: productName, url: siteUrl };
  const url = `${siteUrl}/optimizations/${row.id}`;
  const chosen = files.filter(({ name }) => sent[row.kind].includes(name));
  const linked = chosen.filter(({ name }) => includesFile(plan, name, false));
  const where = row.attach ? 'attached' : 'linked below; the links ask you to sign in';
  const message = await composeMail(
    row.email,
    {
      ...describe(row, where),
      action: { label: 'Open the result', url },
      ...(row.attach
        ? {}
        : { links: linked.map(({ name }) => ({ label: labels[name] ?? name, url: `${url}/files/${name}` })) }),
      reason: `You asked for this on ${siteUrl}.`,
    },
    brand,
  );
  if (!row.attach) return message;
  const attachments = chosen.map(({ name, mediaType, bytes }) => ({
    filename: name,
    content: bytes,
    contentType: mediaType,
  }));
  return { ...message, attachments };
}

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
  const { match, matchAfter, questions, doubts = [] } = result;
  const job = `${title}${employer ? ` at ${employer}` : ''}`;
  return {
    subject: `Your match for ${job}`.slice(0, 150),
    preview: `Match estimate ${Math.round(match.score)} of 100, ${Math.round(matchAfter.score)} with the tailored resume`,
    heading: `Your resume for ${job}`,
    paragraphs: [
      `Your ATS matched score: ${Math.round(match.score)} of 100 (${match.band}) as the resume was, ${Math.round(matchAfter.score)} (${matchAfter.band}) with the customized resume. It is an estimate of how well the resume shows what this posting asks for; no single score holds for all applicant tracking systems.`,
      `The customized resume and the cover letter are ${where}. Every change that we made rests on your own documents: we invented nothing. Please read both before you send them.`,
      ...(doubts.length > 0
        ? [
            `We were not sure how to read all of your file, such as “${doubts[0]?.text}”. The result page shows what we took it for: please check before you send anything.`,
          ]
        : []),
      ...(questions.length > 0
        ? [
            `We have ${questions.length} ${questions.length === 1 ? 'question' : 'questions'} about things the posting asks for and your resume does not show. Answer them in the app if they are true of you.`,
          ]
        : []),
    ],
    facts: matchAfter.parts.map(({ name, points, weight }): [string, string] => [
      parts[name],
      `${Math.round(points)} of ${Math.round(weight)} points`,
    ]),
  };
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
