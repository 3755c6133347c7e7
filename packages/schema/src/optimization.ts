import { z } from 'zod';
import { PageMark } from './branding.ts';
import { Edit, LedgerEntry, Question } from './edit.ts';
import { Doubt } from './evidence.ts';
import { Fidelity } from './fidelity.ts';
import { ExplainedFinding } from './finding.ts';
import { SheetNeed } from './interview-sheet.ts';
import { Letter, LetterLength, LetterTone } from './letter.ts';
import { isMailAddress } from './mail-address.ts';
import { Match } from './match.ts';
import { Posting } from './posting.ts';
import { CareerStage, OptimisedProfile } from './profile.ts';
import { Resume } from './resume.ts';
import { MailState } from './submission.ts';
import { LayoutOptions, TemplateId, Xray } from './template.ts';

/** The largest file that is accepted, in bytes: the form's "PDF up to 10MB". */
export const largestUpload = 10 * 1024 * 1024;

const fullName = z
  .string()
  .trim()
  .min(1, 'Full name is required')
  .max(200, 'Full name is too long (200 characters at most)');
const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(255, 'Invalid email format')
  .refine(isMailAddress, 'Invalid email format');

/** Fields of the resume form beside the file `resume`. Texts are the specification's, section 5. */
export const ResumeForm = z.object({
  fullName,
  email,
  jobDescription: z
    .string()
    .trim()
    .min(1, 'Job description is required')
    .max(100_000, 'Job description is too long (100,000 characters at most)')
    .refine(isMoreThanAWord, 'Please paste the full text of the posting. A link or a single word isn’t enough.'),
});

/** One word or a link describes no job, and must not cost a trial. Scripts without spaces and markup are judged by their length. */
function isMoreThanAWord(text: string): boolean {
  if (text === '' || text.length > 300) return true;
  const letters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1 || letters >= 8;
}
export type ResumeForm = z.infer<typeof ResumeForm>;

/** Fields of the LinkedIn form beside the file `linkedinProfile`. */
export const LinkedinForm = z.object({
  fullName,
  email,
  targetRole: z
    .string()
    .trim()
    .min(1, 'Target role is required')
    .max(200, 'Target role is too long (200 characters at most)'),
  industry: z.string().trim().min(1, 'Industry is required').max(200, 'Industry is too long (200 characters at most)'),
  location: z.string().trim().min(1, 'Location is required').max(200, 'Location is too long (200 characters at most)'),
  careerStage: z
    .union([z.literal('').transform(() => undefined), CareerStage, z.undefined()])
    .refine((stage) => stage !== undefined, 'Career stage is required')
    .transform((stage) => stage as CareerStage),
  careerGoals: z
    .string()
    .trim()
    .min(1, 'Career goals are required')
    .max(5_000, 'Career goals are too long (5,000 characters at most)'),
});
export type LinkedinForm = z.infer<typeof LinkedinForm>;

export const uploadTexts = {
  notPdf: 'Please upload a PDF file',
  fakePdf: 'Please upload a PDF file. This one is named .pdf, but it isn’t a PDF.',
  wordAsPdf:
    'This is a Word document renamed to .pdf. Open it in Word or LibreOffice, save it as a PDF, and upload that file.',
  noResume: 'Please upload your resume',
  noProfile: 'Please upload your LinkedIn profile PDF',
  tooLarge: 'This file is larger than 10 MB. Please upload a smaller PDF.',
} as const;

export const OptimizationState = z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']);
export type OptimizationState = z.infer<typeof OptimizationState>;

/** The stages of the work in their order. */
export const OptimizationStage = z.enum([
  'reading',
  'checking',
  'matching',
  'tailoring',
  'writing',
  'typesetting',
  'proving',
  'delivering',
]);
export type OptimizationStage = z.infer<typeof OptimizationStage>;

/** `included`: whether the person's plan exports this format. */
export const OptimizationFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  included: z.boolean(),
});
export type OptimizationFile = z.infer<typeof OptimizationFile>;

