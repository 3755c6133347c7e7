import { plural, t } from '@lingui/core/macro';
import type { ResumeResult } from '@shortlist/schema';

/** A thing to do, and the part of the page where it is done. */
export type NextStep = { text: string; href: string };

type Told = Pick<ResumeResult, 'questions' | 'edits' | 'doubts' | 'fidelity'>;

/** What is left to do with a result, in order: what may be wrong first, then what betters it, then what to read before it is sent. */
export function nextSteps({ questions, edits, doubts = [], fidelity }: Told): NextStep[] {
  const own = fidelity?.unchanged === true && edits.length > 0;
  return [
    ...(doubts.length > 0 ? [{ text: t`Check the parts we weren’t sure about`, href: '#doubts' }] : []),
    ...(questions.length > 0
      ? [
          {
            text: plural(questions.length, { one: 'Answer one question', other: 'Answer # questions' }),
            href: '#questions',
          },
        ]
      : []),
    ...(own ? [{ text: t`Make the edits in your own file`, href: '#downloads' }] : []),
    ...(edits.length > 0 && !own
      ? [{ text: plural(edits.length, { one: 'Review one edit', other: 'Review # edits' }), href: '#edits' }]
      : []),
    { text: t`Read the cover letter`, href: '#letter' },
  ];
}
