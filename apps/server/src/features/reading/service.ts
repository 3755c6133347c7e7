import { explainFinding, judgeLength } from '@shortlist/engine';
import {
  advancedByPlan,
  basicMatch,
  largestUpload,
  type PreviewRequest,
  type Resume,
  type ResumeReview,
  type ReviewRequest,
  type UploadReading,
} from '@shortlist/schema';
import { digestOf, standCorrected } from '../../corrections/stand-corrected.ts';
import { deleteCorrection, saveCorrection } from '../../db/corrections.ts';
import { findPlan } from '../../db/plans.ts';
import { findBrief } from '../../db/posting-briefs.ts';
import { asFailure } from '../../http/as-failure.ts';
import { Failure, unreadable } from '../../http/problem.ts';
import { refuseEndlessPosting, refuseTooLong } from '../../http/refuse-too-long.ts';
import type { FormFile } from '../../http/take-form-apart.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import { findLook } from '../../pages/find-look.ts';
import { previewReply } from '../../pages/pages-reply.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';

/** Understanding an uploaded file, and setting pages for the editor; nothing of them is kept. */
export function createReadings(
  tools: Pick<Services, 'database' | 'reader' | 'typesetter' | 'ownTemplates' | 'engine'>,
) {
  const { reader, engine } = tools;

  async function matchPosting(
    userId: string,
    { resume, text, now, language }: { resume: Resume; text: string; now: string; language: string | undefined },
  ) {
    const confirmation = await findBrief(tools.database.db, userId, text);
    const posting = await engine.run('readConfirmed', { text, confirmation });
    refuseEndlessPosting(posting);
    const { match, edits } = await engine.run('optimiseResume', {
      resume,
      posting,
      now,
      ...(language ? { language } : {}),
    });
    const { title, employer } = posting;
    return { ...(title ? { title } : {}), ...(employer ? { employer } : {}), match, edits };
  }

  return {
    /**
     * A PDF, DOCX, JSON Resume, text file or LinkedIn archive as facts with their places; what this person corrected in
     * the same file before stands. A visitor has no `userId`. Throws 422 with the reason and what to do.
     */
    async read({ name, bytes }: FormFile, userId?: string): Promise<UploadReading> {
      if (bytes.length > largestUpload) {
        throw new Failure(422, 'too-large', 'This file is larger than 10 MB', {
          advice: 'Please choose a smaller one.',
        });
      }
      const now = new Date();
      const read = await reader.read(bytes, name, now.toISOString());
      if (!read.ok) throw unreadable(read.failure);
      const digest = await digestOf(bytes);
      const standing = userId
        ? await standCorrected({ db: tools.database.db, engine }, userId, digest, read.reading)
        : { reading: read.reading };
      const { document, findings, resume, source, ...reading } = standing.reading;
      const draft = await workOnDraft(engine, 'draftOf', { resume, nowMs: now.getTime() });
      if (reading.language) draft.design.language = reading.language;
      return {
        ...reading,
        ...(standing.corrected ? { corrected: standing.corrected } : {}),
        certain:
          standing.corrected !== undefined ||
          source === undefined ||
          (await engine.run('isCertain', { resume, source })),
        digest,
        resume,
        draft,
        format: document.format,
        pages: document.pages.map(({ number, width, height }) => ({ number, width, height })),
        findings: findings.map(explainFinding),
      };
    },

    /** Keeps what a person corrected in a file, by the digest of its bytes: each later reading of the same file stands so. */
    keepCorrection: (userId: string, digest: string, resume: Resume): Promise<void> =>
      saveCorrection(tools.database.db, userId, digest, resume),

    /** Forgets what a person corrected in a file: it is read anew the next time. */
    forgetCorrection: (userId: string, digest: string): Promise<void> =>
      deleteCorrection(tools.database.db, userId, digest),

    /** What speaks for and against a resume as it stands: what a machine would stumble over, and how it meets a posting. */
    async review(userId: string, { resume, language, posting, pages }: ReviewRequest): Promise<ResumeReview> {
      refuseTooLong(resume, 'saved');
      const now = new Date().toISOString();
      const bytes = new TextEncoder().encode(JSON.stringify(resume));
      const [read, match] = await Promise.all([
        reader.read(bytes, 'resume.json', now),
        posting?.trim() ? matchPosting(userId, { resume, text: posting, now, language }) : undefined,
      ]);
      if (!read.ok) throw unreadable(read.failure);
      const findings = [...read.reading.findings, ...judgeLength(pages)].map(explainFinding);
      if (!match) return { findings };
      const advanced = advancedByPlan[await findPlan(tools.database.db, userId)];
      return { findings, match: advanced ? match : { ...match, match: basicMatch(match.match) } };
    },

    /** Pages as the person's plan sets them, a `PreviewReply` as JSON: what the plan leaves out is left out here as it is in the files. */
    async preview(userId: string, request: PreviewRequest): Promise<Uint8Array> {
      const { template, options = {}, mark, ownTemplate, ...rest } = request;
      const look = await findLook(tools.database.db, userId, { template, options, mark, ownTemplate });
      const press = pressFor(tools, look);
      const shown = { ...rest, template, output: 'svg' } as const;
      const rendered = await press.render({ ...shown, options: look.options }).catch(async (error: unknown) => {
        const { photo, ...others } = look.options;
        if (!photo || asFailure(error)) throw error;
        // Where the page is set without it, the photo is at fault.
        await press.render({ ...shown, options: others });
        throw new Failure(422, 'photo-unreadable', 'This image is damaged');
      });
      return previewReply(rendered);
    },
  };
}

export type Readings = ReturnType<typeof createReadings>;
