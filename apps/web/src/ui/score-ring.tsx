import { t } from '@lingui/core/macro';
import { classNames } from './class-names.ts';

type ScoreRingProps = {
  /** 0 to 100. */
  score: number;
  label: string;
  size?: 'normal' | 'large';
  tone?: keyof typeof strokes;
};

const strokes = { accent: 'stroke-accent', partly: 'stroke-partly', missing: 'stroke-missing' };

const radius = 44;
const length = 2 * Math.PI * radius;

/** A score out of 100 as a ring round its number. Its parts belong beside it. */
export function ScoreRing({ score, label, size = 'normal', tone = 'accent' }: ScoreRingProps) {
  const shown = Math.round(score);
  return (
    <div
      role="img"
      aria-label={t`${label}: ${shown} out of 100`}
      className={classNames('relative shrink-0', size === 'large' ? 'size-36' : 'size-24')}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="6" className="stroke-rule" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${(shown / 100) * length} ${length}`}
          className={classNames(
            'transition-[stroke-dasharray] duration-200',
            strokes[tone],
            shown === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span
        aria-hidden="true"
        className={classNames(
          'serif tabular absolute inset-0 grid place-items-center',
          size === 'large' ? 'text-[3.25rem]' : 'text-headline',
        )}
      >
        {shown}
      </span>
    </div>
  );
}
