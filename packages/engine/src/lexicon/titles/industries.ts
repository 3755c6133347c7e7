import { byWord } from '@shortlist/schema';

/** Industries by their entry in the lexicon, and the occupations whose every job is work in them. */
const industries: Record<string, string> = byWord({
  construction: 'construction building-trades electrical-trades civil-engineering',
  'automotive-industry': 'automotive',
  education: 'teaching higher-education',
  'health-care': 'nursing medicine allied-health health-administration care pharmacy dental laboratory',
  hospitality: 'hospitality cooking',
  logistics: 'logistics warehouse driving',
  retail: 'retail',
  'retail-sales': 'retail',
});

/** Whether an occupation is work in an industry: a carpenter's of construction, a nurse's of health care. Ids of the lexicon. */
export function isWorkIn(industry: string, occupations: ReadonlySet<string>): boolean {
  return industries[industry]?.split(' ').some((each) => occupations.has(each)) ?? false;
}
