import { t } from '@lingui/core/macro';
import { diffWords } from '../words/diff-words.ts';

/** A text with the words marked that went and came; where little was kept, both side by side. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const pieces = diffWords(before, after);
  const kept = pieces.filter((piece) => piece.kind === 'same').reduce((sum, piece) => sum + piece.text.length, 0);
  if (kept < before.length * 0.3) {
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Lines title={t`Before`} lines={[before]} />
        <Lines title={t`After`} lines={[after]} />
      </div>
    );
  }
  return (
    <p className="max-w-prose rounded-md bg-sunken px-4 py-3 leading-7">
      {pieces.map((piece, index) => {
        const key = `${index}${piece.kind}`;
        if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
        if (piece.kind === 'removed') {
          return (
            <del key={key} className="text-missing decoration-missing/70">
              <span className="sr-only">{t`removed:`} </span>
              {piece.text}
            </del>
          );
        }
        return (
          <ins
            key={key}
            className="rounded-sm bg-accent-soft font-medium text-accent decoration-accent/60 underline-offset-3"
          >
            <span className="sr-only">{t`added:`} </span>
            {piece.text}
          </ins>
        );
      })}
    </p>
  );
}

/** Lines under a small heading. */
export function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="text-small font-medium text-faint">{title}</p>
      <ul
        className={
          areNames(lines)
            ? 'mt-1 flex flex-wrap gap-x-2 [&>li:not(:last-child)]:after:content-[","]'
            : 'mt-1 grid gap-1'
        }
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
          <li key={`${index}${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Names in a row, as of skills or sections: they stand in one run, lines of a sentence each below the other. */
function areNames(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.every((line) => line.length <= 32 && !line.includes(','));
}
