import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** A page is 595 by 842 points, shown at 0.7. */
const page = { width: 595, height: 842 };
export const usualScale = 0.7;

type Props = { ref?: Ref<HTMLDivElement>; scale?: number; by?: string | undefined; children?: ReactNode };

/** The desk on which the pages of a preview lie. */
export function SheetsFrame({ ref, scale = usualScale, by, children }: Props) {
  const size = { '--sheet-width': `${page.width * scale}px`, minHeight: page.height * scale } as CSSProperties;
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-set-by={by}
      style={size}
      className={classNames(
        'mx-auto grid w-[var(--sheet-width)] gap-4 [&_.is-current]:fill-[#1f6aa5]/12 [&_.sheet]:bg-sheet [&_.sheet]:shadow-lift [&_svg]:block [&_svg]:h-auto [&_svg]:w-full',
        // Up to the usual size a page fits the width that there is; above it, it has the size that was chosen, and scrolls.
        scale <= usualScale && 'max-w-full',
      )}
    >
      {children}
    </div>
  );
}
