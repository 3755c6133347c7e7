import { t } from '@lingui/core/macro';
import { leastPeopleForRank, Standing } from '@shortlist/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../api/request.ts';
import { urls } from '../../api/urls.ts';
import { optimizationsQuery } from '../../results/list-optimizations.ts';
import { formatPercent } from '../../ui/format.ts';

export type PersonalStats = { resumeScore?: string; matchRate?: string; industryRank?: string; rankWords?: string };

/** What the three cards show before the person has any number of their own, plainly marked as an example. */
export const exampleStats = (): PersonalStats => ({
  resumeScore: percent(85),
  matchRate: percent(92),
  industryRank: sayTop(10),
});

/** Where the person stands. It follows the list of results: another result, another standing. */
const standingQuery = (newest: string) =>
  queryOptions({
    queryKey: ['standing', newest],
    queryFn: ({ signal }) => requestJson(Standing, urls.standing, { signal }),
  });

/** The person's own numbers, from their newest finished resume. */
export function usePersonalStats(): PersonalStats | 'loading' | 'none' {
  const list = useQuery(optimizationsQuery);
  const newest = list.data?.find((one) => one.kind === 'resume' && one.state === 'done');
  const mark = newest ? `${newest.id} ${newest.score ?? ''}` : '';
  const { data, error } = useQuery({ ...standingQuery(mark), enabled: newest !== undefined });
  if (list.isPending || (newest && !data && !error)) return 'loading';
  if (!data || (data.resumeScore === null && data.matchRate === null)) return 'none';
  const { resumeScore, matchRate, industryRank } = data;
  return {
    resumeScore: percent(resumeScore),
    matchRate: percent(matchRate),
    industryRank: industryRank ? sayTop(industryRank.topPercent) : undefined,
    rankWords: industryRank ? sayAmong(industryRank.people) : sayWhenShown(),
  };
}

const percent = (value: number | null) => (value === null ? undefined : formatPercent(value / 100));

const sayTop = (percents: number) => t`Top ${{ percent: formatPercent(percents / 100) }}`;

const sayAmong = (people: number) => t`Your latest match among ${people} users in your industry`;

const sayWhenShown = () => t`Available once ${{ people: leastPeopleForRank }} users in your industry have results`;
