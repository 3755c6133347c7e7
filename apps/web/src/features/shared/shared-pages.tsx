import { t } from '@lingui/core/macro';
import type { SharedResume } from '@shortlist/schema';
import { showPages } from '@shortlist/typeset/browser';
import { useEffect, useRef } from 'react';

/** The pages as they are printed, and the same as headings and lists for assistive technology. */
export function SharedPages({ resume }: { resume: SharedResume }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current) showPages(container.current, resume.pages);
  }, [resume]);
  const html = resume.html
    .replace(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${Number(level) + 1}>`)
    .replaceAll('<a ', '<a tabindex="-1" ');
  return (
    <>
      <div data-preview>
        <div
          ref={container}
          aria-hidden="true"
          className="mx-auto grid max-w-[52rem] gap-6 [&_.sheet]:bg-sheet [&_.sheet]:shadow-lift [&_svg]:block [&_svg]:h-auto [&_svg]:w-full"
        />
        {resume.pageCount > resume.pages.length && (
          <p className="mt-6 text-center text-small text-soft">
            {t`Showing the first ${{ shown: resume.pages.length }} of ${{ pages: resume.pageCount }} pages. Download the PDF for the rest.`}
          </p>
        )}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our typesetter, which escapes every text of the person */}
      <div className="sr-only" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
