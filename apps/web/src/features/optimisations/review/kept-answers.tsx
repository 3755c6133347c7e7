import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { AnswerList } from '../../../results/answer-list.tsx';
import { ownAnswersQuery } from '../../../results/own-answers.ts';
import { ResultSection } from '../result/result-section.tsx';

/** What the person told us that has to do with this result: facts that every result is written from, each to be taken back. Nothing where there are none. */
export function KeptAnswers({ id }: { id: string }) {
  const { data } = useQuery(ownAnswersQuery(id));
  if (!data || data.length === 0) return null;
  return (
    <ResultSection
      id="answers"
      title={t`Your answers`}
      intro={
        <Trans>
          Your answers to these questions. We use them in all your results.{' '}
          <Link to={`${paths.account}#answers`} className="prose-link">
            See all your answers
          </Link>
        </Trans>
      }
    >
      <AnswerList answers={data} />
    </ResultSection>
  );
}
