import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** An A4 page in points; at 100% a point is a pixel of the screen. */
export const a4Width = 595;
const a4Shape = 842 / 595;

/** The look of the box that the desk stands in: on a phone, as wide as the window. */
export const deskStyle =
  '@container min-h-0 overflow-auto rounded-lg bg-sunken p-2 max-sm:-mx-5 max-sm:rounded-none lg:[scrollbar-gutter:stable_both-edges]';

/** The look of the pages on it. */
export const sheetsStyle =
  'mx-auto grid gap-4 print:min-h-0! print:w-full! [&_.is-current]:fill-[#1f6aa5]/12 [&_.sheet]:bg-sheet [&_.sheet]:shadow-lift [&_svg]:block [&_svg]:h-auto [&_svg]:w-full';

type Props = {
  ref?: Ref<HTMLDivElement>;
  /** The width of a page in pixels; without it a page takes the width that there is. */
  width?: number | undefined;
  by?: string | undefined;
  children?: ReactNode;
};

/** The desk on which the pages of a preview lie. Stands in a box that is a container of queries. */
export function SheetsFrame({ ref, width, by, children }: Props) {
  const size: CSSProperties = width === undefined ? {} : { width };
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-set-by={by}
      style={{ ...size, minHeight: width === undefined ? `${a4Shape * 100}cqw` : width * a4Shape }}
      className={classNames(sheetsStyle, width === undefined && 'w-full')}
    >
      {children}
    </div>
  );
}
