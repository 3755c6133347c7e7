import { t } from '@lingui/core/macro';
import { pageLanguages } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../api/call-error.ts';
import { addLanguage, languagesQuery } from '../api/resumes/languages.ts';
import { paths } from '../app/paths.ts';
import { languageName } from '../language/language-name.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/text-field.tsx';
import { LinkExisting } from './link-existing.tsx';
import { requireSaved } from './require-saved.ts';

type Props = {
  id: string;
  /** The language of the resume itself, where it is known here. */
  language?: string;
  /** Saves what is typed first. */
  flush?: () => Promise<boolean>;
  onClose: () => void;
};

/** Makes a linked copy of a resume for another language and opens it with what is to be translated. */
export function AddLanguageDialog({ id, language, flush, onClose }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const known = useQuery(languagesQuery(id));
  const taken = new Set([language, ...(known.data ?? []).map((one) => one.language)]);
  const options = Object.keys(pageLanguages)
    .filter((code) => !taken.has(code))
    .map((value) => ({ value, label: languageName(value) ?? value }));
  const add = useMutation({
    mutationFn: async () => {
      await requireSaved(flush);
      return addLanguage(id, chosen);
    },
    onSuccess: (copy) => {
      void queries.invalidateQueries({ queryKey: ['resumes'] });
      void queries.invalidateQueries({ queryKey: ['resume-languages'] });
      onClose();
      void navigate(paths.translate(copy.id));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }

  return (
    <Dialog open title={t`Add another language`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-soft">
          {t`We create a linked copy with headings, dates, and standard terms in the new language. We list your own sentences for you to translate.`}
        </p>
        <SelectField
          label={t`Language`}
          data-first-focus
          required
          value={chosen}
          empty={t`Choose a language`}
          options={options}
          onChange={(event) => setChosen(event.target.value)}
        />
        <p className="text-small text-soft">{t`Each language counts as one resume in your plan.`}</p>
        {add.isError && (
          <Notice tone="bad" role="alert" title={problemOf(add.error).title}>
            {problemOf(add.error).advice}
          </Notice>
        )}
        <Button type="submit" className="justify-self-start" disabled={chosen === ''} busy={add.isPending}>
          {t`Add language`}
        </Button>
      </form>
      <LinkExisting id={id} flush={flush} onDone={onClose} />
    </Dialog>
  );
}
