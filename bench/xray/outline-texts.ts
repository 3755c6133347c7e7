import type { arrangeResume } from '@shortlist/typeset/testing';

type Outline = ReturnType<typeof arrangeResume>;
type Entry = Outline['sections'][number]['entries'][number];

/** All texts that a page shows of a resume. */
export function outlineTexts(outline: Outline): string[] {
  const sections = outline.sections.flatMap((section) => [
    section.heading,
    ...section.paragraphs.map((span) => span.text),
    ...section.bullets.map((span) => span.text),
    ...section.entries.flatMap(entryTexts),
    ...section.facts.flatMap((fact) => [fact.label?.text ?? '', ...fact.items.map((span) => span.text)]),
  ]);
  return [
    outline.name.text,
    outline.label?.text ?? '',
    ...outline.contacts.map((span) => span.text),
    ...sections,
  ].filter(Boolean);
}

function entryTexts(entry: Entry): string[] {
  return [
    entry.title?.text ?? '',
    entry.dates?.text ?? '',
    ...entry.heads.map((span) => span.text),
    ...entry.paragraphs.map((span) => span.text),
    ...entry.bullets.map((span) => span.text),
    ...entry.facts.flatMap((fact) => fact.items.map((span) => span.text)),
  ];
}
