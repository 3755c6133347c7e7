import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { earlySheets } from '../preview/first-pages.ts';
import { deskStyle, SheetsFrame } from '../preview/sheets-frame.tsx';
import { editorColumns } from './editor-columns.ts';

/** The editor before the resume is there: its pages, and quiet blocks where its other parts will stand. */
export function EditorSkeleton() {
  return (
    <div className={editorColumns.screen}>
      <p role="status" className="sr-only">
        {t`Opening your resume`}
      </p>
      <div className={editorColumns.head}>
        <Skeleton className="h-6 w-28" />
        <div className={editorColumns.names}>
          <h1 className={editorColumns.heading}>{t`Resume Builder`}</h1>
          <Skeleton className="h-8 w-72 max-w-full" />
        </div>
      </div>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-2.5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-[44rem] max-w-full max-lg:h-24" />
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
          <FirstSheets />
        </div>
      </div>
    </div>
  );
}

/** The pages, as soon as they are there: they do not wait for the sign-in and for the fields beside them. */
function FirstSheets() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const place = useCallback(
    (frame: HTMLDivElement | null) => {
      const sheets = id ? earlySheets(id) : undefined;
      if (frame && sheets) frame.append(sheets);
    },
    [id],
  );
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <Skeleton className="h-9 w-20 shrink-0" />
      <div className={deskStyle} data-preview>
        <SheetsFrame ref={place} />
      </div>
    </div>
  );
}
