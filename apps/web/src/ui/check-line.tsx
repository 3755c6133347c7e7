import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A line of a list of what is included. */
export function CheckLine({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex gap-2.5', strong && 'font-medium')}>
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      {children}
    </li>
  );
}
