import type { BriefReply, BriefRequest, Resume } from '@shortlist/schema';
import { findBrief, saveBrief } from '../../db/posting-briefs.ts';
import { findSavedResume } from '../../db/saved-drafts.ts';
import { Failure } from '../../http/problem.ts';
import { refuseTooLong } from '../../http/refuse-too-long.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import type { Services } from '../../services.ts';

/** Understanding a posting before anything is submitted; what the person changes in it is remembered. */
export function createBriefs({ engine, database }: Pick<Services, 'engine' | 'database'>) {
  async function resumeOf(userId: string, { resume, resumeId }: BriefRequest): Promise<Resume | undefined> {
    if (!resumeId) {
      if (resume) refuseTooLong(resume, 'sent');
      return resume;
    }
    const saved = await findSavedResume(database.db, userId, resumeId);
    if (!saved)
      throw new Failure(404, 'not-found', 'We couldn’t find this resume', { advice: 'Choose one under My resumes.' });
    const printed = await workOnDraft(engine, 'resumeOf', saved.draft);
    refuseTooLong(printed, 'saved');
    return workOnDraft(engine, 'plainResumeOf', printed);
  }

  return {
    /** The brief of a posting with what this person confirmed of it, beside a resume where one is chosen. Throws 404 for a resume that is not theirs. */
    async brief(userId: string, request: BriefRequest): Promise<BriefReply> {
      const { posting: text, confirmation: given } = request;
      const resume = await resumeOf(userId, request);
      if (given) await saveBrief(database.db, userId, text, given);
      const confirmation = given ?? (await findBrief(database.db, userId, text)) ?? {};
      const now = new Date().toISOString();
      return engine.run('briefPosting', { text, confirmation, now, ...(resume ? { resume } : {}) });
    },
  };
}
