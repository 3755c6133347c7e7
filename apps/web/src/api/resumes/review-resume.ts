import { ResumeReview, type ReviewRequest } from '@shortlist/schema';
import { sendJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** A resume in the making, judged as it stands; nothing of it is kept. */
export async function reviewResume(wanted: ReviewRequest): Promise<ResumeReview> {
  return ResumeReview.parse(await (await sendJson(resumeUrls.review, 'POST', wanted)).json());
}
