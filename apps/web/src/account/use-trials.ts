import { type Trials, trialsOf } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from './get-account.ts';

/** The person's trials; undefined until they are known. */
export function useTrials(): Trials | undefined {
  const { data } = useQuery(accountQuery);
  return data && trialsOf(data.subscription);
}
