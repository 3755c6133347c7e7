import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex } from '../../facts/index-facts.ts';

/** Adjectives and nouns that are written as verbs are: "open seven days a week" has opened nothing, and "reports to the owners" own nothing. English. */
const homographs = [
  pair('opened|opening(?= (?:of|a|an|the|new|two|three|up)(?!\\p{L}))', 'open|opens|opened|opening|launch\\p{L}*'),
  pair(
    'I (?:also |now |still |have )?(?:co-)?own(?:ed)?(?! (?:work|initiative))',
    'own|owns|owned|co-own\\p{L}*|(?:co-)?owner|proprietor|founder',
  ),
  pair('closed|closing(?= (?:of|a|the)(?!\\p{L}))', 'close|closed|closes|closing|closure'),
  pair('cleared|clearing', 'clear|cleared|clears|clearing|clearance'),
  pair('seconded', 'second|seconded|secondment'),
];

type Homograph = { told: RegExp; asVerb: RegExp };

function pair(told: string, forms: string): Homograph {
  const [base = ''] = forms.split('|');
  // Its base form is a verb at the beginning of a line or of a further deed alone.
  const verb = `(?:^|[.;:,]\\s*|(?<!\\p{L})(?:and|to|or|I|we|who)\\s+)${base}(?!\\p{L})`;
  const others = forms.split('|').slice(1).join('|');
  return {
    told: new RegExp(`(?<!\\p{L})(?:${told})(?!\\p{L})`, 'iu'),
    asVerb: new RegExp(`${verb}|(?<!\\p{L})(?:${others})(?!\\p{L})`, 'imu'),
  };
}

/** A deed that the facts have the letters of, and not the deed. */
export function checkHomographs(claims: Claims, index: FactIndex): Violation[] {
  if (claims.language !== 'en') return [];
  return homographs.flatMap(({ told, asVerb }): Violation[] => {
    const match = told.exec(claims.text);
    if (match === null || index.views.some(({ fact }) => asVerb.test(fact.text))) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return isOpen(claims, start, end) ? [{ kind: 'other', text: match[0], start, end }] : [];
  });
}
