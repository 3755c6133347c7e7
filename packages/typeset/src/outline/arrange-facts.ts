import type { PageLanguage, Resume } from '@shortlist/schema';
import { inBrackets } from './in-brackets.ts';
import { listSpans, makeSpan } from './make-span.ts';
import type { Fact, Span } from './outline.ts';

/** Skills and interests: groups with their keywords each on a line; bare names together on one. */
export function arrangeKeywordLists(resume: Resume, id: 'skills' | 'interests', language: PageLanguage): Fact[] {
  const facts: Fact[] = [];
  let bare: Fact | undefined;
  (resume[id] ?? []).forEach((group: { name?: string; level?: string; keywords?: string[] }, index) => {
    const at = `/${id}/${index}`;
    const label = makeSpan(group.name, `${at}/name`);
    const detail = makeSpan(group.level, `${at}/level`);
    const items = listSpans(group.keywords, `${at}/keywords`);
    if (label && items.length === 0) {
      const item = detail ? withDetail(label, detail, language) : label;
      if (bare) bare.items.push(item);
      else {
        bare = { items: [item] };
        facts.push(bare);
      }
      return;
    }
    if (!label && items.length === 0) return;
    bare = undefined;
    facts.push({ ...(label ? { label } : {}), ...(detail ? { detail } : {}), items });
  });
  return facts;
}

/** Languages with how well they are spoken, on one line: "German (native), English (C1)". */
export function arrangeLanguages(resume: Resume, page: PageLanguage): Fact[] {
  const items = (resume.languages ?? []).flatMap((spoken, index): Span[] => {
    const language = makeSpan(spoken.language, `/languages/${index}/language`);
    const fluency = makeSpan(spoken.fluency, `/languages/${index}/fluency`);
    if (!language) return fluency ? [fluency] : [];
    return [fluency ? withDetail(language, fluency, page) : language];
  });
  return items.length > 0 ? [{ items }] : [];
}

function withDetail(span: Span, detail: Span, language: PageLanguage): Span {
  return { ...span, text: span.text + inBrackets(detail.text, language.brackets) };
}
