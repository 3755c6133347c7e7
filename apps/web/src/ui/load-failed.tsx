import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What could not be loaded, with the way to try again. */
export function LoadFailed({ title, onRetry, children }: { title: string; onRetry: () => void; children?: ReactNode }) {
  return (
    <Notice
      tone="bad"
      role="alert"
      title={title}
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
