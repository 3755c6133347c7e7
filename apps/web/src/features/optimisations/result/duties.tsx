import { plural, t } from '@lingui/core/macro';
import type { RequirementMatch, Resume } from '@shortlist/schema';
import { namePlace } from '../../../results/place-words.ts';
import { MetMark } from './met-mark.tsx';
import { useFold } from './use-fold.tsx';

/** What the person would do in the job, and the line of the resume that tells of such work. */
export function Duties({ duties, resume }: { duties: RequirementMatch[]; resume: Resume }) {
  const { shown, more } = useFold(duties, {
    first: 5,
    most: 7,
    more: (left) => plural(left, { one: 'Show # more task', other: 'Show # more tasks' }),
  });
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t`What you’d do in this job`}</h3>
      <p className="mt-1 text-small text-soft">{t`Similar work in your resume counts toward your experience.`}</p>
      <ul className="mt-2 grid gap-3">
        {shown.map(({ id, text, met, evidence }) => (
          <li key={id} className="flex flex-wrap items-start gap-3">
            <MetMark met={met} />
            <span className="min-w-0 grow basis-48">
              {text}
              {evidence.map((proof) => (
                <span key={proof.pointer} className="mt-1 block border-s-2 border-accent/50 ps-3">
                  <q className="break-words">{proof.text}</q>
                  <span className="block text-small text-faint">{namePlace(resume, proof.pointer)}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
