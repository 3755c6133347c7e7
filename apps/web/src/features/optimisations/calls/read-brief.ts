import { BriefReply, type BriefRequest } from '@shortlist/schema';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** What a posting asks for, beside a resume. Uses no trial; a `confirmation` is remembered for the posting. */
export async function readBrief(wanted: BriefRequest, signal?: AbortSignal): Promise<BriefReply> {
  return requestJson(BriefReply, urls.postingBrief, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  });
}
