import { z } from 'zod';
import { Draft } from './draft/index.ts';
import { Evidence, Leftover } from './evidence.ts';
import { ExplainedFinding } from './finding.ts';
import { pageLanguages } from './language/page-languages.ts';
import { LinkedVersion } from './linked/index.ts';
import { ReadingKind } from './reading.ts';
import { Resume } from './resume.ts';

/** Saved resumes and what is asked about them: `/api/resumes`. Times are ISO 8601 UTC. */

export const ResumeTitle = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(120, 'The name is too long (120 characters at most)');

export const ResumeSummary = z.object({
  id: z.string(),
  title: z.string(),
  template: z.string(),
  revision: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Kept by itself, from an upload or a result, and not edited since: it does not count towards the plan's versions. */
  kept: z.enum(['upload', 'result']).optional(),
  /** Whether the file that it was uploaded as can be downloaded. */
  original: z.boolean().optional(),
  /** The result that it was tailored in. */
  optimizationId: z.string().optional(),
  /** The language of its page and the group that it shares with the same resume in other languages, where it is linked with any. */
  language: z.string().optional(),
  languageGroup: z.string().optional(),
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

/** `GET /api/resumes`: the person's resumes, last edited first. `allowed` is null where the plan has no limit. */
export const ResumeList = z.object({ resumes: z.array(ResumeSummary), allowed: z.int().nullable() });
export type ResumeList = z.infer<typeof ResumeList>;

/** `revision` counts the saves: who saves names the one that their edits began from. */
export const ResumeRecord = ResumeSummary.extend({ draft: Draft });
export type ResumeRecord = z.infer<typeof ResumeRecord>;

/** The SHA-256 of a file's bytes in hexadecimal: what a file is known again by. */
export const FileDigest = z.string().regex(/^[0-9a-f]{64}$/);

/** `correctionOf` is the file whose reading the person corrected to this draft: it stands when the file comes again. */
export const CreateResume = z.object({ title: ResumeTitle, draft: Draft, correctionOf: FileDigest.optional() });
export type CreateResume = z.infer<typeof CreateResume>;
export const SaveResume = z.object({ base: z.int().min(1), draft: Draft });
export const RenameResume = z.object({ title: ResumeTitle });
export const SavedResume = z.object({ revision: z.int(), updatedAt: z.string() });
export type SavedResume = z.infer<typeof SavedResume>;

/** `POST /api/resumes/:id/languages`: copies the resume for another language, one of `pageLanguages`. */
export const AddLanguage = z.object({
  language: z.string().refine((code) => Object.hasOwn(pageLanguages, code), 'This is no language that we set pages in'),
});

/** `GET /api/resumes/:id/languages/:other`: one resume in two languages as both are saved now, with what each accounts for of the other. */
export const LanguagePair = z.object({
  mine: LinkedVersion,
  theirs: LinkedVersion.pick({ outline: true, gone: true }),
  /** The other version's draft and language. */
  draft: Draft,
  language: z.string(),
  /** The language of the first. */
  into: z.string(),
});
export type LanguagePair = z.infer<typeof LanguagePair>;

/** `PUT` of the same: marks of texts that are up to date with the other version, or no longer; null takes one away. */
export const MarkTexts = z.object({ marks: z.record(z.string().max(300), z.string().max(40).nullable()) });

/** `POST /api/resumes/:id/languages/:other/suggestions`: a translation of one text of the other version. */
export const SuggestTranslation = z.object({ piece: z.string().max(300) });
export const SuggestedTranslation = z.object({ text: z.string() });

/** A named version of a resume. */
export const ResumeVersion = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.int(),
  createdAt: z.string(),
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;
export const ResumeVersionRecord = ResumeVersion.extend({ draft: Draft });
export type ResumeVersionRecord = z.infer<typeof ResumeVersionRecord>;
export const CreateVersion = z.object({ name: ResumeTitle });

/** `pdfa` is a PDF for archives (PDF/A-2a); `json` is JSON Resume, the last three are what other tools of that name read. */
export const ExportFormat = z.enum([
  'pdf',
  'pdfa',
  'docx',
  'txt',
  'md',
  'json',
  'html',
  'reactive-resume',
  'rendercv',
  'europass',
]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** What the name of a file in a format ends with. */
export const fileEnding = (format: ExportFormat): string => endings[format] ?? format;

const endings: Partial<Record<ExportFormat, string>> = {
  pdfa: 'pdf',
  'reactive-resume': 'reactive-resume.json',
  rendercv: 'rendercv.yaml',
  europass: 'europass.xml',
};

/** The last part of a public page's address. A link nobody can guess has 32 signs, so that the two are never mistaken for each other. */
export const ShareAddress = z
  .string()
  .trim()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/, 'Use 3 to 30 lowercase letters, digits, and hyphens');

/** `GET /api/resumes/:id/shares`. `path` is the link's address on this site; `named` says that its owner chose it; `views` how often it was opened. */
export const Share = z.object({
  id: z.string(),
  path: z.string(),
  named: z.boolean(),
  /** Went off when the resume was deleted, which was taken back since. */
  isOff: z.boolean(),
  views: z.int(),
  hasPassword: z.boolean(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Share = z.infer<typeof Share>;
export const CreateShare = z.object({
  address: ShareAddress.optional(),
  days: z.int().min(1).max(365).nullable(),
  password: z.string().min(6, 'Password must be at least 6 characters').max(200).optional(),
});

export type CreateShare = z.infer<typeof CreateShare>;

/** `POST /api/shared/:token`: what a visitor of a link sees. `pages` are SVG, the first ones of `pageCount`; `html` the whole for assistive technology. */
export const OpenShare = z.object({ password: z.string().max(200).optional() });
export const SharedResume = z.object({
  title: z.string(),
  pages: z.array(z.string()),
  pageCount: z.int(),
  html: z.string(),
});
export type SharedResume = z.infer<typeof SharedResume>;

export const ReadPage = z.object({ number: z.int(), width: z.number(), height: z.number() });

/**
 * `POST /api/readings`: an uploaded file as it was understood, or as the person `corrected` it at that time, and the draft made of it. Only a resume that was read
 * with certainty, or was corrected, is rebuilt in a template.
 */
export const UploadReading = z.object({
  digest: FileDigest,
  corrected: z.string().optional(),
  kind: ReadingKind,
  language: z.string(),
  format: z.string(),
  pages: z.array(ReadPage),
  resume: Resume,
  draft: Draft,
  evidence: z.array(Evidence),
  leftovers: z.array(Leftover),
  certain: z.boolean(),
  findings: z.array(ExplainedFinding),
});
export type UploadReading = z.infer<typeof UploadReading>;

/** `PUT /api/readings/corrections/:digest`: what a person corrected in the reading of a file, before anything is made of it. */
export const CorrectionRequest = z.object({ resume: Resume });

/** `POST /api/previews` and `GET /api/resumes/:id/pages`: pages set on the server for the editor, the first ones of `pageCount`. */
export const PreviewReply = z.object({
  pages: z.array(z.string()),
  pageCount: z.int(),
  fits: z.boolean(),
  dropped: z.array(z.string()),
  by: z.literal('server'),
});
export type PreviewReply = z.infer<typeof PreviewReply>;
