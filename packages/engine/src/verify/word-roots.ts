import type { FactIndex } from './index-facts.ts';

const separable = 'ab|an|auf|aus|bei|ein|fort|her|hin|mit|nach|teil|um|vor|weg|weiter|zu|zurück|zusammen';
const german = {
  lead: new RegExp(`^(?:(${separable})ge|ge(?=.{4}))`, 'u'),
  ending: /(?:ungen|ungs|ung|ender|enden|ende|end|tet|ten|est|ern|te|en|et|er|es|em|st|e|n|s|t)$/u,
};
/** Endings of verbs, of the nouns made of them, and of number and gender. */
const romance =
  /(?:ances|ance|ences|ence|anza|enza|ança|ença|ancia|encia|aggio|agem|aje|aciones|ación|acion|ações|ação|azioni|azione|ation|ations|amiento|amento|imento|mento|ement|ement|issons|issent|ssant|endo|ando|antes|ante|iendo|aron|ieron|aram|eram|iram|avano|evano|ivano|avo|evo|ivo|aba|ía|ais|ait|aient|ons|ez|ées|és|ée|ate|ati|ata|ato|uti|ute|uto|uta|iti|ite|ito|ita|adas|ados|ada|ado|idas|idos|ida|ido|ei|iei|ou|iu|ar|er|ir|are|ere|ire|ent|it|is|es|os|as|é|è|i|í|ó|o|a|e|u|s)$/u;
const dutch = {
  lead: /^(?:(aan|af|bij|door|in|mee|na|om|op|over|samen|toe|uit|voor)ge|ge(?=.{4}))/u,
  ending: /(?:ingen|ing|den|de|ten|te|en|t|d|e|s)$/u,
};

/** What stays of a verb in all its forms and of its noun, roughly: "gesenkt" and "Senkung", "colaboré" and "colaboración". Input lower case. */
export function rootOf(word: string, language: string): string {
  const kept = rootsOf.get(language);
  const roots = kept === undefined || kept.size > 20_000 ? new Map<string, string>() : kept;
  if (roots !== kept) rootsOf.set(language, roots);
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = findRoot(word, language);
  roots.set(word, root);
  return root;
}

const rootsOf = new Map<string, Map<string, string>>();

function findRoot(word: string, language: string): string {
  if (language === 'de') {
    const bare = plain(word.replace(german.lead, '$1'));
    return cut(changed[bare] ?? bare, german.ending);
  }
  if (language === 'nl') return cut(plain(word.replace(dutch.lead, '$1')), dutch.ending);
  return cut(word, romance);
}

/** Strong German verbs, as their nouns have them. */
const changed: Record<string, string> = {
  sank: 'senk',
  sanken: 'senk',
  sunken: 'senk',
  stieg: 'steig',
  stiegen: 'steig',
  teilnommen: 'teilnahm',
  ubernommen: 'ubernahm',
  schrieben: 'schreib',
  schrieb: 'schreib',
};

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

function cut(word: string, ending: RegExp): string {
  let root = word;
  for (let round = 0; round < 2; round++) {
    const next = root.replace(ending, '');
    if (next.length < 4) break;
    root = next;
  }
  return plain(root);
}

/** Whether two words are forms of one, in a language whose forms the English stems do not tell. */
export function isSameRoot(a: string, b: string, language: string): boolean {
  if (language === 'en' || a.length < 5 || b.length < 5) return false;
  // Only German and Dutch put something before a verb's root.
  if (language !== 'de' && language !== 'nl' && a[0] !== b[0]) return false;
  const root = rootOf(a, language);
  return root.length > 3 && root === rootOf(b, language);
}

const known = new WeakMap<FactIndex, Map<string, Set<string>>>();

/** Whether a word of the facts, no name, has this root; of a separable verb either part of it ("kaufe … ein", "Einkauf"). */
export function holdsRoot(word: string, language: string, index: FactIndex): boolean {
  if (language === 'en' || word.length < 5) return false;
  const byLanguage = known.get(index) ?? new Map<string, Set<string>>();
  known.set(index, byLanguage);
  let roots = byLanguage.get(language);
  if (roots === undefined) {
    roots = new Set();
    const apart = new RegExp(`^(?:${separable})(?=.{4})`, 'u');
    for (const { fact, words } of index.views)
      if (!/\/(?:name|institution|organization|city|url)$|^\/basics\/(?!summary)|^\/languages/.test(fact.pointer))
        for (const each of words) {
          const root = rootOf(each.word, language);
          roots.add(root);
          if (language === 'de') roots.add(root.replace(apart, ''));
        }
    byLanguage.set(language, roots);
  }
  const root = rootOf(word, language);
  return root.length > 3 && roots.has(root);
}
