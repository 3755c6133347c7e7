import { findPlaceholder } from '../../language/text/find-placeholder.ts';
import type { Rule } from '../rule.ts';

/** Checks for text of a template that was left in. */
export const placeholderRules: Rule[] = [
  {
    code: 'placeholder',
    severity: 'major',
    find: ({ lines }) =>
      lines.flatMap(({ text, box }) => {
        const found = findPlaceholder(text);
        return found === undefined ? [] : [{ evidence: found, boxes: [box] }];
      }),
  },
];
