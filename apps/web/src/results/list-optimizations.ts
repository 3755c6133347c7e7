import { OptimizationSummary } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestJson } from '../api/request.ts';
import { urls } from '../api/urls.ts';

const OptimizationList = z.union([
  z.array(OptimizationSummary),
  z.object({ optimizations: z.array(OptimizationSummary) }).transform((body) => body.optimizations),
]);

/** The person's optimizations, newest first. */
export const optimizationsQuery = queryOptions({
  queryKey: ['optimizations'],
  queryFn: ({ signal }) => requestJson(OptimizationList, urls.optimizations, { signal }),
});
