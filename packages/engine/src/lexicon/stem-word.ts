const endings = [
  'izations',
  'isations',
  'ization',
  'isation',
  'ational',
  'ements',
  'ations',
  'ators',
  'ances',
  'ences',
  'ments',
  'ement',
  'ation',
  'ative',
  'ators',
  'ingly',
  'ities',
  'ating',
  'ator',
  'ance',
  'ence',
  'ment',
  'able',
  'ible',
  'ants',
  'ents',
  'ions',
  'ates',
  'ated',
  'ings',
  'ical',
  'ally',
  'ness',
  'ings',
  'ate',
  'ant',
  'ent',
  'ion',
  'ing',
  'ity',
  'ive',
  'ers',
  'ors',
  'ies',
  'ied',
  'ist',
  'ful',
  'ous',
  'ise',
  'ize',
  'ed',
  'er',
  'or',
  'es',
  'ly',
  'al',
  'ic',
  's',
  'e',
  'y',
];

/** Endings of those who do a thing: short words keep them, in the plural as in the singular (driver, drivers). */
const agents = new Set(['er', 'or', 'ers', 'ors']);

/** Past forms that no ending gives, as long as they mean nothing else: "wrote" meets "writing", "taught" "teach". */
const pasts = new Map(
  `led:lead wrote:write written:write rewrote:rewrite rewritten:rewrite built:build rebuilt:rebuild taught:teach sold:sell bought:buy ran:run kept:keep
  grew:grow grown:grow chose:choose chosen:choose spoke:speak spoken:speak dealt:deal drove:drive oversaw:oversee overseen:oversee swept:sweep
  undertook:undertake undertaken:undertake held:hold sent:send drew:draw drawn:draw sewn:sew paid:pay spent:spend took:take taken:take
  brought:bring caught:catch fed:feed gave:give given:give analyse:analysis analysed:analysis analysing:analysis analyze:analysis
  analyzed:analysis analyzing:analysis`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

const stems = new Map<string, string>();

/**
 * A rough stem for comparing wordings: "accountant", "accounting" and "accounts" meet at "account", "reconcile" and "reconciliation" at "reconcil".
 * Strips English endings until none is left or four letters remain. Input lower case.
 */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = strip(pasts.get(word) ?? word);
  if (word.length < 24 && stems.size < 50_000) stems.set(word, stem);
  return stem;
}

function strip(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word))
    return word.length === 4 && /^[a-z]{3}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, 3) : word;
  let stem = word;
  for (let round = 0; round < 3; round++) {
    const ending = endings.find((e) => stem.endsWith(e) && stem.length - e.length >= (agents.has(e) ? 5 : 4));
    if (ending === undefined || (ending === 's' && stem.endsWith('ss'))) break;
    stem = stem.slice(0, -ending.length);
  }
  if (stem.length > 4 && stem.at(-1) === stem.at(-2) && stem.at(-1) !== 's' && stem.at(-1) !== 'l')
    stem = stem.slice(0, -1);
  return stem.endsWith('i') && stem.length > 4 ? stem.slice(0, -1) : stem;
}
