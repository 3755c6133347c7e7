import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = { title: string; action: string; onClose: () => void; children: ReactNode };

/** A dialog that greets at the head of a page. It has the focus when it opens and closes on Escape, and leaves the page behind it usable. */
export function WelcomeCard({ title, action, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];

  // The platform gives the focus to its first control.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.show();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="static m-0 mb-8 w-full max-w-none flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-rule bg-surface px-5 py-4 text-ink shadow-lift open:flex"
    >
      <div>
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <p id={textId} className="text-soft">
          {children}
        </p>
      </div>
      <Button variant="secondary" onClick={onClose}>
        {action}
      </Button>
    </dialog>
  );
}
