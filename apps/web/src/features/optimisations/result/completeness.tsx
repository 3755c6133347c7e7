import type { OptimisedProfile } from '@shortlist/schema';
import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import { ResultSection } from './result-section.tsx';

const states = [
  { state: 'missing', word: 'Missing', icon: CircleDashed, tone: 'text-missing' },
  { state: 'known', word: 'There', icon: CircleCheck, tone: 'text-accent' },
  { state: 'unknown', word: 'Cannot be seen in LinkedIn’s PDF, so not judged', icon: CircleHelp, tone: 'text-soft' },
] as const;

/** Which parts of a profile are there, which are missing, and which the PDF cannot show. */
export function Completeness({ rows }: { rows: OptimisedProfile['completeness'] }) {
  if (rows.length === 0) return null;
  return (
    <ResultSection id="completeness" title="What your profile has">
      <dl className="grid gap-4 md:grid-cols-3 md:gap-8">
        {states.map(({ state, word, icon: Icon, tone }) => {
          const fields = rows.filter((row) => row.state === state).map(({ field }) => field);
          return (
            fields.length > 0 && (
              <div key={state}>
                <dt className="flex items-start gap-2 font-medium">
                  <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${tone}`} />
                  {word}
                </dt>
                {fields.map((field) => (
                  <dd key={field} className="ml-6.5 text-soft">
                    {field.charAt(0).toUpperCase() + field.slice(1)}
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </ResultSection>
  );
}
