import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** What was fetched is kept a minute; only faults that may pass (no answer, 5xx) are tried again, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (count, error) =>
          count < 2 && error instanceof CallError && (error.problem.status === 0 || error.problem.status >= 500),
      },
    },
  });
}
