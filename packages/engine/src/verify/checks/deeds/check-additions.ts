import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, periodsOf, smallWords } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import { readPeriods } from '../../reading/read-numbers.ts';
import type { Word } from '../../reading/read-words.ts';
import { findTurn } from '../../reading/turns.ts';
import { isEverydayVerb } from '../../words/everyday-verbs.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';
import { denial } from './check-lines.ts';
import { isInCharge } from './check-responsibility.ts';

/**
 * A sentence that tells one line of the person's anew adds nothing to it: no rank, size or frequency that stands only in another line, and
 * no further claim in everyday words behind it ("…, which became the standard").
 */
export function checkAdditions(claims: Claims, index: FactIndex): Violation[] {
  const { lines } = claims;
  if (lines.length === 0) return [];
  return [
    ...checkLoans(claims, index, lines),
    ...checkTail(claims, index, lines),
    ...checkHead(claims, lines),
    ...checkDenials(claims, lines),
  ];
}

/** Ranks, sizes, frequencies and degrees of responsibility that the line itself, its job or the same breath elsewhere does not have. */
function checkLoans(claims: Claims, index: FactIndex, lines: readonly FactView[]): Violation[] {
  const items = new Set(lines.map(({ item }) => item));
  const near = index.views.filter(
    (view) => lines.includes(view) || (items.has(view.item) && /\/(?:position|name|location)$/.test(view.fact.pointer)),
  );
  const periods = new Set(near.flatMap(({ fact }) => [...readPeriods(fact.text)]));
  const found: Violation[] = [];
  for (const match of claims.text.matchAll(each)) {
    const said = readPeriods(match[0]);
    if (
      said.size > 0 &&
      ![...said].some((period) => periods.has(period)) &&
      isOpen(claims, match.index, match.index + match[0].length)
    )
      found.push({ kind: 'scope', text: match[0], start: match.index, end: match.index + match[0].length });
  }
  // "Every month" of what is counted by the month was judged above.
  const rounds = [...claims.text.matchAll(each)].filter((match) =>
    [...readPeriods(match[0])].some((period) => periods.has(period)),
  );
  const isInOwnPeriod = ({ start, end }: Word) =>
    rounds.some((match) => match.index <= start && end <= match.index + match[0].length);
  for (const word of claims.words) {
    const isNumber = claims.numbers.some(({ start, end }) => word.start < end && word.end > start);
    if (isNumber || !isOpen(claims, word.start, word.end) || isTime(claims.text.slice(word.start))) continue;
    if (claims.language === 'de' && word.word === 'half') continue;
    if (word.word === 'charge' && lines.some(({ fact }) => isInCharge(fact.text))) continue;
    if (isInOwnPeriod(word)) continue;
    const own = readPeriods(word.text);
    const families = guardedFamilies(word.word).filter(({ kind }) => ['title', 'scope', 'other'].includes(kind));
    const isLent =
      (own.size > 0 && isFrequency.test(word.word) && ![...own].some((each) => periods.has(each))) ||
      (families.length > 0 &&
        !near.some((view) =>
          view.words.some(
            (each) =>
              isAlike(word, each, claims.language) ||
              families.some((family) => family.words.has(each.word) || family.words.has(each.key)),
          ),
        ) &&
        !standsTogether(word, claims, index)) ||
      (weighty.test(word.word) &&
        !near.some((view) => view.words.some((each) => isAlike(word, each, claims.language))));
    if (isLent) found.push({ kind: 'scope', text: word.text, start: word.start, end: word.end });
  }
  return found;
}

const isFrequency =
  /^(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual|annually|stündlich|täglich|wöchentlich|monatlich|vierteljährlich|jährlich|quotidiennement|hebdomadaire|mensuel\p{L}*|annuel\p{L}*|diari\p{L}+|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|mensa[li]\p{L}*|settimanal\p{L}+|mensil\p{L}+|annual\p{L}+|giornalier\p{L}+|(?:dage|weke|maande|jaar|driemaande)lijkse?|(?:dag|woch|monat|jähr)lich\p{L}*)$/u;

/** "Every week", "todos os dias". */
const each =
  /(?<!\p{L})(?:each|every|jede[nrsm]?|chaque|tou(?:s|tes) les|cada|tod[oa]s (?:l[oa]s|[oa]s)|ogni|tutt[ie] (?:i|le|gli)|elke?|iedere?) \p{L}+/giu;

