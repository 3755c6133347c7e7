import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** A part of a result under its id; `count` says in a word or two what stands there. */
export type Part = { id: string; label: string; count?: string };

/** The parts of a long page, with the one being read marked: a column beside it, on narrow screens a line above it. */
export function Outline({ parts, summary }: { parts: readonly Part[]; summary?: ReactNode }) {
  const current = useCurrentPart(parts);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line follows what is read
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - 20 });
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={t`On this page`}
      data-no-print
      className="z-10 max-lg:sticky max-lg:top-16 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:border-y max-lg:border-rule max-lg:bg-ground max-lg:px-5 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:sticky lg:top-24 lg:self-start"
    >
      <div className="flex items-center gap-5 lg:grid lg:gap-4">
        {summary}
        <ul className="flex gap-5 lg:grid lg:gap-0 lg:not-only:border-t lg:not-only:border-rule lg:not-only:pt-3">
          {parts.map(({ id, label, count }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2 border-b-2 font-medium whitespace-nowrap hover:text-ink lg:min-h-10 lg:justify-between lg:border-b-0 lg:border-s-2 lg:ps-3',
                  id === current ? 'border-accent text-ink' : 'border-transparent text-soft',
                )}
              >
                {label}
                {count && <span className="tabular text-small font-normal text-faint">{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The id of the part in the upper part of the window. */
function useCurrentPart(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(ids.split(' ').findLast((id) => seen.has(id)));
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
