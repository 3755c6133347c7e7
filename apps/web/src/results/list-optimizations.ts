import { OptimizationSummary } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestList } from '../api/request.ts';
import { urls } from '../api/urls.ts';

/** The person's optimizations, newest first. */
export const optimizationsQuery = queryOptions({
  queryKey: ['optimizations'],
  queryFn: ({ signal }) => requestList(OptimizationSummary, urls.optimizations, { signal }),
});
