import { classNames } from './class-names.ts';

/** A quiet block of the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('breathe rounded-md bg-sunken', className)} />;
}
