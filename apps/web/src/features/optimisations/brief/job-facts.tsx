import { t } from '@lingui/core/macro';
import { type BriefConfirmation, type BriefFact, type BriefReply, sureFact } from '@shortlist/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  data: BriefReply;
  confirmation: BriefConfirmation;
  change: (next: BriefConfirmation) => void;
  disabled: boolean;
};

const isUnsure = (fact: BriefFact | undefined) => fact !== undefined && fact.confidence < sureFact;

/** Title, employer and place of the job; asked for where the reading is not sure of them. */
export function JobFacts({ data: { confirmed }, confirmation, change, disabled }: Props) {
  const { title, employer, place } = confirmed;
  const unsure = title === undefined || isUnsure(title) || isUnsure(employer);
  const [editing, setEditing] = useState(false);
  const line = [title?.text, employer?.text ?? t`no employer named`, place?.text].filter(Boolean).join(' · ');
  if (!unsure && !editing)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p dir="auto" className="min-w-0 font-medium break-words">
          {line}
        </p>
        <Button variant="secondary" size="small" disabled={disabled} onClick={() => setEditing(true)}>
          {t`Edit job and employer`}
        </Button>
      </div>
    );
  return (
    <FactsForm
      key={`${title?.text} ${employer?.text} ${place?.text}`}
      heading={unsure ? t`What job is this?` : t`Job and employer`}
      facts={{ title: title?.text ?? '', employer: employer?.text ?? '', place: place?.text ?? '' }}
      disabled={disabled}
      onSave={(facts) => {
        setEditing(false);
        change({ ...confirmation, ...facts });
      }}
      onCancel={unsure ? undefined : () => setEditing(false)}
    />
  );
}

type Facts = { title: string; employer: string; place: string };
type FormProps = {
  heading: string;
  facts: Facts;
  disabled: boolean;
  onSave: (facts: Facts) => void;
  onCancel: (() => void) | undefined;
};

function FactsForm({ heading, facts, disabled, onSave, onCancel }: FormProps) {
  const [typed, setTyped] = useState(facts);
  const [error, setError] = useState<string>();
  const field = (name: keyof Facts) => ({
    value: typed[name],
    maxLength: 200,
    disabled,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setError(undefined);
      setTyped({ ...typed, [name]: event.target.value });
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter') save();
    },
  });
  function save() {
    const title = typed.title.trim();
    if (title === '') return setError(t`Enter the job title`);
    onSave({ title, employer: typed.employer.trim(), place: typed.place.trim() });
  }
  return (
    <fieldset className="grid gap-4 rounded-lg bg-sunken p-4">
      <legend className="float-start font-semibold">{heading}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <TextField label={t`Job title`} error={error} {...field('title')} />
        <TextField
          label={t`Employer`}
          hint={t`Leave it empty if the posting doesn’t name one.`}
          {...field('employer')}
        />
        <TextField label={t`Location`} {...field('place')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" disabled={disabled} onClick={save}>
          {t`Save job and employer`}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t`Cancel editing`}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
