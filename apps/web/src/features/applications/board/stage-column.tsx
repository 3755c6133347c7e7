import type { ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type StageColumnProps = {
  title: string;
  empty: string;
  count: number;
  onDrop: (applicationId: string) => void;
  children: ReactNode;
};

/** One stage of the board: its cards, and a place to drop one. */
export function StageColumn({ title, empty, count, onDrop, children }: StageColumnProps) {
  const [over, setOver] = useState(false);
  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
      className={classNames(
        'flex flex-col gap-3 rounded-lg p-3 transition-colors',
        over ? 'bg-accent-soft outline-2 outline-accent' : 'bg-sunken',
      )}
    >
      <h2 className="flex items-baseline justify-between font-medium">
        {title}
        <span className="tabular text-small text-faint">{count}</span>
      </h2>
      {count === 0 ? <p className="pb-2 text-small text-faint">{empty}</p> : <ul className="grid gap-3">{children}</ul>}
    </section>
  );
}
