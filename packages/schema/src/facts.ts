import { z } from 'zod';
import { SheetQuote } from './interview-sheet.ts';

/** A document that the product keeps of a person: a resume among their own, or the profile behind a LinkedIn result. `date` is ISO 8601. */
export const OwnDocument = z.object({
  id: z.string(),
  kind: z.enum(['resume', 'linkedin']),
  title: z.string(),
  date: z.string(),
});
export type OwnDocument = z.infer<typeof OwnDocument>;

/** A line of a document, word for word, with what it stands under; `pointer` leads into the document. */
export const OwnLine = SheetQuote.omit({ source: true }).extend({
  part: z.enum(['work', 'education', 'skills', 'other']),
});
export type OwnLine = z.infer<typeof OwnLine>;

/** A line as a fact. `alsoIn`: titles of earlier documents in which the same words stand. `unused`: never to be offered for another resume. */
export const OwnFact = OwnLine.extend({ alsoIn: z.array(z.string()), unused: z.boolean() });
export type OwnFact = z.infer<typeof OwnFact>;

/** The documents of one person, the latest first, each line at the latest document that has it. Two names, or two contacts, are two people. */
export const FactGroup = z.object({
  person: z.string(),
  email: z.string().optional(),
  documents: z.array(OwnDocument.extend({ facts: z.array(OwnFact) })),
});
export type FactGroup = z.infer<typeof FactGroup>;

/** `PUT /api/facts/unused`: whether a line is no longer to be offered for other resumes of this person. Longer than an answer may be, none is offered. */
export const UnusedChange = z.object({
  person: z.string().max(500),
  text: z.string().trim().min(1).max(2000),
  unused: z.boolean(),
});
export type UnusedChange = z.infer<typeof UnusedChange>;

/**
 * A line of another document of the person that answers an open question of a result. Nothing is taken before the person accepts it, which is to send
 * `answer` as their answer to the question.
 */
export const FactProposal = z.object({
  questionId: z.string(),
  person: z.string(),
  document: OwnDocument,
  line: OwnLine,
  answer: z.string(),
});
export type FactProposal = z.infer<typeof FactProposal>;
