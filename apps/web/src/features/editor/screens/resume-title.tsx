import { t } from '@lingui/core/macro';
import { useState } from 'react';

type Props = { title: string; onRename: (title: string) => void };

/** The resume's own name among the person's resumes; edited in place, whole however long it is. */
export function ResumeTitle({ title, onRename }: Props) {
  const [typed, setTyped] = useState<string>();

  function end() {
    const name = typed?.trim() ?? '';
    setTyped(undefined);
    if (name !== '' && name !== title) onRename(name);
  }

  return (
    <textarea
      aria-label={t`Resume name`}
      rows={1}
      dir="auto"
      value={typed ?? title}
      maxLength={120}
      onChange={(event) => setTyped(event.target.value.replace(/\s+/g, ' '))}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === 'Escape') setTyped(undefined);
      }}
      className="-ms-2 block max-w-[min(100%,34rem)] min-w-24 resize-none [field-sizing:content] rounded-sm border border-transparent bg-transparent px-2 py-1 text-soft hover:border-rule focus:border-rule-strong focus:text-ink"
    />
  );
}
