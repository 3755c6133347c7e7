import { draftLayout, type TemplateId } from '@shortlist/schema';
import { digestOf, standCorrected } from '../../corrections/stand-corrected.ts';
import { findSavedResume } from '../../db/saved-drafts.ts';
import type { StoredLayout, StoredReading } from '../../db/tables.ts';
import { Failure, unreadable } from '../../http/problem.ts';
import { refuseTooLong } from '../../http/refuse-too-long.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import type { Services } from '../../services.ts';
import type { Upload } from './upload.ts';

/** What a submission rests on: an uploaded file, or one of the person's saved resumes by its id. */
export type Source = { upload: Upload } | { resumeId: string };

/** The document proved readable, with what was understood, and the look of a saved resume. */
export type ReadSource = {
  upload: Upload;
  reading: StoredReading;
  /** Whether the person typed or reviewed it, so that it stands as it is. */
  isConfirmed: boolean;
  design?: { template: TemplateId; layout: StoredLayout };
};

type Tools = Pick<Services, 'database' | 'reader' | 'typesetter' | 'engine'>;

/** Reads what was submitted; what the person corrected in the same file before stands. Throws 422 with the reason and what to do where it cannot be read or is too long, 404 for a resume that is not the person's. */
export async function readSource(tools: Tools, userId: string, source: Source): Promise<ReadSource> {
  if ('upload' in source) return readUploaded(tools, userId, source.upload);
  const saved = await findSavedResume(tools.database.db, userId, source.resumeId);
  if (!saved)
    throw new Failure(404, 'not-found', 'We couldn’t find this resume', { advice: 'Choose one under My resumes.' });
  // Unedited, the person's own file says more than our page of it.
  if (saved.file) return readUploaded(tools, userId, saved.file);
  const { template, options } = draftLayout(saved.draft);
  const { mark, ownTemplate } = saved.draft.design;
  const printed = await workOnDraft(tools.engine, 'resumeOf', saved.draft);
  refuseTooLong(printed, 'saved');
  const bytes = new Uint8Array(await tools.typesetter.resumePdf(printed, { template, options }));
  const upload = { name: `${saved.title}.pdf`, mediaType: 'application/pdf', bytes };
  const reading = await read(tools, upload);
  const resume = await workOnDraft(tools.engine, 'plainResumeOf', printed);
  // What the person typed is the truth; places on the page hold only where the file gave back the very same.
  const { complete } = await tools.engine.run('xrayOf', { expected: resume, read: reading.resume });
  const evidence = complete ? reading.evidence : [];
  // The page is ours: there is no file of the person's to compare with or to keep.
  const { source: _printed, ...own } = reading;
  return {
    upload,
    reading: { ...own, resume, evidence },
    isConfirmed: true,
    design: {
      template: saved.draft.design.template,
      layout: { ...options, ...(mark ? { mark } : {}), ...(ownTemplate ? { ownTemplate } : {}) },
    },
  };
}

async function readUploaded(tools: Tools, userId: string, upload: Upload): Promise<ReadSource> {
  const { engine } = tools;
  const { db } = tools.database;
  const asRead = await read(tools, upload);
  const digest = await digestOf(upload.bytes);
  const { reading, corrected } = await standCorrected({ db, engine }, userId, digest, asRead);
  const { source, ...own } = reading;
  const isConfirmed = corrected !== undefined;
  if (!source) return { upload, reading, isConfirmed };
  const resume = await engine.run('keepWhole', { resume: reading.resume, source, isConfirmed });
  // What the person corrected is the truth and differs from the file: nothing is set again from the file's lines after it.
  return { upload, reading: isConfirmed ? { ...own, resume } : { ...reading, resume }, isConfirmed };
}

async function read({ reader }: Tools, upload: Upload): Promise<StoredReading> {
  const result = await reader.read(upload.bytes, upload.name, new Date().toISOString());
  if (!result.ok) throw unreadable(result.failure);
  const { document: _pages, ...reading } = result.reading;
  refuseTooLong(reading.resume, 'sent', reading.leftovers);
  return reading;
}
