import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { useEscape } from './use-escape.ts';

type DisclosureProps = { label: ReactNode; children: ReactNode; align?: 'start' | 'end' };

/** A button that shows a short list below it. Closes on Escape, when focus leaves, on a choice, and on every route change. */
export function Disclosure({ label, children, align = 'start' }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setOpen(false), [pathname]);

  const close = useCallback(() => setOpen(false), []);
  useEscape(open, close, button);

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for focus that leaves
    <div data-needs-script className="relative" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 items-center gap-1.5 rounded-md px-3 font-medium hover:bg-sunken"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 text-faint transition-transform', open && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears what its links and buttons do, which keys press too */}
      <div
        id={panelId}
        hidden={!open}
        onClick={() => setOpen(false)}
        className={classNames(
          'appear absolute top-full z-40 mt-1.5 grid min-w-56 gap-0.5 rounded-lg border border-rule bg-surface p-1.5 shadow-lift',
          !open && 'hidden',
          align === 'end' ? 'inset-e-0' : 'inset-s-0',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** The look of a line in a disclosed list. */
export const disclosedLine =
  'flex min-h-10 w-full items-center rounded-sm px-3 text-start font-medium hover:bg-sunken aria-[current=page]:text-accent';
