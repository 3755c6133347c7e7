import { LetterVersion, ResumeResult } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson, requestList } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** The letters that stood here before, latest first. */
export const letterVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['letter-versions', id],
    queryFn: () => requestList(LetterVersion, urls.letters(id)),
  });

/** Brings an earlier letter back; what stands now is kept as a version. */
export function restoreLetter(id: string, version: string): Promise<ResumeResult> {
  return requestJson(ResumeResult, urls.letterRestore(id, version), { method: 'POST' });
}
