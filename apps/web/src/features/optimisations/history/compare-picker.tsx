import { t } from '@lingui/core/macro';
import type { OptimizationSummary } from '@shortlist/schema';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { nameJob } from '../words/name-job.ts';

/** The results that can be compared: finished resumes. */
export function listComparable(optimizations: readonly OptimizationSummary[]): OptimizationSummary[] {
  return optimizations.filter(({ kind, state, score }) => kind === 'resume' && state === 'done' && score !== undefined);
}

/** Folded: two finished resumes chosen from the history, to be seen side by side. Nothing where there are not two. */
export function ComparePicker({ optimizations }: { optimizations: OptimizationSummary[] }) {
  if (listComparable(optimizations).length < 2) return null;
  return (
    <details className="group border-y border-rule">
      <summary className="cursor-pointer py-3 font-medium">{t`Compare two results`}</summary>
      <div className="pb-5">
        <CompareForm optimizations={optimizations} />
      </div>
    </details>
  );
}

/** The choice of two finished resumes, the newest two at first. */
export function CompareForm({ optimizations }: { optimizations: OptimizationSummary[] }) {
  const finished = listComparable(optimizations);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const navigate = useNavigate();
  const chosen = { first: first || finished[1]?.id || '', second: second || finished[0]?.id || '' };
  const options = finished.map((one) => ({
    value: one.id,
    label: `${nameJob(one)}, ${formatMoment(one.createdAt)}, ${Math.round(one.score ?? 0)}`,
  }));

  function compare(event: FormEvent) {
    event.preventDefault();
    void navigate(`${paths.compare}?${new URLSearchParams(chosen)}`);
  }

  return (
    <form onSubmit={compare} className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <SelectField
        label={t`First`}
        options={options}
        value={chosen.first}
        onChange={(event) => setFirst(event.target.value)}
      />
      <SelectField
        label={t`Second`}
        options={options}
        value={chosen.second}
        onChange={(event) => setSecond(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={chosen.first === chosen.second}>
        {t`Compare`}
      </Button>
    </form>
  );
}
