import { t } from '@lingui/core/macro';
import type { Portrait as PortraitData } from '../../../content/people.ts';

const ink = '#2a221d';

/** A drawn portrait of flat shapes. */
export function Portrait({ portrait, name }: { portrait: PortraitData; name: string }) {
  const { skin, hair, top, ground, cut, glasses, beard } = portrait;
  return (
    <svg role="img" aria-label={t`Portrait of ${name}`} viewBox="0 0 80 80" className="size-16 shrink-0 rounded-full">
      <rect width="80" height="80" fill={ground} />
      {cut === 'long' && <path d="M22 34c0-14 8-21 18-21s18 7 18 21v26H22z" fill={hair} />}
      {cut === 'curls' && (
        <path
          d="M40 10c13 0 23 9 23 21 0 5 0 9-3 13-2 4-7 4-10 3H30c-4 1-8 1-10-3-3-4-3-8-3-13 0-12 10-21 23-21z"
          fill={hair}
        />
      )}
      {cut === 'bun' && <circle cx="40" cy="13" r="8" fill={hair} />}
      <path d="M12 84c1-18 12-25 28-25s27 7 28 25z" fill={top} />
      <path d="M33 50h14v11c0 4-3 7-7 7s-7-3-7-7z" fill={skin} />
      <path d="M33 54c3 4 11 4 14 0v3c-3 4-11 4-14 0z" fill={ink} opacity="0.14" />
      <ellipse cx="40" cy="38" rx="14.5" ry="17" fill={skin} />
      <Hair cut={cut} hair={hair} />
      {beard && (
        <path
          d="M26 40c1 14 7 18 14 18s13-4 14-18c-3 6-6 7-9 6-3-2-7-2-10 0-3 1-6 0-9-6z"
          fill={cut === 'scarf' ? ink : hair}
        />
      )}
      <circle cx="34.5" cy="37" r="1.6" fill={ink} />
      <circle cx="45.5" cy="37" r="1.6" fill={ink} />
      <path
        d="M35.5 47c2.5 2 6.500 2 9 0"
        fill="none"
        stroke={beard ? skin : ink}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {glasses && (
        <g fill="none" stroke={ink} strokeWidth="1.4">
          <circle cx="34" cy="37" r="5" />
          <circle cx="46" cy="37" r="5" />
          <path d="M39 37h2M29 36l-3-1M51 36l3-1" />
        </g>
      )}
    </svg>
  );
}

function Hair({ cut, hair }: { cut: PortraitData['cut']; hair: string }) {
  switch (cut) {
    case 'short':
      return <path d="M24.500 36c-2-15 6-21 16-21s17 6 15 21c-2-8-5-11-9-12-6 1-14 1-19 1-2 3-3 7-3 11z" fill={hair} />;
    case 'bun':
    case 'long':
      return <path d="M25 38c-2-16 6-22 15-22s17 6 15 22c-2-8-6-13-13-15-4 5-12 6-17 15z" fill={hair} />;
    case 'curls':
      return <path d="M25 36c-1-12 6-17 15-17s16 5 15 17c-2-6-5-9-9-10-7 2-16 1-21 10z" fill={hair} />;
    case 'scarf':
      return <path d="M23 36c-3-17 7-24 17-24s20 7 17 24c-4-9-10-13-17-14-7 1-13 5-17 14z" fill={hair} />;
    case 'bald':
      return <path d="M25.500 40c-2-4-1-8 0-10 1 2 1 6 0 10zM54.500 40c2-4 1-8 0-10-1 2-1 6 0 10z" fill={hair} />;
  }
}
