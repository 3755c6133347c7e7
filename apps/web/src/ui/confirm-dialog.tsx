import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The words on the button that goes through with it. */
  action: string;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  action,
  busy,
  disabled,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="text-soft">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button variant="danger" busy={busy} disabled={disabled} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
