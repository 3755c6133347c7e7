import { ResumeList } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** The person's resumes, last edited first, and how many the plan allows. */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => requestJson(ResumeList, resumeUrls.resumes, { signal }),
  staleTime: 0,
});
