import { plural } from '@lingui/core/macro';
import { Change } from '../review/section-notes.tsx';
import { compareLines, type LineChange } from './compare-lines.ts';

/** Lines beside a change that are shown as they were; what lies between is counted. */
const beside = 1;

/** What became of a text since then, line by line, the words marked that went and came. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  const changes = compareLines(before, after);
  return (
    <ul className="grid gap-1 rounded-md border border-rule p-3 text-small">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
        <li key={index} className="min-w-0 break-words">
          <Line change={change} first={index === 0} last={index === changes.length - 1} />
        </li>
      ))}
    </ul>
  );
}

function Line({ change, first, last }: { change: LineChange; first: boolean; last: boolean }) {
  if (change.kind === 'changed') return <Change before={change.before} after={change.after} />;
  if (change.kind !== 'same') {
    const { kind, line } = change;
    return <Change before={kind === 'removed' ? line : ''} after={kind === 'added' ? line : ''} />;
  }
  const { lines } = change;
  const head = first ? [] : lines.slice(0, beside);
  const tail = last ? [] : lines.slice(Math.max(head.length, lines.length - beside));
  const hidden = lines.length - head.length - tail.length;
  return (
    <span dir="auto" className="block px-3 whitespace-pre-wrap text-faint">
      {[
        ...head,
        ...(hidden > 0 ? [plural(hidden, { one: '# unchanged line', other: '# unchanged lines' })] : []),
        ...tail,
      ].join('\n')}
    </span>
  );
}
