import { byWord } from '@shortlist/schema';

/** Acronyms and names that two trades use for two things: the id of the rarer one and the words nearby that speak for it. Without these words the lexicon's own entry stands. */
const ofAdvertising = words('cost-per|ad exchanges?|advertis\\w*|ppc|programmatic|media buy\\w*|adwords');
export const acronymRivals: Record<string, Rival[]> = byWord({
  AWS: [
    {
      id: 'aws-certified-welder',
      cues: words('weld\\w*|[gs]maw|fcaw|gtaw|[3-6]g|pipefitt\\w*|fabricat\\w*'),
    },
  ],
  ADR: [
    {
      id: 'adr-certificate',
      cues: words('driver|driving|lorry|truck|tanker|haulage|hgv|transport|kraftfahrer|lkw|camion|chauffeur|gefahrgut'),
    },
  ],
  CMA: [
    {
      id: 'certified-medical-assistant-credential',
      cues: words('medical assistants?|patients?|clinic|physicians?|phlebotomy|vital signs'),
    },
  ],
  CPC: [
    { id: 'pay-per-click-advertising', cues: ofAdvertising },
    { id: 'driver-cpc', cues: words('driver|driving|hgv|lgv|pcv|lorry|haulage|tacho\\w*') },
  ],
  CSM: [{ id: 'customer-success', cues: words('customer success|churn|renewals?|upsell\\w*') }],
  CSR: [
    {
      id: 'customer-service',
      cues: words('representatives?|call cent(?:er|re)|inbound calls?|customer service|customer calls?|phone calls?'),
    },
  ],
  DL: [{ id: 'driving-licence', cues: words('drivers?|driving|valid|vehicle|trucks?|deliver\\w*') }],
  FAR: [{ id: 'faa-regulations', cues: words('aviation|aircraft|pilots?|airframe|airport|faa') }],
  LPC: [{ id: 'legal-practice-course', cues: words('sqe|llb|solicitors?|paralegals?|litigation|training contract') }],
  Outreach: [{ id: 'outreach-io', cues: words('salesforce|salesloft|hubspot|sdrs?|bdrs?|crm|cold calls?|cadences?') }],
  PCA: [
    {
      id: 'personal-hygiene-care',
      cues: words('patients?|residents?|clients?|nurs\\w+|caregivers?|care (?:aide|assistant|attendant)s?|home care'),
    },
  ],
  MSP: [
    {
      id: 'managed-services',
      cues: words('it support|managed service|help ?desk|service desk|rmm|connectwise|ticket\\w*'),
    },
  ],
  FBA: [{ id: 'amazon-seller-central', cues: words('amazon|e-?commerce|marketplaces?|listings?') }],
  CPA: [{ id: 'pay-per-click-advertising', cues: ofAdvertising }],
  CPM: [{ id: 'pay-per-click-advertising', cues: ofAdvertising }],
  DSP: [{ id: 'programmatic-advertising', cues: ofAdvertising }],
  DSPs: [{ id: 'programmatic-advertising', cues: ofAdvertising }],
});

type Rival = { id: string; cues: RegExp };

/** Characters on each side in which cues are looked for. */
const reach = 400;

/** The id of the rival meaning of an acronym at a place, where the words around speak for it. */
export function rivalOf(text: string, start: number, end: number): string | undefined {
  const rivals = end - start <= 8 ? acronymRivals[text.slice(start, end)] : undefined;
  if (rivals === undefined) return undefined;
  const around = text.slice(Math.max(0, start - reach), end + reach);
  return rivals.find(({ cues }) => cues.test(around))?.id;
}

function words(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
}
