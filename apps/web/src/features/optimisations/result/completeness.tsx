import { msg, t } from '@lingui/core/macro';
import type { OptimisedProfile } from '@shortlist/schema';
import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import { i18n } from '#i18n';
import { sayServerText } from '../../../language/say-server-text.ts';
import { ResultSection } from './result-section.tsx';

const states = [
  { state: 'missing', word: msg`Missing`, icon: CircleDashed, tone: 'text-missing' },
  { state: 'known', word: msg`Filled in`, icon: CircleCheck, tone: 'text-accent' },
  { state: 'unknown', word: msg`Not shown in LinkedIn’s PDF, so not checked`, icon: CircleHelp, tone: 'text-soft' },
] as const;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which parts of a profile are there, which are missing, and which the PDF cannot show. */
export function Completeness({ rows }: { rows: OptimisedProfile['completeness'] }) {
  if (rows.length === 0) return null;
  return (
    <ResultSection id="completeness" title={t`Profile completeness`}>
      <dl className="grid gap-4 md:grid-cols-3 md:gap-8">
        {states.map(({ state, word, icon: Icon, tone }) => {
          const fields = rows.filter((row) => row.state === state).map(({ field }) => field);
          return (
            fields.length > 0 && (
              <div key={state}>
                <dt className="flex items-start gap-2 font-medium">
                  <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${tone}`} />
                  {i18n._(word)}
                </dt>
                {fields.map((field) => (
                  <dd key={field} className="ms-6.5 text-soft">
                    {capitalize(sayServerText(field))}
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
