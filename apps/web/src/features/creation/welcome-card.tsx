import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { title: string; action: string; onClose: () => void; children: ReactNode };

/** The modal that greets before a guide: one text, and one button that has the focus. Escape, the cross and a press beside it close it as the button does. */
export function WelcomeCard({ title, action, onClose, children }: Props) {
  const textId = useId();
  return (
    <Dialog open title={title} describedBy={textId} onClose={onClose}>
      <p id={textId} className="text-soft">
        {children}
      </p>
      <div className="mt-6 flex justify-end">
        <Button data-first-focus onClick={onClose}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
