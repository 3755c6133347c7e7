import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { problemOf } from '../api/call-error.ts';
import { linkableQuery } from '../api/resumes/languages.ts';
import { languageName } from '../language/language-name.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/text-field.tsx';
import { useLinking } from './use-linking.ts';

type Props = {
  id: string;
  /** Saves what is typed first. */
  flush?: (() => Promise<boolean>) | undefined;
  onDone: () => void;
};

/** Links a resume in another language that the person has already; nothing where there is none. */
export function LinkExisting({ id, flush, onDone }: Props) {
  const heading = useId();
  const [chosen, setChosen] = useState('');
  const { data: resumes = [] } = useQuery(linkableQuery(id));
  const { link } = useLinking(flush);
  if (resumes.length === 0) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    link.mutate({ id, other: chosen }, { onSuccess: onDone });
  }

  return (
    <form aria-labelledby={heading} onSubmit={submit} className="mt-6 grid gap-4 border-t border-rule pt-5">
      <h3 id={heading} className="font-semibold">
        {t`Link an existing resume`}
      </h3>
      <p className="text-soft">
        {t`Choose your resume in another language. When you change one, we list what to update in the other.`}
      </p>
      <SelectField
        label={t`Resume`}
        required
        value={chosen}
        empty={t`Choose a resume`}
        options={resumes.map((one) => ({
          value: one.id,
          label: [one.title, languageName(one.language)].filter(Boolean).join(' · '),
        }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {link.isError && (
        <Notice tone="bad" role="alert" title={problemOf(link.error).title}>
          {problemOf(link.error).advice}
        </Notice>
      )}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={chosen === ''}
        busy={link.isPending}
      >
        {t`Link resume`}
      </Button>
    </form>
  );
}