/** What was asked of a model, and what became of it: shown to the person, who sees exactly what was sent. `cost` in US dollars. */
export const ModelNote = z.object({
  provider: z.string(),
  model: z.string(),
  usage: z.object({ calls: z.int(), inputTokens: z.int(), outputTokens: z.int(), cached: z.int() }),
  cost: z.number().optional(),
  sent: z.array(z.object({ system: z.string(), prompt: z.string() })),
  kept: z.int(),
  blocked: z.array(z.object({ text: z.string(), words: z.array(z.string()) })),
  failure: z.string().optional(),
});
export type ModelNote = z.infer<typeof ModelNote>;

export const ResumeResult = z.object({
  kind: z.literal('resume'),
  posting: Posting,
  match: Match,
  matchAfter: Match,
  findings: z.array(ExplainedFinding),
  original: Resume,
  /** What the reader was not sure of in the document that was sent; missing where it was sure of all. */
  doubts: z.array(Doubt).optional(),
  tailored: Resume,
  edits: z.array(Edit),
  questions: z.array(Question),
  ledger: z.array(LedgerEntry),
  letter: Letter,
  /** What to tell in the interview, need by need. Results of earlier versions have none. */
  interview: z.array(SheetNeed).optional(),
  xray: Xray,
  /** Missing where the file cannot be compared, as a resume typed here. */
  fidelity: Fidelity.optional(),
  /** Absent when the rules alone wrote. */
  model: ModelNote.optional(),
});
export type ResumeResult = z.infer<typeof ResumeResult>;

export const LinkedinResult = z.object({
  kind: z.literal('linkedin'),
  original: Resume,
  profile: OptimisedProfile,
  /** Absent when the rules alone wrote. */
  model: ModelNote.optional(),
});
export type LinkedinResult = z.infer<typeof LinkedinResult>;

/** What comes back when a question is answered: the result, worked out anew. */
export const AnsweredResult = z.discriminatedUnion('kind', [ResumeResult, LinkedinResult]);
export type AnsweredResult = z.infer<typeof AnsweredResult>;

/** What an operator's own automation handed back for a submission that it worked. */
export const ExternalResult = z.object({ kind: z.literal('external'), summary: z.string().optional() });
export type ExternalResult = z.infer<typeof ExternalResult>;

/** A type of content as a header can carry it: what a download is answered with. */
const MediaType = z
  .string()
  .max(100)
  .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?charset=[\w-]+)?$/);

/** `POST /api/automation/results/:id`, signed: the automation's answer to a submission. Files at most 10 MB together, as base64. */
export const AutomationResult = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    score: z.number().min(0).max(100).optional(),
    summary: z.string().max(20_000).optional(),
    files: z
      .array(z.object({ name: z.string().regex(/^[\w][\w .-]{0,99}$/), mediaType: MediaType, base64: z.base64() }))
      .max(20)
      .default([]),
  }),
  z.object({ status: z.literal('failed'), message: z.string().max(500) }),
]);
export type AutomationResult = z.infer<typeof AutomationResult>;

export const OptimizationFailure = z.object({ code: z.string(), message: z.string(), advice: z.string() });

/** One line of the history. Times are ISO 8601 UTC. `score` is the match estimate after tailoring is accepted as proposed. */
export const OptimizationSummary = z.object({
  id: z.string(),
  kind: z.enum(['resume', 'linkedin']),
  state: OptimizationState,
  stage: OptimizationStage.optional(),
  /** 0 to 1. */
  progress: z.number(),
  fileName: z.string(),
  title: z.string(),
  employer: z.string().optional(),
  scoreBefore: z.number().optional(),
  score: z.number().optional(),
  failure: OptimizationFailure.optional(),
  trial: z.enum(['charged', 'returned', 'free']),
  /** An operator's own automation works it and mails its result. */
  external: z.boolean().optional(),
  /** A language model is wording the finished result anew: what stands until then is the rules' own. */
  rewording: z.boolean().optional(),
  createdAt: z.string(),
  finishedAt: z.string().optional(),
});
export type OptimizationSummary = z.infer<typeof OptimizationSummary>;

