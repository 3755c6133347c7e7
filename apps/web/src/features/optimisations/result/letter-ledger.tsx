import { describePlace, type LedgerEntry, type Letter, type Resume } from '@shortlist/schema';

/** What each sentence of the letter rests on, in its order; a sentence that the person has changed since is theirs and stands apart. */
export function LetterLedger({ letter, original }: { letter: Letter; original: Resume }) {
  const standing = letter.ledger.filter(({ sentence }) => letter.paragraphs.some((text) => text.includes(sentence)));
  if (standing.length === 0) return null;
  return (
    <details className="mx-auto mt-6 max-w-prose text-small">
      <summary className="w-fit rounded-sm font-medium text-accent">What each sentence rests on</summary>
      <ol className="mt-3 grid gap-4">
        {standing.map((entry) => (
          <li key={entry.pointer + entry.sentence}>
            <p lang={letter.language}>{entry.sentence}</p>
            <Rests entry={entry} original={original} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Rests({ entry, original }: { entry: LedgerEntry; original: Resume }) {
  if (entry.facts.length === 0) return <p className="mt-1 text-faint">Says nothing about you that needs a fact.</p>;
  return (
    <ul className="mt-1 grid gap-1">
      {entry.facts.map((fact) => (
        <li key={fact.source + fact.pointer + fact.text} className="border-l-2 border-accent/50 pl-3">
          <q>{fact.quote ?? fact.text}</q>
          <span className="block text-faint">{placeOf(fact, original)}</span>
        </li>
      ))}
    </ul>
  );
}

function placeOf({ source, pointer }: LedgerEntry['facts'][number], original: Resume): string {
  if (source === 'posting') return 'The posting’s own words';
  return source === 'answer' ? 'Your answer' : describePlace(original, pointer);
}
