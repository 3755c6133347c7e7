import { byWord } from '@shortlist/schema';

/**
 * What people of an occupation do every day, whether their resume says so or not, by the tasks of its group in ISCO-08 (International Labour Office): a cashier handles cash, who supports users
 * serves customers. Skills of the lexicon → families of its titles.
 */
const carried: Record<string, string> = byWord({
  'customer-service': 'retail hospitality it-support banking aviation',
  'cash-handling': 'retail hospitality banking',
  'food-safety': 'cooking hospitality',
  'food-preparation': 'cooking',
  'data-entry': 'administration accounting',
  'records-management': 'administration',
  'meeting-coordination': 'administration',
  'inventory-management': 'warehouse',
  'patient-care': 'nursing care',
  'classroom-management': 'teaching',
  'lesson-planning': 'teaching',
  'blueprint-reading': 'building-trades electrical-trades mechanical-trades',
  'hand-tools': 'building-trades electrical-trades mechanical-trades automotive',
  'power-tools': 'building-trades electrical-trades mechanical-trades automotive',
  troubleshooting: 'it-support cloud-operations networks mechanical-trades electrical-trades automotive',
  'version-control': 'software',
  debugging: 'software',
  'requirements-analysis': 'business-analysis product-management',
  'month-end-close': 'accounting',
  bookkeeping: 'accounting',
  'employment-law': 'human-resources',
  'legal-research': 'law',
  'route-planning': 'driving',
});

/** Whether the work of any of these occupations brings a skill with it. Ids of the lexicon. */
export function isCarriedBy(skill: string, occupations: ReadonlySet<string>): boolean {
  return carried[skill]?.split(' ').some((each) => occupations.has(each)) ?? false;
}

/** The skills that some work brings with it. */
export const carriedSkills: readonly string[] = Object.keys(carried);