/** Everyday words that say how much of a deed was the person's own, or how large it was. */
const weighty =
  /^(?:peak|average|mean|median|maximum|minimum|gross|net|durchschnittlich\p{L}*|höchste[nr]?|moyenn?e?|maxim\p{L}+|máxim\p{L}+|massim\p{L}+|medi[oa]|médi[oa]|gemiddeld\p{L}*|eigen\p{L}*|propres?|propi[oa]s?|propri[oae]|própri[oa]s?|responsible|accountable|responsibility|charge|owned|owns|own|drove|orchestrated|chosen|appointed|entrusted|trusted|whole|entire|entirely|solely|sole|alone|toujours|immer|siempre|sempre|altijd|jamais|nie|nunca|mai|nooit|everyone|everybody|all|every|most|half|twice|always|never|across|throughout|several|multiple|numerous|countless|various|many|alle[nrms]?|sämtliche[nr]?|gesamte[nrms]?|ganze[nrms]?|jede[nrms]?|mehrere[nrm]?|viele[nr]?|zahlreiche[nr]?|tous|toutes?|tout|plusieurs|nombreu\p{L}+|tod[oa]s?|vari[oa]s|much[oa]s|vári[oa]s|muit[oa]s|tutt[ieoa]|divers[ie]|molt[ie]|heel|hele|meerdere|veel)$/u;

/** "Most recently" and "every month" tell when, not how much. */
const isTime = (text: string) =>
  /^(?:most recently|all along|many as|(?:each|every|per|jede[nrsm]?|chaque|tous les|toutes les|cada|todos los|todas las|ogni|elke?) (?:day|week|month|quarter|year|shift|night|morning|evening|term|weekend|season|summer|tag|woche|monat|quartal|jahr|schicht|nacht|jour|semaine|mois|an|année|matin|soir|nuit|día|semana|mes|año|mañana|noche))/iu.test(
    text,
  );

/** The word stands with another telling word of its clause in some fact: the sentence tells two things in one. */
function standsTogether(word: Word, claims: Claims, index: FactIndex): boolean {
  const others = claims.words.filter(
    (each) =>
      each !== word &&
      each.clause === word.clause &&
      !smallWords.has(each.word) &&
      !isGeneralWord(each.word, claims.language) &&
      guardedFamilies(each.word).length === 0,
  );
  const families = guardedFamilies(word.word);
  return index.views.some(
    (view) =>
      view.words.some(
        (own) => isAlike(word, own, claims.language) || families.some((family) => family.words.has(own.word)),
      ) && others.some((other) => view.words.some((own) => isAlike(other, own, claims.language))),
  );
}

/** What stands behind the last word of the line and brings something of its own in everyday words. */
function checkTail(claims: Claims, index: FactIndex, lines: readonly FactView[]): Violation[] {
  const ends = lines.map((line) => {
    let last = -1;
    claims.words.forEach((word, i) => {
      const isNumber = claims.numbers.some(({ start, end }) => word.start >= start && word.end <= end);
      if (
        isNumber ||
        !isOpen(claims, word.start, word.end) ||
        line.words.some(
          (own) => isAlike(word, own, claims.language) && !smallWords.has(own.word) && !light.has(own.word),
        )
      )
        last = i;
    });
    return last;
  });
  const isOwnPeriod = (word: Word) => {
    const said = readPeriods(word.word);
    return said.size > 0 && lines.some((line) => periodsOf(line).isSupersetOf(said));
  };
  const tail = claims.words
    .slice(Math.max(...ends) + 1)
    .filter((word) => !isOwnPeriod(word))
    .filter((word) => !claims.skills.some(({ start, end }) => word.start >= start && word.end <= end));
  const [first, end] = [tail[0], tail.at(-1)];
  if (first === undefined || end === undefined || tail.length === claims.words.length) return [];
  const adds = tail.filter(
    (word) => !light.has(word.word) && !smallWords.has(word.word) && isGeneralWord(word.word, claims.language),
  );
  const isOther = tail.some(
    (word) =>
      !isGeneralWord(word.word, claims.language) &&
      !smallWords.has(word.word) &&
      guardedFamilies(word.word).length === 0,
  );
  const isVerb = (word: Word) =>
    isDoing(word) || isEverydayVerb(word.word, claims.language) || findTurn([word]) !== undefined;
  // Two lines of one job in one sentence: the second goes on behind the first.
  const items = new Set(lines.map(({ item }) => item));
  const near = claims.words.filter(
    (word) => word.clause === end.clause && !smallWords.has(word.word) && !light.has(word.word),
  );
  const counted = claims.numbers.filter((each) => near.some(({ start }) => start >= each.start && start < each.end));
  const isOtherLine = index.views.some(
    (view) =>
      items.has(view.item) &&
      !lines.includes(view) &&
      !view.isDate &&
      counted.some((each) => view.numbers.some((own) => own.values.some((value) => each.values.includes(value)))) &&
      adds.every((word) => view.words.some((own) => isAlike(word, own, claims.language))),
  );
  if (isOther || isOtherLine || adds.every(isVerb)) return [];
  return [{ kind: 'other', text: claims.text.slice(first.start, end.end), start: first.start, end: end.end }];
}

