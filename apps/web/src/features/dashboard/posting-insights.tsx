import { plural, t } from '@lingui/core/macro';
import { CareerStage, Insights, type SkillInsight } from '@shortlist/schema';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestJson } from '../../api/request.ts';
import { urls } from '../../api/urls.ts';
import { listCareerStages } from '../../content/career-stages.ts';
import { sayServerText } from '../../language/say-server-text.ts';
import { serverLanguage } from '../../language/server-language.ts';
import { optimizationsQuery } from '../../results/list-optimizations.ts';
import { Bar } from '../../ui/bar.tsx';
import { sayPoints } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { PeriodsTable } from './periods-table.tsx';

const insightsQuery = (results: number, stage: CareerStage | '') =>
  queryOptions({
    queryKey: ['insights', results, stage],
    queryFn: ({ signal }) => requestJson(Insights, stage === '' ? urls.insights : urls.insightsFor(stage), { signal }),
    placeholderData: keepPreviousData,
  });

const most = 6;

/** What the person's own postings ask for most, what of it their resume does not show, and what would help next. */
export function PostingInsights() {
  const { data: list } = useQuery(optimizationsQuery);
  const results = list?.filter(({ kind, state }) => kind === 'resume' && state === 'done').length ?? 0;
  const [stage, setStage] = useState<CareerStage | ''>('');
  const { data } = useQuery({ ...insightsQuery(results, stage), enabled: results > 0 });
  if (!data || data.postings === 0) return null;
  const { skills, steps, postings, periods, far } = data;
  const missing = skills.filter((skill) => skill.missing > 0).sort((a, b) => b.missing - a.missing || b.must - a.must);
  const shown = plural(postings, {
    one: 'Your resume shows every skill the posting names.',
    other: 'Your resume shows every skill your postings name.',
  });
  const none = plural(postings, {
    one: 'Your posting names no specific skills. See its other requirements on the result page.',
    other: 'Your postings name no specific skills. See their other requirements on the result pages.',
  });
  return (
    <section aria-labelledby="insights" className="grid grid-cols-1 gap-4">
      <h2 id="insights" className="text-title">
        {plural(postings, { one: 'What your posting asks for', other: 'What your # postings ask for' })}
      </h2>
      {skills.length === 0 ? (
        <p className="max-w-prose text-soft">{none}</p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Panel title={postings === 1 ? t`Requested` : t`Most requested`}>
            {postings > 1 && skills.every((skill) => skill.postings === 1) && (
              <p className="mb-3 text-soft">{t`No skill appears in more than one posting yet.`}</p>
            )}
            <Skills skills={skills.slice(0, most)} count={(skill) => skill.postings} of={postings} />
          </Panel>
          <Panel title={postings === 1 ? t`Not in your resume` : t`Most often missing`}>
            {missing.length > 0 ? (
              <Skills skills={missing.slice(0, most)} count={(skill) => skill.missing} of={postings} tone="missing" />
            ) : (
              <p className="text-soft">
                {skills.some(({ partly }) => partly > 0)
                  ? t`Nothing is missing, but your resume only partly shows some of these skills.`
                  : shown}
              </p>
            )}
          </Panel>
        </div>
      )}
      {periods.length > 1 && (
        <Panel title={t`Progress over time`}>
          <PeriodsTable periods={periods} />
        </Panel>
      )}
      {steps.length > 0 && (
        <Panel title={t`Next steps`}>
          <div className="mb-4 max-w-sm">
            <SelectField
              label={t`Career stage`}
              hint={stage === '' && data.stage ? t`From your LinkedIn optimization.` : undefined}
              empty={data.stage ? undefined : t`Choose one`}
              options={listCareerStages()}
              value={stage || (data.stage ?? '')}
              onChange={(event) => setStage(CareerStage.safeParse(event.target.value).data ?? '')}
            />
          </div>
          {far !== undefined && (
            <p className="mb-4 max-w-prose text-soft">
              {plural(far, {
                one: 'We left out # posting that’s a poor fit for your resume.',
                other: 'We left out # postings that are a poor fit for your resume.',
              })}
            </p>
          )}
          <ol className="grid gap-4">
            {steps.slice(0, 3).map((step) => (
              <li key={step.id}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <strong className="font-semibold">{step.skill}</strong>
                  <span className="tabular text-small text-soft">
                    {sayEffect(sayPoints(step.effect, true), postings)}
                  </span>
                </p>
                <p lang={serverLanguage(step.text)} className="max-w-prose text-soft">
                  {sayServerText(step.text)}
                </p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </section>
  );
}

const sayEffect = (points: string, postings: number) => (postings > 1 ? t`${points} on average` : points);

/** "Met 3, Partly 1, Missing 2": what of the asking the resumes showed; one word where it is the same each time. */
function stateOf({ met, partly, missing }: SkillInsight): string {
  const parts = [
    [t`Met`, met],
    [t`Partly met`, partly],
    [t`Not shown`, missing],
  ] as const;
  const some = parts.filter(([, count]) => count > 0);
  return some.length === 1 ? (some[0]?.[0] ?? '') : some.map(([word, count]) => `${word} ${count}`).join(', ');
}

const stateOfOne = ({ met, partly }: SkillInsight) => (met > 0 ? t`Met` : partly > 0 ? t`Partly met` : t`Not shown`);

type SkillsProps = {
  skills: SkillInsight[];
  count: (skill: SkillInsight) => number;
  of: number;
  tone?: 'accent' | 'missing';
};

function Skills({ skills, count, of, tone = 'accent' }: SkillsProps) {
  return (
    <ul className="grid gap-2.5">
      {skills.map((skill) => (
        <li key={skill.id}>
          <div className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{skill.name}</span>
            {of > 1 && <span className="tabular shrink-0 text-soft">{t`${{ count: count(skill) }} of ${of}`}</span>}
            {of === 1 && tone === 'accent' && <span className="shrink-0 text-soft">{stateOfOne(skill)}</span>}
          </div>
          {of > 1 && tone === 'accent' && <p className="text-small text-faint">{stateOf(skill)}</p>}
          {of > 1 && (
            <Bar
              hidden
              label={skill.name}
              value={count(skill)}
              max={of}
              tone={skill.met === 0 ? (skill.partly === 0 ? 'missing' : 'partly') : tone}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
