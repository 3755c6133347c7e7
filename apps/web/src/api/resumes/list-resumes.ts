import { ResumeList } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

export const fetchResumes = (signal?: AbortSignal) => requestJson(ResumeList, resumeUrls.resumes, { signal });

/** The person's resumes, last edited first, and how many the plan allows. */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => fetchResumes(signal),
  staleTime: 0,
});
