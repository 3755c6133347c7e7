import { t } from '@lingui/core/macro';
import { controlStyle } from '../../ui/field.tsx';

type Props = { title: string; onEnd: (title: string | undefined) => void };

/** A resume's name while it is changed: Enter or leaving confirms, Escape cancels, a blank name is ignored. */
export function RenameField({ title, onEnd }: Props) {
  let ended = false;
  function end(typed: string | undefined) {
    if (ended) return;
    ended = true;
    const name = typed?.trim();
    onEnd(name && name !== title ? name : undefined);
  }
  return (
    <input
      aria-label={t`New name for ${title}`}
      ref={(input) => {
        if (input && document.activeElement !== input) input.select();
      }}
      dir="auto"
      defaultValue={title}
      maxLength={120}
      onBlur={(event) => end(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(event.currentTarget.value);
        if (event.key === 'Escape') end(undefined);
      }}
      className={`${controlStyle} py-1.5`}
    />
  );
}
