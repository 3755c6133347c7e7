import { t } from '@lingui/core/macro';
import { type Draft, draftLanguage, draftLinks } from '@shortlist/schema';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SectionNotes } from '../review/section-notes.tsx';
import { SpellingLine } from '../review/spelling-line.tsx';
import type { Review } from '../review/use-review.ts';
import { infoCard } from '../sections/jump-to.ts';
import { PersonalInformation } from '../sections/personal-information.tsx';
import { SectionList } from '../sections/section-list.tsx';
import { SectionsHead } from '../sections/sections-head.tsx';
import type { useFolding } from '../sections/use-folding.ts';

type Props = {
  draft: Draft;
  change: (make: (draft: Draft) => Draft, key?: string) => void;
  review: Review;
  folding: ReturnType<typeof useFolding>;
  onAdd: () => void;
};

/** The text of the resume: who it is about, and its sections. */
export function EditView({ draft, change, review, folding, onAdd }: Props) {
  const { folded, fold, foldAll } = folding;
  const { links: own, rest } = draft;
  const links = useMemo(() => draftLinks({ links: own, rest }), [own, rest]);
  return (
    <div className="grid content-start gap-4 [&_:is(input,textarea,button)]:scroll-mt-36 [&_[data-card]]:scroll-mt-20 lg:[&_[data-card]]:scroll-mt-36 xl:[&_[data-card]]:scroll-mt-14">
      <div data-card={infoCard} tabIndex={-1} className="rounded-lg">
        <PersonalInformation info={draft.userInfo} links={links} photo={draft.photo} change={change} review={review} />
      </div>
      <SectionsHead sections={draft.sections} folded={folded} onFoldAll={foldAll} />
      <SectionList
        sections={draft.sections}
        change={change}
        review={review}
        language={draftLanguage(draft)}
        folded={folded}
        onFold={fold}
      />
      <SpellingLine language={draftLanguage(draft)} />
      <SectionNotes
        label={t`the whole page`}
        notes={review.notes.get('page')}
        apply={review.apply}
        accept={review.accept}
      />
      <Button variant="secondary" className="justify-self-start" data-add-section onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t`Add Section`}
      </Button>
    </div>
  );
}
