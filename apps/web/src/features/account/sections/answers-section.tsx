import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { AnswerList } from '../../../results/answer-list.tsx';
import { ownAnswersQuery } from '../../../results/own-answers.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SettingsSection } from './settings-section.tsx';

const place = 'answers';

/** Every answer that the person gave to a question of ours, whichever result asked it. */
export function AnswersSection() {
  const { data, error, refetch } = useQuery(ownAnswersQuery());
  const { hash } = useLocation();
  const isAsked = hash === `#${place}` && data !== undefined;
  useEffect(() => {
    if (isAsked) document.getElementById(place)?.scrollIntoView();
  }, [isAsked]);
  return (
    <SettingsSection
      id={place}
      title={t`Your answers`}
      about={t`Your answers to our questions. We use them in all your results.`}
    >
      <p className="mb-4">
        <Link to={paths.facts} className="prose-link">
          {t`See all your experience`}
        </Link>
      </p>
      {data && data.length > 0 && <AnswerList answers={data} />}
      {data?.length === 0 && (
        <p className="text-soft">
          {t`Nothing yet. When a posting asks for something your documents don’t show, we ask you on the result page and keep your answer here.`}
        </p>
      )}
      {!data && !error && <Skeleton className="h-18" />}
      {error && (
        <LoadFailed title={problemOf(error).title} onRetry={() => void refetch()}>
          {problemOf(error).advice ?? t`Your answers are safe.`}
        </LoadFailed>
      )}
    </SettingsSection>
  );
}
