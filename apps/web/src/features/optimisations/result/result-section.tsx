import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { usePartFold } from './use-part-fold.ts';

type ResultSectionProps = {
  id: string;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Only the heading stands at first, with a button that opens the rest. */
  folds?: boolean;
  children: ReactNode;
};

/** A part of the result page under its heading, reachable by its id. */
export function ResultSection({ id, title, intro, actions, folds = false, children }: ResultSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [open, setOpen] = usePartFold(section);
  const folded = folds && !open ? 'hidden print:block' : undefined;
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-28 border-rule not-first-of-type:border-t not-first-of-type:pt-10"
    >
      <div className={classNames('flex flex-wrap items-end justify-between gap-4', (!folds || open) && 'mb-5')}>
        <div className="max-w-prose grow">
          <div className="flex items-center justify-between gap-4 lg:justify-start">
            <h2 id={`${id}-title`} className="text-title">
              {title}
            </h2>
            {folds && (
              <button
                type="button"
                aria-expanded={open}
                aria-controls={`${id}-part`}
                aria-label={open ? t`Collapse: ${title}` : t`Expand: ${title}`}
                onClick={() => setOpen(!open)}
                data-no-print
                className="grid size-11 shrink-0 place-items-center rounded-md border border-rule text-soft hover:text-ink"
              >
                <ChevronDown aria-hidden="true" className={classNames('size-5', open && 'rotate-180')} />
              </button>
            )}
          </div>
          {intro && <div className="mt-1 text-soft">{intro}</div>}
        </div>
        {actions && <div className={folded}>{actions}</div>}
      </div>
      <div id={`${id}-part`} className={folded}>
        {children}
      </div>
    </section>
  );
}
