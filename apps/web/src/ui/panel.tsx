import { type ReactNode, useId } from 'react';

/** A part of a screen set apart on its own ground, under its heading. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-lg border border-rule bg-surface p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
