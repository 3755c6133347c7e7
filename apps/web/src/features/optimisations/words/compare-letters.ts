import { t } from '@lingui/core/macro';
import type { Letter } from '@shortlist/schema';

/** A part of a letter that differs between two versions: its name, and its text then and now. */
export type LetterDifference = { place: string; before: string; after: string };

/** What differs between an earlier letter and the present one, from top to bottom. */
export function compareLetters(then: Letter, now: Letter): LetterDifference[] {
  const parts: LetterDifference[] = [
    { place: t`Subject`, before: then.subject, after: now.subject },
    { place: t`Greeting`, before: then.greeting, after: now.greeting },
    { place: t`Letter`, before: then.paragraphs.join('\n\n'), after: now.paragraphs.join('\n\n') },
    { place: t`Closing`, before: then.closing, after: now.closing },
    { place: t`Signature`, before: then.signature, after: now.signature },
  ];
  return parts.filter(({ before, after }) => before !== after);
}
