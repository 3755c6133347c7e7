import { byWord } from '@shortlist/schema';
import { withoutMarks } from '../../language/text/without-marks.ts';
import type { FactIndex } from '../facts/index-facts.ts';

const separable = 'ab|an|auf|aus|bei|ein|fort|her|hin|mit|nach|teil|um|vor|weg|weiter|zu|zurück|zusammen';
const german = {
  lead: new RegExp(`^(?:(${separable})(?:ge|zu(?=.{4}.*(?:n|nde[rms]?)$))|ge(?=.{4}))`, 'u'),
  ending:
    /(?:innen|in|ischen|ischer|isches|ischem|ische|isch|ieren|ierung|ierte|ierten|iert|iere|ungen|ungs|ung|ender|enden|ende|end|tet|ten|est|ern|te|en|et|er|es|em|st|e|n|s|t)$/u,
};
/** Endings of verbs, of the nouns made of them, and of number and gender. */
const romance =
  /(?:issages|issage|ages|age|ances|ance|ences|ence|anza|enza|ança|ença|ancia|encia|aggio|agem|aje|aciones|ación|acion|ações|ação|azioni|azione|ation|ations|amiento|amento|imento|mento|ement|ement|issons|issent|ssant|endo|ando|antes|ante|iendo|aron|ieron|aram|eram|iram|avano|evano|ivano|avo|evo|ivo|aba|ava|avam|ávamos|ía|ais|ait|aient|ons|ez|ées|és|ée|ate|ati|ata|ato|uti|ute|uto|uta|iti|ite|ito|ita|adas|ados|ada|ado|idas|idos|ida|ido|ei|iei|ou|iu|ar|er|ir|are|ere|ire|ent|it|is|es|os|as|é|è|i|í|ó|o|a|e|u|s)$/u;
const plainEndings = () => withoutMarks(romance.source.slice(3, -2));
const dutch = {
  lead: /^(?:(aan|af|bij|door|in|mee|na|om|op|over|samen|toe|uit|voor)ge|ge(?=.{4}))/u,
  ending: /(?:ingen|ing|aties?|eerden|eerde|eert|eren|eer|den|de|ten|te|en|t|d|e|s)$/u,
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
    const bare = withoutMarks(word.replace(german.lead, '$1')).replace(/ss(?=t|e|$)/u, 's');
    const [, apart = '', rest = bare] = leading.exec(bare) ?? [];
    const root = cut(changed[bare] ?? (changed[rest] === undefined ? bare : apart + changed[rest]), german.ending);
    // "Behandle", "Behandlung", "behandelte".
    return root.replace(/(?<=.{3})e([lr])$/u, '$1');
  }
  if (language === 'nl') return cut(withoutMarks(word.replace(dutch.lead, '$1')), dutch.ending);
  return cut(word, romance);
}

const leading = new RegExp(`^(${separable}|be|ver|er|ent|zer|über|unter)(.{3,})$`, 'u');

/** Strong German verbs: their past and their participle without "ge-", and the form that their present and their nouns have. */
const ablaut = `beriet berieten beraten:berat|wies wiesen:weis|fuhr fuhren:fahr|hielt hielten:halt|nahm nahmen nommen:nehm|sprach sprachen sprochen:sprech|traf trafen troffen:treff|
half halfen holfen:helf|trug trugen:trag|schnitt schnitten:schneid|griff griffen:greif|trieb trieben:treib|stand standen:steh|band banden bunden:bind|fand fanden funden:find|
schloss schlossen:schließ|zog zogen:zieh|bot boten:biet|mass maß maßen:mess|wog wogen:wieg|wusch wuschen:wasch|brachte brachten bracht:bring|kannte kannten kannt:kenn|
lief liefen:lauf|schlug schlugen:schlag|goss gossen:gieß|grub gruben:grab|warb warben worben:werb|warf warfen worfen:werf|begann begannen begonnen:beginn|betrieb betrieben:betreib|
vertrat vertraten:vertret|betrug betrugen:betrag|erwarb erwarben erworben:erwerb|unterwies unterwiesen:unterweis|bewies bewiesen:beweis|verglich verglichen:vergleich|entschied entschieden:entscheid`;

/** Those whose nouns have another form. */
const changed: Record<string, string> = byWord({
  ...Object.fromEntries(
    ablaut.split(/\|\s*/).flatMap((line) => {
      const [forms = '', root = ''] = line.split(':');
      return forms
        .trim()
        .split(' ')
        .map((form) => [form, root]);
    }),
  ),
  sank: 'senk',
  sanken: 'senk',
  sunken: 'senk',
  stieg: 'steig',
  stiegen: 'steig',
  teilnommen: 'teilnahm',
  ubernommen: 'ubernahm',
  schrieben: 'schreib',
  schrieb: 'schreib',
});

const wholly = new RegExp(`^(?:${plainEndings()})?$`, 'u');

function cut(word: string, ending: RegExp): string {
  let root = word;
  for (let round = 0; round < 2; round++) {
    const next = root.replace(ending, '');
    const least = next.length < 4 ? root.replace(/[enst]$/u, '') : next;
    if (least.length < 4) break;
    root = least.replace(/(?<=.{3})qu$/u, 'c');
  }
  // One sound before either vowel: "marco", "marquei"; "sustituyo", "sustituí".
  return withoutMarks(root.replace(/(?<=.{4})uy$/u, '').replace(/(?<=.{4})[zç]$/u, 'c'));
}

/** Whether two words are forms of one, in a language whose forms the English stems do not tell. */
export function isSameRoot(a: string, b: string, language: string): boolean {
  if (language === 'en' || a.length < 5 || b.length < 5) return false;
  // Only German and Dutch put something before a verb's root.
  if (language !== 'de' && language !== 'nl' && a[0] !== b[0]) return false;
  const root = rootOf(a, language);
  if (root.length > 3 && root === rootOf(b, language)) return true;
  return (
    language !== 'de' &&
    language !== 'nl' &&
    a.startsWith(b.slice(0, 4)) &&
    differInEnding(withoutMarks(a), withoutMarks(b))
  );
}

/** "Instrumentación" and "instrumento": the same up to an ending of either, where cutting has gone too far in one. */
function differInEnding(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return [at, at - 1].some((cutAt) => cutAt > 4 && [a, b].every((each) => wholly.test(each.slice(cutAt))));
}

const isParticle = new RegExp(`^(?:${separable})$`, 'u');

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
        for (const [i, each] of words.entries()) {
          const root = rootOf(each.word, language);
          roots.add(root);
          if (language !== 'de') continue;
          roots.add(root.replace(apart, ''));
          // "Passe Kontaktlinsen an": the verb opens the clause and its particle ends it.
          const closing = i === 0 ? words.at(-1) : words.findLast(({ clause }) => clause === each.clause);
          const near = words.findLast(({ clause }) => clause === each.clause);
          if (i === 0 && near !== undefined && isParticle.test(near.word))
            roots.add(rootOf(near.word + each.word, language));
          const isFirst = words[i - 1]?.clause !== each.clause || words[i - 2]?.clause !== each.clause;
          if (isFirst && closing !== undefined && closing !== each && isParticle.test(closing.word))
            roots.add(rootOf(closing.word + each.word, language));
        }
    byLanguage.set(language, roots);
  }
  const root = rootOf(word, language);
  return root.length > 3 && roots.has(root);
}
