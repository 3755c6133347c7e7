import type { MessageDescriptor } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { i18n } from '#i18n';
import { siteConfigQuery } from '../api/site-config.ts';
import { aiSuggestions } from '../content/plans.ts';
import { CheckLine } from '../ui/check-line.tsx';

/** The features of a plan, as lines; what this installation has not set up says so. */
export function PlanFeatures({ features }: { features: MessageDescriptor[] }) {
  const { data: config } = useQuery(siteConfigQuery);
  return features.map((feature) => {
    const absent = feature.id === aiSuggestions.feature.id && config?.aiSuggestions === false;
    return (
      <CheckLine key={feature.id} absent={absent}>
        <span>
          <span>{i18n._(feature)}</span>
          {absent && <span className="block text-small text-soft">{i18n._(aiSuggestions.notSetUp)}</span>}
        </span>
      </CheckLine>
    );
  });
}
