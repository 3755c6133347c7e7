import type { ReactNode } from 'react';

/** The line between two ways of signing in. */
export function OrRule({ children }: { children: ReactNode }) {
  return (
    <div className="my-6 flex items-center gap-3 text-center text-small text-faint">
      <span aria-hidden="true" className="h-px grow bg-rule" />
      {children}
      <span aria-hidden="true" className="h-px grow bg-rule" />
    </div>
  );
}