/** "Successfully completed: LINE": what stands before a colon in everyday words alone names a part of a resume and adds nothing. */
function checkHead(claims: Claims, lines: readonly FactView[]): Violation[] {
  const colon = /^[^:]{3,60}:\s/u.exec(claims.text)?.[0].length ?? 0;
  const head = claims.words.filter(({ end }) => end < colon);
  const [first, last] = [head[0], head.at(-1)];
  if (first === undefined || last === undefined || head.length === claims.words.length) return [];
  const isOwn = (word: Word) =>
    (!smallWords.has(word.word) &&
      !light.has(word.word) &&
      lines.some((line) => line.words.some((own) => isAlike(word, own, claims.language)))) ||
    claims.numbers.some(({ start, end }) => word.start < end && word.end > start);
  const adds = head.filter(
    (word) =>
      !light.has(word.word) &&
      !smallWords.has(word.word) &&
      !naming.test(word.word) &&
      isOpen(claims, word.start, word.end),
  );
  if (adds.length === 0 || head.some(isOwn) || !adds.every(({ word }) => isGeneralWord(word, claims.language)))
    return [];
  return [{ kind: 'other', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
}

/** What a heading or a letter calls the thing that follows. */
const naming =
  /^(?:cv|resume|résumé|curriculum|currículum|currículo|vitae|lebenslauf|mentionne|nennt|steht|dice|menciona|says|shows|lists|states|example|result|change|duties|activities|strengths?|skills?|experience|details?|facts?|background|also|current|previous|main|key|relevant|recent|further|other|more|beispiel|ergebnis|aufgaben?|tätigkeit(?:en)?|kenntnisse|stärken|erfahrung(?:en)?|unter anderem|exemple|résultats?|tâches|missions?|activités|compétences?|expériences?|atouts?|ejemplo|resultados?|tareas|funciones|competencias?|experiencias?|exemplo|tarefas|funções|competências?|experiências?|esempio|risultat[oi]|compiti|mansioni|competenz[ae]|esperienz[ae]|voorbeeld|resultaat|taken|vaardigheden|ervaring)$/u;

/** A verb of the sentence itself: "the close was shortened", "waiting time was brought down". */
const isDoing = ({ word }: Word) => ['past', 'gerund'].includes(readVerb(word)?.form ?? '');

/** Words that a sentence may end with without a claim. */
const light = new Set(
  `i my me mine you your it its this that these those there here as also too well so to in of for on at by with from up down out off over under
  date once order them they one ones years months days hours
  was were is are been be being had has have do did done which who whom what where when while and or but not no than then
  zuständig tätig beschäftigt betraut befasst
  af aan bij door mee op over uit toe mit an ab aus ein vor weg zu los procent prozent cento
  role job position post work working task tasks time now before after during since until today daily
  ich mein meine meinem meiner sie ihr ihre dort dabei damit dazu auch war waren ist sind wurde wurden habe hatte und oder die der das den dem
  je j mon ma mes vous votre vos y en aussi était étais suis est et ou qui que ce cette poste travail
  yo mi mis usted ustedes su sus allí también era fui soy es y o que esto este puesto trabajo`.split(/\s+/),
);

/** "Without loss of strength" does not become "with loss of strength". */
function checkDenials(claims: Claims, lines: readonly FactView[]): Violation[] {
  const [first] = claims.words;
  const last = claims.words.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    denial.test(claims.text) ||
    !lines.every(({ fact }) => denial.test(fact.text))
  )
    return [];
  const denied = lines.flatMap((line) => line.words.filter((_, i) => denial.test(line.words[i - 1]?.word ?? '')));
  const word = claims.words.find((each) => denied.some((own) => isAlike(each, own, claims.language)));
  return word === undefined ? [] : [{ kind: 'other', text: word.text, start: word.start, end: word.end }];
}
