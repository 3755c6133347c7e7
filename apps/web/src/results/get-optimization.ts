import { Optimization } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../api/request.ts';
import { urls } from '../api/urls.ts';

/** One optimization with its result, once there is one. */
export const optimizationQuery = (id: string) =>
  queryOptions({
    queryKey: ['optimization', id],
    queryFn: ({ signal }) => requestJson(Optimization, urls.optimization(id), { signal }),
  });
