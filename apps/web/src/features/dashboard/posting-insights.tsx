import { CareerStage, Insights, type SkillInsight } from '@shortlist/schema';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestJson } from '../../api/request.ts';
import { urls } from '../../api/urls.ts';
import { careerStages } from '../../content/career-stages.ts';
import { optimizationsQuery } from '../../results/list-optimizations.ts';
import { Bar } from '../../ui/bar.tsx';
import { formatPoints } from '../../ui/format.ts';
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
  const shown = `Your resume shows every skill that ${postings === 1 ? 'the posting names' : 'your postings name'}.`;
  const none = `${postings === 1 ? 'Your posting names' : 'Your postings name'} no skill that can be counted: what it asks for otherwise stands on the page of its result.`;
  const of = postings === 1 ? 'your posting' : `your ${postings} postings`;
  return (
    <section aria-labelledby="insights" className="grid grid-cols-1 gap-4">
      <h2 id="insights" className="text-title">
        What {of} {postings === 1 ? 'asks' : 'ask'} for
      </h2>
      {skills.length === 0 ? (
        <p className="max-w-prose text-soft">{none}</p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Panel title={postings === 1 ? 'Asked for' : 'Most asked'}>
            {postings > 1 && skills.every((skill) => skill.postings === 1) && (
              <p className="mb-3 text-soft">No skill is named by more than one of them yet.</p>
            )}
            <Skills skills={skills.slice(0, most)} count={(skill) => skill.postings} of={postings} />
          </Panel>
          <Panel title={postings === 1 ? 'Not in your resume' : 'Most missing'}>
            {missing.length > 0 ? (
              <Skills skills={missing.slice(0, most)} count={(skill) => skill.missing} of={postings} tone="missing" />
            ) : (
              <p className="text-soft">
                {skills.some(({ partly }) => partly > 0)
                  ? 'Nothing is missing, but some of it shows only in part.'
                  : shown}
              </p>
            )}
          </Panel>
        </div>
      )}
      {periods.length > 1 && (
        <Panel title="How it moves over time">
          <PeriodsTable periods={periods} />
        </Panel>
      )}
      {steps.length > 0 && (
        <Panel title="Next steps">
          <div className="mb-4 max-w-sm">
            <SelectField
              label="Where you are in your career"
              hint={stage === '' && data.stage ? 'As you told us with your LinkedIn profile.' : undefined}
              empty={data.stage ? undefined : 'Choose one'}
              options={careerStages}
              value={stage || (data.stage ?? '')}
              onChange={(event) => setStage(CareerStage.safeParse(event.target.value).data ?? '')}
            />
          </div>
          {far !== undefined && (
            <p className="mb-4 max-w-prose text-soft">
              {far === 1 ? 'One posting is' : `${far} postings are`} left out here: too far from your resume for a
              single step to bring {far === 1 ? 'it' : 'them'} near.
            </p>
          )}
          <ol className="grid gap-4">
            {steps.slice(0, 3).map((step) => (
              <li key={step.id}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <strong className="font-semibold">{step.skill}</strong>
                  <span className="tabular text-small text-soft">
                    {formatPoints(step.effect, true)} points{postings > 1 && ' on average'}
                  </span>
                </p>
                <p className="max-w-prose text-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </section>
  );
}

/** "Met 3, Partly 1, Missing 2": what of the asking the resumes showed; one word where it is the same each time. */
function stateOf({ met, partly, missing }: SkillInsight): string {
  const parts = [
    ['Met', met],
    ['Partly', partly],
    ['Missing', missing],
  ] as const;
  const some = parts.filter(([, count]) => count > 0);
  return some.length === 1 ? (some[0]?.[0] ?? '') : some.map(([word, count]) => `${word} ${count}`).join(', ');
}

const stateOfOne = ({ met, partly }: SkillInsight) => (met > 0 ? 'Met' : partly > 0 ? 'Partly' : 'Missing');

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
            {of > 1 && (
              <span className="tabular shrink-0 text-soft">
                {count(skill)} of {of}
              </span>
            )}
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
