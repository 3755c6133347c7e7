import { t } from '@lingui/core/macro';
import type { BriefReply, Worth } from '@shortlist/schema';
import { i18n } from '#i18n';
import { Badge } from '../../../ui/badge.tsx';
import { bandTone } from '../../../ui/band-tone.ts';
import { formatPercent } from '../../../ui/format.ts';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { adviceWords, sayWorth } from './say-worth.ts';

const tones: Record<Worth['advice'], 'accent' | 'partly' | 'missing'> = {
  apply: 'accent',
  stretch: 'partly',
  skip: 'missing',
};

/** The present match, and whether the job is worth applying for, in one sentence. */
export function WorthApplying({ data: { match, worth }, checking }: { data: BriefReply; checking: boolean }) {
  if (!match || !worth) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:flex-nowrap">
      <ScoreRing score={match.score} label={t`Current match`} tone={bandTone[match.band]} />
      <div role="status" className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {t`Worth applying?`} <Badge tone={tones[worth.advice]}>{i18n._(adviceWords[worth.advice])}</Badge>
        </h3>
        <p className="mt-1">{sayWorth(worth)}</p>
        <p className="mt-1 text-small text-faint">
          {checking
            ? t`Updating`
            : t`Match before tailoring: ${{ percent: formatPercent(match.score / 100) }}. Our advice depends on which requirements you meet, not on this score.`}
        </p>
      </div>
    </div>
  );
}
