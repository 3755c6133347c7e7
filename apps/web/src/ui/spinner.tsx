import { t } from '@lingui/core/macro';
import { classNames } from './class-names.ts';

/** A turning ring, silent to assistive technology: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={classNames('size-4 animate-spin', className)}>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** The whole page waits: a spinner in its middle with words for those who do not see it. */
export function PageSpinner({ label = t`Loading` }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-soft">
      <Spinner className="size-8 text-accent" />
      <span className="text-small">{label}</span>
    </div>
  );
}
