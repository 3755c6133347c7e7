import { brand } from '../content/brand.ts';

/** The mark and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path d="M8 10.5h16" strokeWidth="3" strokeLinecap="round" className="stroke-on-accent" />
        <path
          d="M8 16.5h10M8 22.5h7"
          strokeWidth="3"
          strokeOpacity="0.55"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
      </svg>
      <span className="serif translate-y-px text-title tracking-tight">{brand.name}</span>
    </span>
  );
}
