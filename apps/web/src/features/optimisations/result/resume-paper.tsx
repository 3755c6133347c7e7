import { plural, t } from '@lingui/core/macro';
import type { Optimization, Resume } from '@shortlist/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { pagesQuery } from '../calls/set-pages.ts';
import { isUnchanged } from '../words/is-unchanged.ts';
import { useFold } from './use-fold.tsx';

/** The tailored resume itself: its pages as they are printed, following every accepted or rejected edit. */
export function ResumePaper({ optimization, resume }: { optimization: Optimization; resume: Resume }) {
  const { data, error } = useQuery({ ...pagesQuery(optimization, resume), placeholderData: keepPreviousData });
  const { shown, more } = useFold(data ?? [], {
    first: 1,
    most: 1,
    more: (left) => plural(left, { one: 'Show # more page', other: 'Show # more pages' }),
  });
  if (error) return null;
  const hasEdits = optimization.result?.kind === 'resume' && optimization.result.edits.length > 0;
  return (
    <figure className="grid gap-5">
      {!data && <Skeleton className="aspect-[1/1.414] w-full" />}
      {shown.map((svg, index) => (
        <SheetImage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
          key={index}
          svg={svg}
          alt={t`Page ${{ number: index + 1 }} of ${{ all: data?.length ?? 0 }} of the tailored resume`}
        />
      ))}
      {more}
      <figcaption className="text-small text-faint">
        {isUnchanged(optimization)
          ? hasEdits
            ? t`A rebuilt draft with the edits. Check every line before you send it.`
            : t`A rebuilt draft. Check every line before you send it.`
          : t`This is your PDF. To see what software reads in it, open “PDF check”.`}
      </figcaption>
    </figure>
  );
}

/** One page. Shown as a picture: whatever the text holds, nothing of it runs. */
function SheetImage({ svg, alt }: { svg: string; alt: string }) {
  const picture = useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]);
  const url = useObjectUrl(picture);
  if (!url) return <Skeleton className="aspect-[1/1.414] w-full" />;
  return <img src={url} alt={alt} className="w-full bg-sheet shadow-lift" />;
}
