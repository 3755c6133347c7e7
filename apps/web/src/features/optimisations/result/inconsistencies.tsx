import type { Inconsistency } from '@shortlist/schema';
import { ResultSection } from './result-section.tsx';

/** Where the resume and the profile of one person disagree. */
export function Inconsistencies({ inconsistencies }: { inconsistencies: Inconsistency[] }) {
  if (inconsistencies.length === 0) return null;
  return (
    <ResultSection
      id="consistency"
      title="Resume and profile disagree"
      intro="Recruiters compare the two. Make them say the same."
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {inconsistencies.map((one) => (
          <li key={one.field + one.resume} className="grid gap-1 py-4">
            <h3 className="font-semibold">{one.field}</h3>
            <p>
              Resume: <q>{one.resume}</q>. LinkedIn: <q>{one.linkedin}</q>.
            </p>
            <p className="text-soft">{one.explanation}</p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
