import { plural, t } from '@lingui/core/macro';
import type { LedgerEntry, Resume } from '@shortlist/schema';
import { listFacts } from '../../../results/place-words.ts';

type LedgerProps = {
  /** Sentences in their order, as they stand. */
  entries: LedgerEntry[];
  original: Resume;
  /** What the result came from. */
  of?: 'resume' | 'linkedin';
  language: string;
  className?: string;
};

/** Sources: the person's own words, and where they stand. */
export function Ledger({ entries, original, of, language, className = '' }: LedgerProps) {
  if (entries.length === 0) return null;
  return (
    <details className={`max-w-prose text-small ${className}`}>
      <summary className="w-fit rounded-sm font-medium text-accent">
        {plural(entries.length, { one: 'Source', other: 'Sources' })}
      </summary>
      <ol className="mt-3 grid gap-4">
        {entries.map((entry) => (
          <li key={entry.pointer + entry.sentence}>
            {entries.length > 1 && (
              <p lang={language} dir="auto" className="whitespace-pre-line">
                {entry.sentence}
              </p>
            )}
            <Rests entry={entry} original={original} of={of} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Rests({ entry, original, of }: { entry: LedgerEntry } & Pick<LedgerProps, 'original' | 'of'>) {
  if (entry.facts.length === 0) return <p className="mt-1 text-faint">{t`This sentence makes no claim about you.`}</p>;
  return (
    <ul className="mt-1 grid gap-1">
      {listFacts(entry, original, of).map(({ words, place }) => (
        <li key={words + place} className="border-s-2 border-accent/50 ps-3">
          <q>{words}</q>
          <span className="block text-faint">{place}</span>
        </li>
      ))}
    </ul>
  );
}
