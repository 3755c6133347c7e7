import { z } from 'zod';
import { LedgerEntry } from './edit.ts';

export const LetterTone = z.enum(['plain', 'warm', 'formal']);
export type LetterTone = z.infer<typeof LetterTone>;
export const LetterLength = z.enum(['short', 'full']);
export type LetterLength = z.infer<typeof LetterLength>;

/** A cover letter. `date` is ISO 8601; `language` BCP 47; paragraphs are plain text. */
export const Letter = z.object({
  language: z.string(),
  tone: LetterTone,
  length: LetterLength,
  date: z.string(),
  sender: z.object({
    name: z.string(),
    email: z.string().optional(),
    phone: z.string().optional(),
    location: z.string().optional(),
  }),
  recipient: z.object({
    name: z.string().optional(),
    employer: z.string().optional(),
    location: z.string().optional(),
  }),
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  closing: z.string(),
  signature: z.string(),
  ledger: z.array(LedgerEntry),
  /** What the person should know before they send it; no part of the letter. Absent in letters of earlier versions. */
  remarks: z.array(z.string()).optional(),
});
export type Letter = z.infer<typeof Letter>;
