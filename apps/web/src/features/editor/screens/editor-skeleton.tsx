import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { earlySheets } from '../preview/first-pages.ts';
import { SheetsFrame } from '../preview/sheets-frame.tsx';
import { SkeletonFrame } from './skeleton-frame.tsx';

/** The editor before the resume is there, with its pages as soon as those are: they do not wait for the sign-in and for the fields beside them. */
export function EditorSkeleton() {
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
    <SkeletonFrame>
      <SheetsFrame ref={place} />
    </SkeletonFrame>
  );
}