export const Optimization = OptimizationSummary.extend({
  /** Where the result is mailed; empty where nowhere yet. */
  email: z.string(),
  /** The address that was asked for and is not confirmed yet; until then the result is mailed to the person's own. */
  emailWaitsFor: z.string().optional(),
  /** Ids of the edits that the person accepted; missing while all stand as proposed. */
  accepted: z.array(z.string()).optional(),
  template: TemplateId,
  layout: LayoutOptions.partial().optional(),
  /** The template of the person's own that the files were asked for in. */
  ownTemplate: z.string().optional(),
  mark: PageMark.optional(),
  /** What became of the mail with the result; missing before there is one and where an automation sends it. */
  mail: MailState.optional(),
  /** The uploaded resume among the person's own, to begin with for another posting. */
  resumeId: z.string().optional(),
  files: z.array(OptimizationFile),
  /** How much of the result is shown, by the person's plan. */
  detail: z.enum(['basic', 'advanced']),
  /** A language model betters the wording here, but not on the person's plan. */
  modelWithheld: z.boolean().optional(),
  result: z.discriminatedUnion('kind', [ResumeResult, LinkedinResult, ExternalResult]).optional(),
});
export type Optimization = z.infer<typeof Optimization>;

export const OptimizationAccepted = z.object({ id: z.string() });

/** An event of the progress stream: `event: progress`, this as JSON in `data`. The stream ends after a final state, once nothing is worded anew. */
export const OptimizationProgress = OptimizationSummary.pick({
  state: true,
  stage: true,
  progress: true,
  failure: true,
  rewording: true,
});
export type OptimizationProgress = z.infer<typeof OptimizationProgress>;

/** `PUT /api/optimizations/:id/edits`: the edits that stand; the score is counted anew, free of charge. */
export const EditChoice = z.object({
  accepted: z.array(z.string().max(200)).max(1000),
  /** The mark (`markEdits`) of the edits that were chosen among: where others stand by now, nothing is changed. */
  among: z.string().max(40).optional(),
  /** The person's own wording of an edit's text, by the edit's id. */
  texts: z.record(z.string().max(200), z.string().trim().min(1, 'Please enter some text').max(4000)).optional(),
});
export type EditChoice = z.infer<typeof EditChoice>;

const line = z.string().max(500, 'A line of a letter has at most 500 characters.');

/** `PUT /api/optimizations/:id/letter`: the person's own wording. */
export const LetterChange = Letter.pick({
  subject: true,
  greeting: true,
  paragraphs: true,
  closing: true,
  signature: true,
}).extend({
  subject: line,
  greeting: line,
  closing: line,
  signature: line,
  paragraphs: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(5000, 'A paragraph of a letter has at most 5,000 characters. Shorten it or part it in two.'),
    )
    .min(1)
    .max(20, 'A letter has at most 20 paragraphs'),
});
export type LetterChange = z.infer<typeof LetterChange>;

/** `POST /api/optimizations/:id/letter/rewrite`: our wording again, in another tone or length. */
export const LetterRewrite = z.object({ tone: LetterTone, length: LetterLength });

export const LetterVersion = z.object({ id: z.string(), letter: Letter, createdAt: z.string() });
export type LetterVersion = z.infer<typeof LetterVersion>;

/** The words of an answer. */
export const AnswerText = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write an answer')
    .max(2000, 'The answer is too long (2,000 characters at most)'),
});

/** `POST /api/optimizations/:id/answers`: the person's answer to one of the result's questions, or that they do not have the thing. */
export const AnswerGiven = z.union([
  z.object({ questionId: z.string().max(200), declined: z.literal(true) }),
  AnswerText.extend({ questionId: z.string().max(200) }),
]);
export type AnswerGiven = z.infer<typeof AnswerGiven>;
