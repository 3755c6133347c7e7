import type { ReactNode } from 'react';

/** Nothing here yet: says so, says what would be here, offers the first step. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-rule-strong/60 px-6 py-12 text-center">
      <p className="serif text-title">{title}</p>
      {children && <div className="max-w-md text-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
