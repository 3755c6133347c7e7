import { defaultSectionOrder, nameSection, type Resume } from '@shortlist/schema';
import { sayPlaceWord } from '../../../results/place-words.ts';

/** The sections that a resume has, in an order of sections, as people would say them; without an order, in the usual one. */
export function describeOrder(resume: Resume, order: unknown): string[] {
  const ids = Array.isArray(order) ? order.filter((id) => typeof id === 'string') : defaultSectionOrder;
  return ids.filter((id) => isThere(resume, id)).map((id) => nameSection(resume, id, sayPlaceWord));
}

function isThere(resume: Resume, id: string): boolean {
  if (id === 'summary') return Boolean(resume.basics?.summary);
  const [, index] = /^custom-(\d+)$/.exec(id) ?? [];
  if (index !== undefined) return resume.customSections?.[Number(index)] !== undefined;
  const value = resume[id === 'custom' ? 'customSections' : id];
  return Array.isArray(value) && value.length > 0;
}
