import type { ReactNode } from 'react';

type ResultSectionProps = {
  id: string;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Left out on paper: it only leads on. */
  onScreenOnly?: boolean;
  children: ReactNode;
};

/** A part of the result page under its heading, reachable by its id. */
export function ResultSection({ id, title, intro, actions, onScreenOnly, children }: ResultSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      data-no-print={onScreenOnly || undefined}
      className="scroll-mt-28 border-rule not-first-of-type:border-t not-first-of-type:pt-10"
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {intro && <div className="mt-1 text-soft">{intro}</div>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
