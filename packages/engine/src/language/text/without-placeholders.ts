import type { Resume } from '@shortlist/schema';
import { isPlaceholder, isTemplateText, withoutTemplateHead } from './find-placeholder.ts';
import { textsOf } from './texts-of.ts';

/** The texts of a resume that a template's writer put there, each once. */
export function listPlaceholders(resume: Resume): string[] {
  return [...new Set(textsOf({ ...resume, meta: undefined }).filter(isTemplateText))];
}

/** The resume without these texts, or their beginning, and without bare names of fields; of a list the place is kept empty, so that all others keep theirs. */
export function withoutPlaceholders(resume: Resume): Resume {
  return textsOf({ ...resume, meta: undefined }).some(isPlaceholder) ? (emptied(resume) as Resume) : resume;
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ownPart(value);
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) =>
        typeof each === 'string' && !demanded.has(key) && ownPart(each) === '' ? [] : [[key, emptied(each)]],
      ),
    );
  return value;
}

/** The texts that a resume's schema demands: they stay, empty. */
const demanded: ReadonlySet<string> = new Set(['section', 'text', 'title']);

const ownPart = (text: string): string => {
  const rest = withoutTemplateHead(text);
  return isPlaceholder(rest) ? '' : rest;
};
