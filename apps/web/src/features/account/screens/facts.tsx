import { plural, t } from '@lingui/core/macro';
import type { FactGroup } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { AnswerList } from '../../../results/answer-list.tsx';
import { ownAnswersQuery } from '../../../results/own-answers.ts';
import { ownFactsQuery } from '../../../results/own-facts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DocumentFacts } from '../facts/fact-list.tsx';
import { searchAnswers, searchFacts } from '../facts/search-facts.ts';

/** Every line that the product keeps of a person: what they answered, and what stands in their resumes and profiles. */
export default function MyFactsScreen() {
  const facts = useQuery(ownFactsQuery);
  const answers = useQuery(ownAnswersQuery());
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const failed = facts.error ?? answers.error;
  return (
    <Page
      title={t`My experience`}
      back={<BackLink to={paths.account}>{t`Account`}</BackLink>}
      intro={t`Your answers and every line of your resumes and profiles. For each posting, we suggest the lines that fit.`}
    >
      <div className="grid gap-10">
        <div className="max-w-md">
          <TextField
            type="search"
            label={t`Search your experience`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        {failed && (
          <LoadFailed
            title={problemOf(failed).title}
            onRetry={() => {
              void facts.refetch();
              void answers.refetch();
            }}
          >
            {problemOf(failed).advice ?? t`Your data is safe.`}
          </LoadFailed>
        )}
        {!failed && !(facts.data && answers.data) && <Skeleton className="h-40" />}
        {facts.data && answers.data && (
          <Found
            groups={searchFacts(facts.data, wanted)}
            answers={searchAnswers(answers.data, wanted)}
            all={wanted.trim() === ''}
          />
        )}
      </div>
    </Page>
  );
}

type FoundProps = { groups: FactGroup[]; answers: Parameters<typeof AnswerList>[0]['answers']; all: boolean };

function Found({ groups, answers, all }: FoundProps) {
  const lines = groups.flatMap(({ documents }) => documents.flatMap(({ facts }) => facts)).length;
  const count = lines + answers.length;
  return (
    <>
      <p aria-live="polite" className="text-small text-soft">
        {count > 0
          ? plural(count, { one: '# entry', other: '# entries' })
          : all
            ? t`Nothing yet. Upload a resume, or answer a question on a result page.`
            : t`No matches. Try fewer words.`}
      </p>
      {answers.length > 0 && (
        <section aria-labelledby="facts-answers">
          <h2 id="facts-answers" className="mb-3 text-title">{t`Your answers`}</h2>
          <AnswerList answers={answers} />
        </section>
      )}
      {groups.map(({ person, email, documents }) => (
        <section key={`${person} ${email}`} aria-label={person || t`No name`} className="grid gap-8">
          <div>
            <h2 className="text-title break-words">{person || t`No name`}</h2>
            {groups.length > 1 && email && <p className="text-small break-words text-faint">{email}</p>}
          </div>
          {documents.map((document) => (
            <DocumentFacts key={document.id} person={person} document={document} />
          ))}
        </section>
      ))}
    </>
  );
}
