import { classNames } from './class-names.ts';

type BarProps = {
  value: number;
  max: number;
  label: string;
  valueText?: string;
  tone?: 'accent' | 'partly' | 'missing';
  hidden?: boolean;
};

const tones = { accent: 'fill-accent', partly: 'fill-partly', missing: 'fill-missing' };

/** A measure from 0 to `max`. `hidden` when the numbers already stand beside it as text. */
export function Bar({ value, max, label, valueText, tone = 'accent', hidden }: BarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const semantics = hidden
    ? { 'aria-hidden': true }
    : {
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': value,
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuetext': valueText,
      };
  return (
    <div {...semantics} className="h-1.5 w-full overflow-hidden rounded-full bg-rule">
      <svg
        aria-hidden="true"
        className="block size-full rtl:-scale-x-100"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect width={share * 100} height="1" className={classNames('transition-[width] duration-200', tones[tone])} />
      </svg>
    </div>
  );
}
