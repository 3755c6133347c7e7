import { z } from 'zod';
import { Box } from './document.ts';

/**
 * A fact of the person's own: what a generated sentence rests on. `source` is the document ("resume", "linkedin") or "answer";
 * `pointer` a JSON Pointer into that document, `text` what stands there; `quote` its verbatim words where `text` is a normal form of them
 * ("2018-04" of "Apr. 2018 – heute"). "posting" marks the posting's own words: they say why, and support no claim.
 */
export const Fact = z.object({
  source: z.enum(['resume', 'linkedin', 'answer', 'posting']),
  pointer: z.string(),
  text: z.string(),
  quote: z.string().optional(),
  boxes: z.array(Box).optional(),
  date: z.string().optional(),
});
export type Fact = z.infer<typeof Fact>;

/** A sentence we wrote with the facts it rests on. */
export const LedgerEntry = z.object({ sentence: z.string(), pointer: z.string(), facts: z.array(Fact) });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const EditReason = z.enum([
  'relevance-order',
  'section-order',
  'summary-for-posting',
  'stronger-wording',
  'spelling',
  'exact-phrase',
  'acronym-expanded',
  'skill-named',
  'answer-entered',
  'shorten',
  'drop',
  'readable-heading',
  'title-aligned',
]);
export type EditReason = z.infer<typeof EditReason>;

/** What was proposed before the person put their own wording in its place. */
const ProposedWording = z.object({
  after: z.unknown(),
  explanation: z.string(),
  evidence: z.array(Fact),
  effect: z.number(),
});

/** A proposed change of the resume, as a JSON Patch operation (RFC 6902) that can be undone: `before` is what stood there. */
export const Edit = z.object({
  id: z.string(),
  op: z.enum(['replace', 'add', 'remove']),
  path: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  reason: EditReason,
  /** One sentence for the person: why. */
  explanation: z.string(),
  evidence: z.array(Fact),
  /** Requirements of the posting that this serves. */
  requirements: z.array(z.string()),
  /** Expected change of the match estimate, in points. */
  effect: z.number(),
  /** Where the wording is the person's own: ours, to bring back. */
  proposed: ProposedWording.optional(),
});
export type Edit = z.infer<typeof Edit>;

/**
 * How a question is answered: `gap` asks for what is not shown, `pick` which of the person's own lines shows a need best, `complete` what is
 * missing in one line (a figure, a result), `why` for one sentence on why this job. Without a kind: `gap`.
 */
const QuestionKind = z.enum(['gap', 'pick', 'complete', 'why']);

/** A claim that the facts do not support, turned into a question in plain words. */
export const Question = z.object({
  id: z.string(),
  text: z.string(),
  about: z.string(),
  requirement: z.string().optional(),
  kind: QuestionKind.optional(),
  /** The person's own lines to choose from. */
  choices: z.array(z.string()).optional(),
});
export type Question = z.infer<typeof Question>;

/** A person's answer, kept as a fact with its date (ISO 8601). `declined`: they do not have it; no fact, and the question stays closed. `person`: of whom it is true. */
export const Answer = z.object({
  id: z.string(),
  question: z.string(),
  about: z.string(),
  text: z.string(),
  date: z.string(),
  declined: z.boolean().optional(),
  person: z.string().optional(),
});
export type Answer = z.infer<typeof Answer>;

/** Why the truth gate blocked a sentence. */
export const Violation = z.object({
  kind: z.enum([
    'employer',
    'title',
    'date',
    'degree',
    'institution',
    'certificate',
    'licence',
    'skill',
    'tool',
    'number',
    'unit',
    'scope',
    'name',
    'other',
  ]),
  text: z.string(),
  start: z.int(),
  end: z.int(),
});
export type Violation = z.infer<typeof Violation>;

export type Tailoring = { edits: Edit[]; questions: Question[]; ledger: LedgerEntry[] };
