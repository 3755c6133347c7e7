import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { optimizationsQuery } from '../../results/list-optimizations.ts';
import { LetterCard } from './letter-card.tsx';

/** Further letters stand in the history. */
const most = 8;

/** The letters that were written for the person's optimizations, beside their resumes. */
export function MyLetters() {
  const list = useQuery(optimizationsQuery);
  const letters = (list.data ?? []).filter(({ kind, state }) => kind === 'resume' && state === 'done');
  return (
    <section aria-labelledby="letters" className="mt-14 border-t border-rule pt-10">
      <h2 id="letters" className="text-title">
        {t`My letters`}
      </h2>
      {list.isSuccess && letters.length === 0 && (
        <p className="mt-2 max-w-prose text-soft">
          <Trans>
            We write a cover letter for every resume you{' '}
            <Link to={paths.optimizeResume} className="prose-link">
              match to a posting
            </Link>
            .
          </Trans>
        </p>
      )}
      <ul className="mt-6 grid gap-6 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {letters.slice(0, most).map((one) => (
          <LetterCard key={one.id} optimization={one} />
        ))}
      </ul>
      {letters.length > most && (
        <Link to={paths.history} className="prose-link mt-4 inline-block">
          {plural(letters.length, { one: 'See # letter', other: 'See all # letters' })}
        </Link>
      )}
    </section>
  );
}
