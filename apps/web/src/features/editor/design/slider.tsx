import { formatPercent } from '../../../ui/format.ts';

type Props = {
  label: string;
  min: number;
  max: number;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A number between two bounds, shown in percent. */
export function Slider({ label, min, max, value, disabled, onChange }: Props) {
  return (
    <label className="grid content-start gap-1.5 font-medium">
      <span className="flex justify-between">
        {label} <span className="tabular font-normal text-soft">{formatPercent(value)}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 accent-accent disabled:opacity-40"
      />
    </label>
  );
}
