import { t } from '@lingui/core/macro';
import type { DraftSection } from '@shortlist/schema';
import { nameSection } from '../../../content/section-names.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Panel } from '../../../ui/panel.tsx';
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

  function open(id: string) {
    onOpen(id === infoCard ? undefined : id);
    jumpTo(id);
  }

  return (
    <Panel title={t({ message: 'Check', context: 'view of the editor' })}>
      {places.length === 0 && <p className="text-soft">{t`We found nothing to improve.`}</p>}
      <div className="grid gap-6">
        {places.map(({ id, title }) => (
          <div key={id}>
            <h3 className="font-semibold">
              {id === 'page' ? (
                <span className="first-letter:uppercase">{title}</span>
              ) : (
                <button type="button" className="prose-link" onClick={() => open(id)}>
                  {title}
                </button>
              )}
            </h3>
            <SectionNotes label={title} notes={review.notes.get(id)} apply={review.apply} accept={review.accept} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
