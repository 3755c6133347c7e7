import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The id of the text that says what it is for. */
  describedBy?: string;
  wide?: boolean;
  /** As wide as the window: for what stands side by side. */
  width?: 'full';
};

/** A modal over the page; what is marked with `data-first-focus` has the focus first. The platform's own dialog: traps focus, closes on Escape, gives focus back, needs no injected style. */
export function Dialog({ open, title, onClose, children, describedBy, wide, width }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      // Without one the platform gives the focus to the first control, which is Close.
      element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the ground beside the dialog
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-lg border border-rule bg-surface p-0 text-ink shadow-lift',
        width === 'full' ? 'max-w-7xl' : wide ? 'max-w-4xl' : 'max-w-lg',
      )}
    >
      <div className="p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t`Close`}
            onClick={onClose}
            className="-mt-1.5 -me-2 grid size-10 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
