import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deskStyle } from '../preview/sheets-frame.tsx';
import { editorColumns } from './editor-columns.ts';

/** Quiet blocks where the editor's parts will stand, around the desk with its pages. */
export function SkeletonFrame({ children }: { children: ReactNode }) {
  return (
    <div className={editorColumns.screen} data-workspace>
      <p role="status" className="sr-only">
        {t`Opening your resume`}
      </p>
      <div className={editorColumns.head}>
        <Skeleton className="h-6 w-28" />
        <div className={editorColumns.names}>
          <h1 className={editorColumns.name}>{t`Resume Builder`}</h1>
          <Skeleton className="h-8 w-48 max-w-full max-sm:w-32" />
        </div>
      </div>
      <div className={editorColumns.tools}>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-[42rem] max-w-full max-lg:h-24" />
      </div>
      <div className={editorColumns.all}>
        <div className={editorColumns.left}>
          <Skeleton className="mb-5 h-12 xl:h-44" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-[27rem] rounded-lg" />
            <Skeleton className="mt-2 h-10 w-32" />
            <Skeleton className="h-60 rounded-lg" />
            <Skeleton className="h-60 rounded-lg" />
          </div>
        </div>
        <div className={classNames(editorColumns.page, 'max-lg:hidden')}>
          <div className="flex min-h-0 grow flex-col gap-3">
            <Skeleton className="h-9 w-20 shrink-0" />
            <div className={deskStyle} data-preview>
              {children}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
