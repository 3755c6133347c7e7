import { t } from '@lingui/core/macro';
import { ChevronRight, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';

type Props = {
  title: string;
  editable: boolean;
  folded: boolean;
  onFold: () => void;
  onRename: (title: string) => void;
  /** What heads a section of ours on the page, where it is another than the page's own. */
  heading: string | undefined;
};

/**
 * A section's title, which folds and unfolds it. Of a custom one it can be changed, of ours its heading on the page: Enter confirms, Escape
 * cancels. A blank title is ignored; a blank heading is the page's own.
 */
export function SectionTitle({ title, editable, folded, onFold, onRename, heading }: Props) {
  const [typed, setTyped] = useState<string>();
  const pencil = useRef<HTMLButtonElement>(null);

  function end(confirm: boolean) {
    if (confirm && typed !== undefined) onRename(typed);
    setTyped(undefined);
    requestAnimationFrame(() => pencil.current?.focus());
  }

  if (typed !== undefined) {
    return (
      <input
        aria-label={editable ? t`Section title` : t`Heading on the page`}
        dir="auto"
        placeholder={editable ? undefined : title}
        ref={(input) => input?.focus()}
        value={typed}
        maxLength={120}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          onRename(typed);
          setTyped(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end(true);
          if (event.key === 'Escape') end(false);
        }}
        className={`${controlStyle} max-w-64 py-1.5`}
      />
    );
  }
  return (
    <>
      <h3 className="min-w-0 text-lead leading-snug font-semibold break-words max-sm:text-body">
        <button
          type="button"
          aria-expanded={!folded}
          title={folded ? t`Expand` : t`Collapse`}
          onClick={onFold}
          className="flex min-h-9 items-center gap-1.5 rounded-md text-start"
        >
          {title}
          <ChevronRight
            aria-hidden="true"
            className={classNames(
              'size-4 shrink-0 text-faint transition-transform',
              !folded && 'rotate-90 rtl:-rotate-90',
            )}
          />
        </button>
      </h3>
      <button
        type="button"
        ref={pencil}
        aria-label={editable ? t`Rename ${title}` : t`Heading of ${title} on the page`}
        title={editable ? t`Rename` : t`Heading on the page`}
        onClick={() => setTyped(editable ? title : (heading ?? ''))}
        className="grid size-9 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken max-sm:size-8 hover:text-ink"
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      {heading && !editable && (
        <span className="min-w-0 truncate text-small text-soft">{t`On the page: ${heading}`}</span>
      )}
    </>
  );
}
