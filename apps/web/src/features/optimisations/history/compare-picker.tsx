import type { OptimizationSummary } from '@shortlist/schema';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { SelectField } from '../../../ui/text-field.tsx';

/** Two finished resumes chosen from the history, to be seen side by side. Nothing where there are not two. */
export function ComparePicker({ optimizations }: { optimizations: OptimizationSummary[] }) {
  const finished = optimizations.filter(
    ({ kind, state, score }) => kind === 'resume' && state === 'done' && score !== undefined,
  );
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const navigate = useNavigate();
  if (finished.length < 2) return null;
  const chosen = { first: first || finished[1]?.id || '', second: second || finished[0]?.id || '' };
  const options = finished.map((one) => ({
    value: one.id,
    label: `${one.title}${one.employer ? ` at ${one.employer}` : ''}, ${formatMoment(one.createdAt)}, ${Math.round(one.score ?? 0)}`,
  }));

  function compare(event: FormEvent) {
    event.preventDefault();
    void navigate(`${paths.compare}?${new URLSearchParams(chosen)}`);
  }

  return (
    <details className="group border-y border-rule">
      <summary className="cursor-pointer py-3 font-medium">Compare two results</summary>
      <form onSubmit={compare} className="grid gap-4 pb-5 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <SelectField
          label="First"
          options={options}
          value={chosen.first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <SelectField
          label="Second"
          options={options}
          value={chosen.second}
          onChange={(event) => setSecond(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={chosen.first === chosen.second}>
          Compare
        </Button>
      </form>
    </details>
  );
}
