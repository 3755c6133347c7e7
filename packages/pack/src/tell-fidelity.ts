import { type Fidelity, lostTexts } from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { speak } from './texts/speak.ts';

/**
 * What a person must know of a tailored version that lacks something of their file, or for which their file stands; nothing where it holds all. `listsEdits`:
 * whether the pack has a list of edits.
 */
export function tellFidelity(fidelity: Fidelity, language: Language, listsEdits: boolean): string[] {
  const i18n = speak(language);
  if (fidelity.unchanged) {
    const isAsWorded = fidelity.unchangedBecause === 'nothing-to-reword';
    const why = isAsWorded
      ? i18n._('Your resume is your original file: there was nothing to reword.')
      : i18n._('Your resume is your original file, because parts of it were hard to read.');
    const list = isAsWorded
      ? i18n._('edits.txt suggests a different order.')
      : i18n._('edits.txt lists the suggested edits.');
    const draft = i18n._('If you use the draft, resume-rebuilt.pdf, check every line before you send it.');
    return [[why, ...(listsEdits ? [list] : []), ...(isAsWorded ? [draft] : [])].join(' ')];
  }
  const lost = lostTexts(fidelity);
  const { moved } = fidelity;
  return [
    ...(lost.length > 0
      ? [
          i18n._(
            '{count, plural, one {This line from your resume isn’t in the tailored version:} other {These # lines from your resume aren’t in the tailored version:}}',
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
