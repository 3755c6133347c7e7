import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../account/get-account.ts';
import { suggestTranslation } from '../../../api/resumes/languages.ts';
import { siteConfigQuery } from '../../../api/site-config.ts';

/** Asks the model for a translation of one text; undefined where no model is set up or the plan has none. */
export function useSuggestion(id: string, other: string): ((piece: string) => Promise<string>) | undefined {
  const { data: config } = useQuery(siteConfigQuery);
  const { data: account } = useQuery(accountQuery);
  if (!config?.aiSuggestions || account?.subscription.subscriptionType !== 'PREMIUM') return undefined;
  return (piece) => suggestTranslation(id, other, piece);
}
