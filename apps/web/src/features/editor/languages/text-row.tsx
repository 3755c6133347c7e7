import { plural, t } from '@lingui/core/macro';
import type { OpenRow } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { Check, Sparkles, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { problemOf } from '../../../api/call-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';

type Tongue = { name: string; code: string };

type Props = {
  row: OpenRow;
  place: string;
  /** In how many places the same text stands. */
  count: number;
  from: Tongue;
  into: Tongue;
  theirs: string;
  mine: string;
  open: boolean;
  onType: (text: string) => void;
  onDone: () => void;
  onReopen: () => void;
  suggest?: (() => Promise<string>) | undefined;
};

/** One text in both languages: the other to read, this one to write. Typing settles it, Done as well. */
export function TextRow({
  row,
  place,
  count,
  from,
  into,
  theirs,
  mine,
  open,
  onType,
  onDone,
  onReopen,
  suggest,
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const write = (text: string) => {
    setTyped(text);
    // A line or an entry that says nothing would be gone, and what is typed next with it.
    if (text.trim() === '' && !canBeEmpty(row)) return;
    onType(takesLines(row) ? text : text.replace(/\s*\n\s*/g, ' '));
  };
  return (
    <li
      data-row={row.kind}
      className={classNames(
        'grid gap-3 rounded-lg border p-4',
        open ? 'border-rule bg-surface' : 'border-rule bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={`${id}-place`} className="min-w-0 text-small font-medium text-soft wrap-anywhere">
          {place}
          {count > 1 && ` · ${plural(count, { one: '# place', other: '# places' })}`}
        </p>
        {open ? (
          <Button variant="secondary" size="small" aria-describedby={`${id}-place`} onClick={onDone}>
            <Check aria-hidden="true" className="size-4" />
            {t`Done`}
          </Button>
        ) : (
          <div className="flex flex-wrap items-center gap-1">
            <Badge tone="accent">
              <Check aria-hidden="true" className="size-3.5" />
              {t`Done`}
            </Badge>
            <Button variant="quiet" size="small" aria-describedby={`${id}-place`} onClick={onReopen}>
              <Undo2 aria-hidden="true" className="size-4" />
              {t`Mark as not done`}
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-1 text-small text-faint first-letter:uppercase">{from.name}</p>
          <p lang={from.code} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {theirs}
          </p>
        </div>
        <label className="block min-w-0">
          <span className="mb-1 block text-small text-faint first-letter:uppercase">{into.name}</span>
          <textarea
            lang={into.code}
            dir="auto"
            aria-describedby={`${id}-place`}
            rows={1}
            value={typed ?? mine}
            onChange={(event) => write(event.target.value)}
            onBlur={() => setTyped(undefined)}
            className={classNames(controlStyle, 'min-h-11 resize-y [field-sizing:content]')}
          />
        </label>
      </div>
      {suggest && open && (
        <div className="flex flex-wrap gap-2">
          <Suggestion code={into.code} place={`${id}-place`} ask={suggest} onUse={write} />
        </div>
      )}
    </li>
  );
}

type SuggestionProps = { code: string; place: string; ask: () => Promise<string>; onUse: (text: string) => void };

/** A model's translation: proposed, and taken only when the person says so. */
function Suggestion({ code, place, ask, onUse }: SuggestionProps) {
  const asked = useMutation({ mutationFn: ask });
  if (asked.data === undefined)
    return (
      <>
        <Button
          variant="quiet"
          size="small"
          aria-describedby={place}
          busy={asked.isPending}
          onClick={() => asked.mutate()}
        >
          <Sparkles aria-hidden="true" className="size-4" />
          {t`Suggest a translation`}
        </Button>
        {asked.isError && (
          <p role="alert" className="basis-full text-small text-missing">
            {[problemOf(asked.error).title, problemOf(asked.error).advice].filter(Boolean).join('. ')}
          </p>
        )}
      </>
    );
  return (
    <div role="status" className="basis-full rounded-md border border-rule bg-ground p-3">
      <p lang={code} dir="auto" className="whitespace-pre-line wrap-anywhere">
        {asked.data}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onUse(asked.data)}>
          {t`Use suggestion`}
        </Button>
        <Button variant="quiet" size="small" onClick={() => asked.reset()}>
          {t`Discard`}
        </Button>
      </div>
    </div>
  );
}

const canBeEmpty = ({ node }: OpenRow): boolean => node.list === 'info' || node.list === 'section';

/** Whether a text may have several lines. */
const takesLines = ({ node, key }: OpenRow): boolean =>
  key === 'summary' ||
  key === 'reference' ||
  (key === 'text' && node.list === 'section') ||
  (key === 'description' && node.parent.startsWith('projects'));
