import type { Match, Optimization } from '@shortlist/schema';
import { formatPoints } from '../../../ui/format.ts';
import { leverText } from '../words/lever-words.ts';
import { MoreDetail } from './more-detail.tsx';
import { ResultSection } from './result-section.tsx';
import { useFold } from './use-fold.tsx';

/** What would move the match estimate, and by how much: each only where it is true of the person. */
export function WhatWouldChange({ match, detail }: { match: Match; detail: Optimization['detail'] }) {
  const { shown, more } = useFold(match.levers, { first: 5, most: 7, noun: 'change' });
  if (detail === 'advanced' && match.levers.length === 0) return null;
  return (
    <ResultSection
      id="what-would-change"
      folds
      title="What would change the number"
      intro="Each is worth this many points, if it is true of you and your resume says so."
      onScreenOnly={detail === 'basic'}
    >
      {detail === 'basic' ? (
        <MoreDetail>Which changes would count, and how many points each, comes with advanced optimization.</MoreDetail>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule">
          {shown.map((lever) => (
            <li key={lever.requirement + lever.change} className="flex items-baseline justify-between gap-6 py-3">
              <span className="min-w-0 break-words">{leverText(lever, match.requirements)}</span>
              <span className="tabular shrink-0 text-soft">{formatPoints(lever.effect, true)} points</span>
            </li>
          ))}
        </ol>
      )}
      {more}
    </ResultSection>
  );
}
