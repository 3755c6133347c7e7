import { useQuery } from '@tanstack/react-query';
import { siteConfigQuery } from '../api/site-config.ts';
import { aiSuggestions } from '../content/plans.ts';
import { CheckLine } from '../ui/check-line.tsx';

/** The features of a plan, as lines; what this installation has not set up says so. */
export function PlanFeatures({ features }: { features: string[] }) {
  const { data: config } = useQuery(siteConfigQuery);
  return features.map((feature) => {
    const absent = feature === aiSuggestions.feature && config?.aiSuggestions === false;
    return (
      <CheckLine key={feature} absent={absent}>
        <span>
          <span>{feature}</span>
          {absent && <span className="block text-small text-soft">{aiSuggestions.notSetUp}</span>}
        </span>
      </CheckLine>
    );
  });
}
