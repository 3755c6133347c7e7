import { t } from '@lingui/core/macro';
import type { DraftSection } from '@shortlist/schema';
import { useCallback, useRef } from 'react';
import { nameSection } from '../../../content/section-names.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { infoCard, jumpTo } from '../sections/jump-to.ts';
import { SectionNotes } from './section-notes.tsx';
import type { Review } from './use-review.ts';

type Props = { sections: DraftSection[]; review: Review; onOpen: (section: string | undefined) => void };

/** All that is worth a look in the resume, place by place; a place's name leads to its text. */
export default function CheckPanel({ sections, review, onOpen }: Props) {
  useLanguage();
  const places = [
    { id: infoCard, title: t`Personal Information` },
    ...sections.map((section) => ({ id: section.id, title: nameSection(section) })),
    { id: 'page', title: t`the whole page` },
  ].filter(({ id }) => (review.notes.get(id)?.length ?? 0) > 0);

  const failed = review.failed || review.unspelled;
  const list = useRef<HTMLDivElement>(null);
  const next = useCallback(
    (place: string) => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? list.current,
    [],
  );

  function open(id: string) {
    onOpen(id === infoCard ? undefined : id);
    jumpTo(id);
  }

  return (
    <Panel title={t({ message: 'Check', context: 'view of the editor' })}>
      <div ref={list} tabIndex={-1} className="grid gap-6 rounded-sm">
        {failed && (
          <Notice tone="warning" title={t`We couldn’t check your resume.`}>
            {t`Your text is safe. We’ll try again after your next change.`}
          </Notice>
        )}
        {places.length === 0 && !failed && <NoNotes review={review} />}
        {places.map(({ id, title }) => (
          <div key={id}>
            <h3 className="font-semibold">
              {id === 'page' ? (
                <span className="first-letter:uppercase">{title}</span>
              ) : (
                <button type="button" data-place={id} className="prose-link" onClick={() => open(id)}>
                  {title}
                </button>
              )}
            </h3>
            <SectionNotes
              label={title}
              notes={review.notes.get(id)}
              apply={review.apply}
              accept={review.accept}
              next={next}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** Nothing to look at is said only of the text that stands there now, once all of it was looked over. */
function NoNotes({ review: { checking, judged } }: { review: Review }) {
  return (
    <p role="status" className="flex items-center gap-2 text-soft">
      {checking && <Spinner />}
      {checking ? t`Checking` : judged ? t`We found nothing to improve.` : t`Fill in a section to check it.`}
    </p>
  );
}
