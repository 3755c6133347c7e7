import { type Edit, type Resume, tellPlace } from '@shortlist/schema';

/** The facts that an edit rests on, in the person's own words. */
export function EditFacts({ edit, original }: { edit: Edit; original: Resume }) {
  return (
    <details className="max-w-prose text-small">
      <summary className="w-fit rounded-sm font-medium text-accent">
        Rests on {edit.evidence.length === 1 ? 'one fact' : `${edit.evidence.length} facts`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {edit.evidence.map((fact) => (
          <li key={fact.source + fact.pointer + fact.text} className="border-l-2 border-accent/50 pl-3">
            <q>{fact.quote ?? fact.text}</q>
            <span className="block text-faint">{tellPlace(fact, original)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
