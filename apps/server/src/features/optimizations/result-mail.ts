import { composeMail, type I18n, type Message } from '@shortlist/mail';
import { engineVoice } from '@shortlist/pack/texts';
import {
  type Band,
  type Fidelity,
  lostTexts,
  type Optimization,
  ownDocumentFile,
  type PartName,
  productName,
  type SubscriptionType,
} from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import type { OptimizationRow } from './queries.ts';
import { includesFile, isOwnFile } from './within-plan.ts';

type Delivered = Pick<OptimizationRow, 'id' | 'userId' | 'kind' | 'attach' | 'title' | 'employer' | 'result'>;
type File = { name: string; mediaType: string; bytes: Uint8Array };
type Content = Omit<Parameters<typeof composeMail>[1], 'reason'>;

const sent: Record<OptimizationRow['kind'], string[]> = {
  resume: [ownDocumentFile, 'resume.pdf', 'resume.docx', 'resume.txt', 'edits.txt', 'letter.pdf', 'letter.docx'],
  linkedin: ['report.pdf', 'report.md'],
};

function labelOf(name: string, unchanged: boolean, i18n: I18n): string {
  if (unchanged && /^resume\.\w+$/.test(name)) return i18n._('Your original resume');
  const labels: Record<string, string> = {
    [ownDocumentFile]: i18n._('Your own document with the edits, Word'),
    'resume.pdf': i18n._('Tailored resume, PDF'),
    'resume.docx': i18n._('Tailored resume, Word'),
    'resume.txt': i18n._('Tailored resume, plain text'),
    'edits.txt': i18n._('List of edits for your resume, plain text'),
    'letter.pdf': i18n._('Cover letter, PDF'),
    'letter.docx': i18n._('Cover letter, Word'),
    'report.pdf': i18n._('Optimized LinkedIn profile, PDF'),
    'report.md': i18n._('Optimized LinkedIn profile, text to paste'),
  };
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
  { siteUrl, plan, to, i18n }: { siteUrl: string; plan: SubscriptionType; to: string; i18n: I18n },
): Promise<Message> {
  const brand = { name: productName, url: siteUrl };
  const url = `${siteUrl}/optimizations/${row.id}`;
  const chosen = files.filter(
    ({ name }) =>
      sent[row.kind].includes(name) &&
      (isUnchanged(row) ? name !== 'resume.txt' : name !== 'edits.txt') &&
      includesFile(plan, name, isOwnFile(row.result, name)),
  );
  const composed = await composeMail(
    to,
    {
      ...describe(row, i18n),
      action: { label: i18n._('Open the result'), url },
      ...(row.attach
        ? {}
        : {
            links: chosen.map(({ name }) => ({
              label: labelOf(name, isUnchanged(row), i18n),
              url: `${url}/files/${name}`,
            })),
          }),
      reason: i18n._('You requested this on {siteUrl}.', { siteUrl }),
    },
    brand,
    i18n,
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

function describe(row: Delivered, i18n: I18n): Content {
  if (row.result?.kind === 'resume') return describeResume(row, row.result, i18n);
  if (row.result?.kind === 'linkedin') return describeProfile(row, row.result, i18n);
  throw new Error('Only results of our own are mailed');
}

type Result<K extends string> = Extract<NonNullable<Optimization['result']>, { kind: K }>;

function describeResume({ title, employer, attach }: Delivered, result: Result<'resume'>, i18n: I18n): Content {
  const { match, matchAfter, questions, doubts = [], fidelity, letter } = result;
  const job = employer ? i18n._('{title} at {employer}', { title, employer }) : title;
  const [before, after] = [Math.round(match.score), Math.round(matchAfter.score)];
  const bands = { before: bandIn(match.band, i18n), after: bandIn(matchAfter.band, i18n) };
  return {
    // Nothing that the sender chose, such as the words of a posting, stands in a subject.
    subject: i18n._('Your resume and cover letter are ready: match estimate {after} of 100', { after }),
    preview: i18n._('Match estimate {before} of 100, {after} with the tailored resume', { before, after }),
    heading: i18n._('Your resume for {job}', { job }),
    paragraphs: [
      i18n._(
        'Your ATS match score: {before} of 100 ({beforeBand}) for your original resume, {after} ({afterBand}) for the tailored one. It estimates how well your resume shows what the posting asks for. No single score applies to every applicant tracking system.',
        { before, after, beforeBand: bands.before, afterBand: bands.after },
      ),
      // What the page says beside the letter: a long shot, a gap, a name that is missing.
      ...(letter.remarks ?? []).map((remark) => sayEngine(remark, i18n)),
      fidelity?.unchanged ? sayUnchanged(attach, result, i18n) : sayTailored(attach, i18n),
      ...missingFrom(fidelity, i18n),
      ...(doubts.length > 0
        ? [
            i18n._(
              'We weren’t sure about some parts of your file, such as “{text}”. Please check them on the result page before you send anything.',
              { text: doubts[0]?.text },
            ),
          ]
        : []),
      ...(questions.length > 0
        ? [
            i18n._(
              '{count, plural, one {We have # question about what the posting asks for and your resume doesn’t show. If it applies to you, answer it on the result page.} other {We have # questions about what the posting asks for and your resume doesn’t show. Answer the ones that apply to you on the result page.}}',
              { count: questions.length },
            ),
          ]
        : []),
    ],
    facts: matchAfter.parts.map(({ name, points, weight }): [string, string] => [
      partIn(name, i18n),
      i18n._('{points} of {weight} points', { points: Math.round(points), weight: Math.round(weight) }),
    ]),
  };
}

function sayUnchanged(attached: boolean, { fidelity, edits }: Result<'resume'>, i18n: I18n): string {
  const where = attached
    ? i18n._('Your original resume and the cover letter are attached.')
    : i18n._('Your original resume and the cover letter are linked below. You need to sign in to open them.');
  const why =
    fidelity?.unchangedBecause === 'nothing-to-reword'
      ? i18n._(
          'There was nothing to reword in your resume, so we kept your file. Nothing in the letter is invented. You’ll find a draft in one of our templates on the result page.',
        )
      : i18n._(
          'Some parts of your resume were hard to read, so we kept your file as it is. Nothing in the letter is invented.',
        );
  const listed = edits.length > 0 ? i18n._('The suggested edits are in edits.txt.') : '';
  return [where, why, listed].filter(Boolean).join(' ');
}

function sayTailored(attached: boolean, i18n: I18n): string {
  const where = attached
    ? i18n._('The tailored resume and the cover letter are attached.')
    : i18n._('The tailored resume and the cover letter are linked below. You need to sign in to open them.');
  return `${where} ${i18n._(
    'Every edit is based on your own documents. Nothing is invented. Please read both before you send them.',
  )}`;
}

function bandIn(band: Band, i18n: I18n): string {
  const bands: Record<Band, string> = {
    Poor: i18n._('Poor'),
    Weak: i18n._('Weak'),
    Fair: i18n._('Fair'),
    Good: i18n._('Good'),
    Great: i18n._('Great'),
  };
  return bands[band];
}

function partIn(part: PartName, i18n: I18n): string {
  const parts: Record<PartName, string> = {
    requirements: i18n._('Requirements'),
    title: i18n._('Title and seniority'),
    experience: i18n._('Experience'),
    education: i18n._('Education'),
    keywords: i18n._('Keywords'),
  };
  return parts[part];
}

/** What of the person's file the tailored resume lacks. */
function missingFrom(fidelity: Fidelity | undefined, i18n: I18n): string[] {
  const lost = fidelity && !fidelity.unchanged ? lostTexts(fidelity) : [];
  if (lost.length === 0) return [];
  const texts = lost
    .slice(0, 5)
    .map((text) => i18n._('“{text}”', { text }))
    .join(', ');
  const values = { count: lost.length, texts };
  return [
    lost.length > 5
      ? i18n._('{count} lines from your resume aren’t in the tailored version: {texts}, and more.', values)
      : i18n._(
          '{count, plural, one {One line from your resume isn’t} other {# lines from your resume aren’t}} in the tailored version: {texts}.',
          values,
        ),
  ];
}

function describeProfile({ attach }: Delivered, { profile }: Result<'linkedin'>, i18n: I18n): Content {
  const { recommendations } = profile;
  return {
    subject: i18n._('Your optimized LinkedIn profile'),
    preview: i18n._('{count, plural, one {# recommendation} other {# recommendations}}, most effective first', {
      count: recommendations.length,
    }),
    heading: i18n._('Your optimized LinkedIn profile'),
    paragraphs: [
      attach
        ? i18n._(
            'Your optimized LinkedIn profile and personalized recommendations are attached. Every field is ready to paste and fits LinkedIn’s limits. Everything is based on your own profile.',
          )
        : i18n._(
            'Your optimized LinkedIn profile and personalized recommendations are linked below. You need to sign in to open them. Every field is ready to paste and fits LinkedIn’s limits. Everything is based on your own profile.',
          ),
      ...recommendations
        .slice(0, 3)
        .map(({ title, reason }) =>
          i18n._('{name}: {value}', { name: sayEngine(title, i18n), value: sayEngine(reason, i18n) }),
        ),
    ],
  };
}

const sayEngine = (text: string, { locale }: I18n): string => engineVoice(locale as Language)(text);
