import { t } from '@lingui/core/macro';
import { ListTree } from 'lucide-react';
import { classNames } from './class-names.ts';

type Props = {
  /** The section's name. */
  title: string;
  asForms: boolean;
  onChange: (asForms: boolean) => void;
  className?: string;
};

/** Shows a section's entries as forms, or as the text that they are written as. */
export function FormsButton({ title, asForms, onChange, className }: Props) {
  return (
    <button
      type="button"
      aria-pressed={asForms}
      title={asForms ? t`Edit as text` : t`Edit in a form`}
      aria-label={t`${title} as forms`}
      onClick={() => onChange(!asForms)}
      className={classNames(
        'flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-small font-medium max-sm:min-h-8',
        asForms ? 'bg-accent-soft text-accent' : 'text-soft hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <ListTree aria-hidden="true" className="size-4.5" />
      {t`Forms`}
    </button>
  );
}
