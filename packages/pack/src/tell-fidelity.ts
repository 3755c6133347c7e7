import { type Fidelity, lostTexts } from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { speak } from './texts/speak.ts';

/** What a person must know of a tailored version that lacks something of their file; nothing where it holds all. */
export function tellFidelity(fidelity: Fidelity, language: Language): string[] {
  const i18n = speak(language);
  if (fidelity.unchanged)
    return [
      i18n._(
        'The resume is your original file, because parts of it were hard to read. edits.txt lists the suggested edits. If you use the draft, resume-rebuilt.pdf, check every line before you send it.',
      ),
    ];
  const lost = lostTexts(fidelity);
  const { moved } = fidelity;
  return [
    ...(lost.length > 0
      ? [
          i18n._(
            '{count, plural, one {This passage of your resume isn’t in the tailored version:} other {These # passages of your resume aren’t in the tailored version:}}',
            { count: lost.length },
          ),
          ...lost.map((text) => `  - ${text}`),
        ]
      : []),
    ...(moved.length > 0
      ? [
          i18n._(
            '{count, plural, one {This line has a different date than in your resume:} other {These # lines have a different date than in your resume:}}',
            { count: moved.length },
          ),
          ...moved.map(({ text, with: date }) => `  - ${text} (${date})`),
        ]
      : []),
  ];
}
