import { t } from '@lingui/core/macro';
import { type LegalText, legalDate } from '../../content/site/legal.ts';
import { formatDay } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';

/** A text of rules: its date, its sections. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page title={text.title} width="prose" intro={text.intro}>
      <p className="text-small text-faint">{t`Effective ${{ day: formatDay(legalDate) }}`}</p>
      {text.sections.map((section) => (
        <section key={section.title} aria-label={section.title} className="mt-10">
          <h2 className="text-title">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-soft">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Page>
  );
}
