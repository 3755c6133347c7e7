import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CheckLineProps = { strong?: boolean; absent?: boolean; children: ReactNode };

/** A line of a list of what is included; `absent`: named, but not to be had. */
export function CheckLine({ strong = false, absent = false, children }: CheckLineProps) {
  const Icon = absent ? Minus : Check;
  return (
    <li className={classNames('flex gap-2.5', strong && 'font-medium')}>
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0', absent ? 'text-faint' : 'text-accent')}
      />
      {children}
    </li>
  );
}
