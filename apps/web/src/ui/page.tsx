import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useDocumentTitle } from './use-document-title.ts';

type PageProps = {
  title: string;
  /** The browser's tab, when it should differ from the heading. */
  tabTitle?: string;
  intro?: ReactNode;
  /** Stands above the heading: a way back. */
  back?: ReactNode;
  actions?: ReactNode;
  width?: 'page' | 'prose' | 'form';
  children: ReactNode;
};

/** The content's width with the margins beside it. */
const widths = { page: 'max-w-page', prose: 'max-w-[46rem]', form: 'max-w-[31rem]' };

/** A screen: one heading, its introduction, its content, at one of three widths. */
export function Page({ title, tabTitle, intro, back, actions, width = 'page', children }: PageProps) {
  useDocumentTitle(tabTitle ?? title);
  return (
    <div className={classNames('mx-auto w-full px-5 pt-8 pb-20 sm:px-8 sm:pt-12', widths[width])}>
      {back && (
        <div data-no-print className="mb-4">
          {back}
        </div>
      )}
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {/* In rem: as wide while the face is not there yet, whose figures are of another width. */}
        <div className="max-w-[39rem]">
          <h1 className="text-headline">{title}</h1>
          {intro && <div className="mt-2 text-balance text-lead text-soft">{intro}</div>}
        </div>
        {actions && (
          <div data-no-print className="flex flex-wrap gap-3">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
