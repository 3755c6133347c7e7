import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = { title: string; action: string; onClose: () => void; children: ReactNode };

/** A dialog that greets at the head of a page and leaves the page usable: nothing waits for it. */
export function WelcomeCard({ title, action, onClose, children }: Props) {
  const id = useId();
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-rule bg-surface px-5 py-4 shadow-lift"
    >
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="text-soft">{children}</p>
      </div>
      <Button variant="secondary" onClick={onClose}>
        {action}
      </Button>
    </div>
  );
}
