import { msg, t } from '@lingui/core/macro';
import type { Recommendation } from '@shortlist/schema';
import { i18n } from '#i18n';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ResultSection } from './result-section.tsx';

const effects = [
  { effect: 'high', word: msg`High impact`, tone: 'accent' },
  { effect: 'medium', word: msg`Medium impact`, tone: 'partly' },
  { effect: 'low', word: msg`Low impact`, tone: 'neutral' },
] as const;

/** What else to do, the most effective first. */
export function Recommendations({ recommendations }: { recommendations: Recommendation[] }) {
  if (recommendations.length === 0) return null;
  return (
    <ResultSection id="recommendations" title={t`Recommendations`} intro={t`Sorted by likely impact.`}>
      <ul className="divide-y divide-rule border-y border-rule">
        {effects.flatMap(({ effect, word, tone }) =>
          recommendations
            .filter((one) => one.effect === effect)
            .map((one) => (
              <li key={one.id} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[9rem_1fr]">
                <div>
                  <Badge tone={tone}>{i18n._(word)}</Badge>
                </div>
                <div lang={serverLanguage(one.title)} className="max-w-prose">
                  <h3 className="font-semibold">{sayServerText(one.title)}</h3>
                  <p className="text-soft">{sayServerText(one.reason)}</p>
                </div>
              </li>
            )),
        )}
      </ul>
    </ResultSection>
  );
}
