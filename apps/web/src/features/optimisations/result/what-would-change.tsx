import { plural, t } from '@lingui/core/macro';
import type { Match } from '@shortlist/schema';
import { sayPoints } from '../../../ui/format.ts';
import { leverText } from '../words/lever-words.ts';
import { MoreDetail } from './more-detail.tsx';
import { ResultSection } from './result-section.tsx';
import { useFold } from './use-fold.tsx';

/** What would move the match estimate, and by how much: each only where it is true of the person. */
export function WhatWouldChange({ match }: { match: Match }) {
  const { levers, leversLeftOut: left = 0, requirements } = match;
  const { shown, more } = useFold(levers, {
    first: 5,
    most: 7,
    more: (left) => plural(left, { one: 'Show # more suggestion', other: 'Show # more suggestions' }),
  });
  if (levers.length === 0) return null;
  return (
    <ResultSection
      id="what-would-change"
      folds
      title={t`What would raise your score`}
      intro={t`How many points each one would add, if it applies to you. Largest gain first.`}
    >
      <ol className="divide-y divide-rule border-y border-rule">
        {shown.map((lever) => (
          <li key={lever.requirement + lever.change} className="flex items-baseline justify-between gap-6 py-3">
            <span className="min-w-0 break-words">{leverText(lever, requirements)}</span>
            <span className="tabular shrink-0 text-soft">{sayPoints(lever.effect, true)}</span>
          </li>
        ))}
      </ol>
      {more}
      {left > 0 && (
        <MoreDetail>
          {plural(left, {
            one: 'Advanced optimization includes one more suggestion with a smaller gain.',
            other: 'Advanced optimization includes # more suggestions with smaller gains.',
          })}
        </MoreDetail>
      )}
    </ResultSection>
  );
}
