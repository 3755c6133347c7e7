import { t } from '@lingui/core/macro';
import type { ResumeForm } from '@shortlist/schema';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { usePdf } from '../form/use-pdf.ts';
import type { UploadChoice } from '../form/use-upload-form.ts';
import { AddDemand } from './add-demand.tsx';
import { dropAdded, mostNeeds, setNeeds, setRemoved } from './change-confirmation.ts';
import { Conditions } from './conditions.tsx';
import { DemandRow } from './demand-row.tsx';
import { JobFacts } from './job-facts.tsx';
import { type BriefRow, listRows, needKeys } from './list-rows.ts';
import { NeedList } from './need-list.tsx';
import { type Brief, useBrief } from './use-brief.ts';
import { WorthApplying } from './worth-applying.tsx';

type Props = {
  control: Control<z.input<typeof ResumeForm>, unknown, ResumeForm>;
  pdf: ReturnType<typeof usePdf>;
  choice: Pick<UploadChoice, 'resumeId' | 'confirmed' | 'setConfirmed'>;
  disabled: boolean;
};

/** The job brief: what the posting asks for beside the resume as it is, for the person to check before an optimization is used. */
export default function BriefPanel({ control, pdf, choice, disabled }: Props) {
  const id = useId();
  const posting = useWatch({ control, name: 'jobDescription' });
  const brief = useBrief({ posting, reading: pdf.reading.data, ...choice });
  const { data, problem, checking } = brief;
  if (!data && !problem && !checking) return null;
  return (
    <section
      aria-labelledby={id}
      aria-busy={checking}
      className="grid gap-6 rounded-lg border border-rule bg-surface p-5 sm:p-6"
      onKeyDown={keepEnter}
    >
      <div>
        <h2 id={id} className="text-title">
          {t`Job brief`}
        </h2>
        <p className="mt-1 text-small text-soft">
          {t`What this job asks for, next to what your resume shows. Correct anything that’s wrong. It’s free, and we’ll use your corrections when you optimize.`}
        </p>
      </div>
      {problem && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-soft">
          {t`We couldn’t update the brief. You can still optimize your resume.`}
          <Button variant="secondary" size="small" onClick={brief.again}>
            {t`Try again`}
          </Button>
        </div>
      )}
      {!data && checking && (
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner /> {t`Reading the job posting`}
        </p>
      )}
      {data && <Lists brief={brief} data={data} disabled={disabled} />}
    </section>
  );
}

/** Enter in a field of the brief must not send the form around it. */
function keepEnter(event: React.KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Lists({ brief, data, disabled }: { brief: Brief; data: NonNullable<Brief['data']>; disabled: boolean }) {
  const { confirmation, change } = brief;
  const rows = listRows(data, confirmation);
  const needs = needKeys(data.brief, confirmation);
  const shownNeeds = rows.needs.filter(({ removed }) => !removed).length;
  const remove = (key: string, removed: boolean) => {
    const next = setRemoved(confirmation, key, removed);
    change(needs.includes(key) ? setNeeds(next, needs) : next);
  };
  const promote = (key: string) => change(setNeeds(confirmation, [...needs, key]));
  const row = (one: BriefRow) => (
    <DemandRow
      key={one.key}
      row={one}
      disabled={disabled}
      onRemove={(removed) => remove(one.key, removed)}
      onPromote={shownNeeds < mostNeeds ? () => promote(one.key) : undefined}
    />
  );
  return (
    <>
      <WorthApplying data={data} checking={brief.checking} />
      <JobFacts data={data} confirmation={confirmation} change={change} disabled={disabled} />
      {rows.needs.length > 0 && (
        <NeedList
          rows={rows.needs}
          disabled={disabled}
          onOrder={(keys) => change(setNeeds(confirmation, keys))}
          onRemove={remove}
        />
      )}
      <Conditions
        rows={rows.conditions}
        confirmation={confirmation}
        change={change}
        onRemove={remove}
        disabled={disabled}
      />
      <Group title={t`Other requirements`} empty={t`We found no other requirements in this posting.`}>
        {rows.demands.map(row)}
        {rows.added.map((one) => (
          <DemandRow
            key={one.key}
            row={one}
            disabled={disabled}
            onRemove={() => change(dropAdded(confirmation, one.text))}
          />
        ))}
      </Group>
      <AddDemand confirmation={confirmation} change={change} disabled={disabled} />
      {rows.duties.length > 0 && (
        <Folded title={t`Duties (${{ count: rows.duties.length }}), not scored`}>{rows.duties.map(row)}</Folded>
      )}
      {rows.traits.length > 0 && (
        <Folded title={t`Personal traits (${{ count: rows.traits.length }}), not scored`}>
          {rows.traits.map((one) => (
            <DemandRow key={one.key} row={one} disabled={disabled} onRemove={(removed) => remove(one.key, removed)} />
          ))}
        </Folded>
      )}
    </>
  );
}

function Group({ title, empty, children }: { title: string; empty: string; children: React.ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold">
        {title}
      </h3>
      {children.flat().length > 0 ? (
        <ul className="divide-y divide-rule">{children}</ul>
      ) : (
        <p className="text-small text-soft">{empty}</p>
      )}
    </section>
  );
}

function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="rounded-sm font-semibold">{title}</summary>
      <ul className="mt-1 divide-y divide-rule">{children}</ul>
    </details>
  );
}
