import { type LegalSection, legalDate } from '../../content/legal.ts';
import { Page } from '../../ui/page.tsx';

/** A text of rules: its date, its sections. */
export function LegalPage({ title, intro, sections }: { title: string; intro: string; sections: LegalSection[] }) {
  return (
    <Page title={title} width="prose" intro={intro}>
      <p className="text-small text-faint">{`In force from ${legalDate}.`}</p>
      {sections.map((section) => (
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
