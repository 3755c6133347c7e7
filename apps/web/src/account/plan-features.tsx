import { useQuery } from '@tanstack/react-query';
import { siteConfigQuery } from '../api/site-config.ts';
import { aiSuggestions } from '../content/plans.ts';
import { CheckLine } from '../ui/check-line.tsx';

/** The features of a plan, as lines; what this installation has not set up says so. */
export function PlanFeatures({ features }: { features: string[] }) {
  const { data: config } = useQuery(siteConfigQuery);
  return features.map((feature) => (
    <CheckLine key={feature}>
      <span>
        <span>{feature}</span>
        {feature === aiSuggestions.feature && config?.aiSuggestions === false && (
          <span className="block text-small text-soft">{aiSuggestions.notSetUp}</span>
        )}
      </span>
    </CheckLine>
  ));
}
