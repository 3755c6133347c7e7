import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: { icon: Info, style: 'border-rule bg-sunken', sign: 'text-soft' },
  good: { icon: CircleCheck, style: 'border-accent/40 bg-accent-soft', sign: 'text-accent' },
  warning: { icon: TriangleAlert, style: 'border-partly/40 bg-partly-soft', sign: 'text-partly' },
  bad: { icon: CircleAlert, style: 'border-missing/40 bg-missing-soft', sign: 'text-missing' },
};

type NoticeProps = {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
};

/** A message within the page: what happened, what was kept, what to do. */
export function Notice({ tone = 'info', title, children, actions, role }: NoticeProps) {
  const { icon: Icon, style, sign } = tones[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-lg border p-4', style)}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', sign)} />
      <div className="grid min-w-0 gap-2">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-soft">{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
