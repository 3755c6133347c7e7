import { plural } from '@lingui/core/macro';
import type { Edit, Resume } from '@shortlist/schema';
import { listFacts } from '../../../results/place-words.ts';

/** The facts that an edit rests on, in the person's own words. */
export function EditFacts({ edit, original }: { edit: Edit; original: Resume }) {
  const facts = listFacts({ facts: edit.evidence }, original);
  return (
    <details className="max-w-prose text-small">
      <summary className="w-fit rounded-sm font-medium text-accent">
        {plural(facts.length, { one: 'Based on one source', other: 'Based on # sources' })}
      </summary>
      <ul className="mt-2 grid gap-2">
        {facts.map(({ words, place }) => (
          <li key={words + place} className="border-s-2 border-accent/50 ps-3">
            <q>{words}</q>
            <span className="block text-faint">{place}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
