import { plural, t } from '@lingui/core/macro';
import { Languages as LanguagesIcon, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { languageName } from '../../../language/language-name.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Languages } from './use-languages.ts';

type Props = { id: string; languages: Languages; flush: () => Promise<boolean>; onAdd: () => void };

/** The languages of this resume: from one to the other, and one more. */
export function LanguageSwitch({ id, languages: { versions, others, rows = [] }, flush, onAdd }: Props) {
  const navigate = useNavigate();
  if (others.length === 0)
    return (
      <Button variant="quiet" size="small" title={t`Add another language`} onClick={onAdd}>
        <LanguagesIcon aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only xl:max-2xl:sr-only">{t`Add another language`}</span>
      </Button>
    );

  /** What is typed is saved first, so that the other language knows of it. */
  async function leave(event: MouseEvent, to: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await flush();
    void navigate(to);
  }

  return (
    <nav aria-label={t`Languages of this resume`} className="flex max-w-full flex-wrap items-center gap-1">
      {versions.map((version) => {
        const current = version.id === id;
        const name = languageName(version.language) ?? version.title;
        return (
          <Link
            key={version.id}
            to={paths.resume(version.id)}
            aria-current={current ? 'page' : undefined}
            onClick={(event) => (current ? event.preventDefault() : void leave(event, paths.resume(version.id)))}
            className={classNames(
              'inline-flex min-h-9 items-center gap-1.5 rounded-md px-3 text-small font-medium',
              current ? 'bg-accent-soft text-accent' : 'text-soft hover:bg-sunken hover:text-ink',
            )}
          >
            <span className="inline-block first-letter:uppercase">{name}</span>
            {current && rows.length > 0 && (
              <span className="rounded-full bg-accent px-1.5 text-on-accent">
                {rows.length}
                <span className="sr-only">
                  {' '}
                  {plural(rows.length, { one: 'item to update', other: 'items to update' })}
                </span>
              </span>
            )}
          </Link>
        );
      })}
      <Button
        variant="quiet"
        size="small"
        aria-label={t`Add another language`}
        title={t`Add another language`}
        onClick={onAdd}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </Button>
    </nav>
  );
}
