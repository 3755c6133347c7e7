import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { optimizationsQuery } from '../../../results/list-optimizations.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SentForm } from './sent-form.ts';

/** Milliseconds between two looks, and how many looks: the server reads the file before it takes the form. */
const pause = 1500;
const looks = 20;
/** Milliseconds that the clocks of browser and server may be apart. */
const apart = 5000;

/** The page was loaded anew while its form was on its way: says whether it arrived, as soon as that shows. */
export function SentBefore({ kind, sent }: { kind: 'resume' | 'linkedin'; sent: SentForm }) {
  const since = Date.parse(sent.at) - apart;
  const { data: arrived } = useQuery({
    ...optimizationsQuery,
    select: (list) => list.find((one) => one.kind === kind && Date.parse(one.createdAt) >= since),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < looks && !state.data?.some(({ createdAt }) => Date.parse(createdAt) >= since) && pause,
  });
  return (
    <Notice
      role="status"
      tone={arrived ? 'good' : 'info'}
      title={arrived ? t`We received your submission` : t`The page reloaded before we could confirm your submission`}
      actions={
        <Link
          to={arrived ? paths.optimization(arrived.id) : paths.history}
          className={buttonStyle('secondary', 'small')}
        >
          {arrived ? t`See the result` : t`Your results`}
        </Link>
      }
    >
      {arrived
        ? t`We received your submission, even though the page reloaded. Your result is ready or on its way.`
        : t`If we received it, your result will appear in a moment. You can safely send it again. It only counts once.`}
    </Notice>
  );
}
