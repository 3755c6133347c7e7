import { ClientConfig } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from './request.ts';
import { urls } from './urls.ts';

/** What this installation offers. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => requestJson(ClientConfig, urls.config, { signal }),
});
