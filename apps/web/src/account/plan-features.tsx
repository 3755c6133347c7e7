import type { MessageDescriptor } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { i18n } from '#i18n';
import { siteConfigQuery } from '../api/site-config.ts';
import { aiSuggestions } from '../content/plans.ts';
import { CheckLine } from '../ui/check-line.tsx';

type PlanFeaturesProps = {
  features: MessageDescriptor[];
  /** How a text is said: in the interface's language, unless the page around it is English. */
  say?: (text: MessageDescriptor) => string;
};

/** The features of a plan, as lines; what this installation has not set up says so. */
export function PlanFeatures({ features, say = (text) => i18n._(text) }: PlanFeaturesProps) {
  const { data: config } = useQuery(siteConfigQuery);
  return features.map((feature) => {
    const absent = feature.id === aiSuggestions.feature.id && config?.aiSuggestions === false;
    return (
      <CheckLine key={feature.id} absent={absent}>
        <span>
          <span>{say(feature)}</span>
          {absent && <span className="block text-small text-soft">{say(aiSuggestions.notSetUp)}</span>}
        </span>
      </CheckLine>
    );
  });
}
