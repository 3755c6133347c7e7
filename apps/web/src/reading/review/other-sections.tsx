import { t } from '@lingui/core/macro';
import { placeSections, resumeDraft } from '@shortlist/schema';
import { useMemo } from 'react';
import type { Review } from './use-review.ts';

/** Sections that have fields of their own above. */
const shown = ['/work', '/education'];

/** All other sections as they were read, each leading to its place on the page. */
export function OtherSections({ review, onFocus }: { review: Review; onFocus: (pointer: string) => void }) {
  const sections = useMemo(
    () =>
      placeSections(resumeDraft(review.resume, 0)).filter(
        ({ section, pointer }) => !shown.includes(pointer) && section.content.trim() !== '',
      ),
    [review.resume],
  );
  return sections.map(({ section, pointer }) => (
    <section key={section.id} aria-label={section.title}>
      <h3 className="font-semibold">{section.title}</h3>
      <button
        type="button"
        title={t`Show on the page`}
        onClick={() => onFocus(pointer)}
        className="mt-1 w-full rounded-sm text-start whitespace-pre-line break-words hover:bg-sunken"
      >
        {section.content}
      </button>
    </section>
  ));
}
