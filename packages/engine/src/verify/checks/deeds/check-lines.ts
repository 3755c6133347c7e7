import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import { isSameAmount, isYearAlone } from '../../reading/same-amount.ts';
import { findTurn, turnOf, turnOfFigures } from '../../reading/turns.ts';
import { readQualifiers } from '../../words/qualifiers.ts';

/**
 * A line told anew keeps its sense: nothing bought for sold, no rise for a fall or where none is told, no denial of what it does not deny, nobody left out who
 * did it too or watched over it.
 */
export function checkLines(claims: Claims, index: FactIndex): Violation[] {
  const { lines } = claims;
  if (lines.length === 0) return checkTurns(claims, index, viewsOfAmounts(claims, index)).filter(isOpenIn(claims));
  return [
    ...checkOpposites(claims, lines),
    ...checkMarks(claims, lines),
    ...checkSpans(claims, lines),
    ...checkTurns(claims, index, lines),
    ...checkNewDenials(claims, index, lines),
    ...checkCompany(claims, lines),
  ].filter(isOpenIn(claims));
}

const isOpenIn =
  (claims: Claims) =>
  ({ start, end }: Violation) =>
    isOpen(claims, start, end);

/** Where no line is told: what has the amounts that the sentence tells. */
function viewsOfAmounts({ numbers, months }: Claims, index: FactIndex): FactView[] {
  const amounts = numbers.filter(
    (number) =>
      !isYearAlone(number) &&
      !['year', 'month'].includes(number.unit) &&
      !months.some((month) => month.start <= number.start && number.start < month.end),
  );
  return index.views.filter(
    ({ fact, numbers: own }) =>
      fact.source !== 'answer' && amounts.some((each) => own.some((other) => isSameAmount(other, each))),
  );
}

const limits =
  '(?:the |its |dem |den |das |le |la |el |il |het )?(?:budget|schedule|plan|target|deadline|quota|forecast|limit|estimate|zeitplan|ziel|soll|délai|objectif|presupuesto|plazo|objetivo|orçamento|prazo|termine|begroting)';
const word = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');
const opposites: [RegExp, RegExp][] = [
  [
    word(
      `(?:under|below|within|ahead of|before|unter|vor|sous|avant|bajo|por debajo de|antes de|abaixo do|sotto|onder) ${limits}`,
    ),
    word(
      `(?:over|above|beyond|behind|after|past|exceeding|über|hinter|au-dessus d[eu]|en retard sur|sobre|por encima de|acima do|oltre|boven) ${limits}`,
    ),
  ],
  [
    word(
      'buy(?:s|ing)?|bought|purchas\\p{L}*|procur\\p{L}*|einkauf\\p{L}*|kaufe?|gekauft|achats?|achet\\p{L}*|compras?|compr[oóé]|comprei|acquist\\p{L}*|inkoop|ingekocht',
    ),
    word('sell(?:s|ing)?|sold|sales?|verkauf\\p{L}*|ventes?|vend\\p{L}*|ventas?|vendas?|verkoop|verkocht'),
  ],
  [word('won|wins?|winning|retained|renewed|kept'), word('lost|lose|losing')],
  [word('open(?:ed|ing|s)?|eröffn\\p{L}*'), word('clos(?:ed|ing|es|e)|schließ\\p{L}*|schloss')],
  [word('hir(?:ed|ing|es|e)|recruit\\p{L}*'), word('fir(?:ed|ing)|dismiss\\p{L}*|laid off')],
  [word('incoming|inbound|supplier|suppliers|payables?'), word('outgoing|outbound|receivables?')],
  [word('internal'), word('external')],
  [word('imports?|imported'), word('exports?|exported')],
  [word('pass(?:ed|ing|es)?'), word('fail(?:ed|ing|s)?')],
  [word('more|mehr|davantage|más|mais|più|meer'), word('fewer|less|weniger|moins|menos|meno|minder')],
];

function checkOpposites(claims: Claims, lines: readonly FactView[]): Violation[] {
  const found: Violation[] = [];
  for (const pair of opposites)
    for (const [said, other] of [pair, [pair[1], pair[0]] as const]) {
      const match = said.exec(claims.text);
      if (match !== null && lines.every(({ fact }) => other.test(fact.text) && !said.test(fact.text)))
        found.push({ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length });
    }
  return found;
}

const mark = /(?<!\p{L})(above|below|beyond|over|under|ahead of)\s+(?:the\s+|their\s+)?(\p{L}{4,})/giu;

/** "Read at grade level" is not told as above it. English. */
function checkMarks({ text, language }: Claims, lines: readonly FactView[]): Violation[] {
  if (language !== 'en') return [];
  return [...text.matchAll(mark)].flatMap((match): Violation[] => {
    const [whole, , thing = ''] = match;
    const plainly = new RegExp(`(?<!\\p{L})(?:at|on|to|within)\\s+(?:the\\s+|their\\s+)?${thing}(?!\\p{L})`, 'iu');
    const isOther = lines.every(
      ({ fact }) => plainly.test(fact.text) && !fact.text.toLowerCase().includes(whole.toLowerCase()),
    );
    return isOther ? [{ kind: 'scope', text: whole, start: match.index, end: match.index + whole.length }] : [];
  });
}

const inOne =
  /(?<!\p{L})(?:in|within|over|after) (?:just |only |under )?(?:a|one|a single) (year|month|week|quarter|day)(?!\p{L})/iu;

/** "In one year" of what took three, or of what no line says how long it took. English. */
function checkSpans({ text, language }: Claims, lines: readonly FactView[]): Violation[] {
  const match = language === 'en' ? inOne.exec(text) : null;
  if (match === null) return [];
  const told = new RegExp(
    `(?<!\\p{L})(?:a|an|one|the|first|last|per|each|every|1)(?: \\p{L}+)?[ -]${match[1]}(?!\\p{L})|${match[1]}ly|annual`,
    'iu',
  );
  return lines.some(({ fact }) => told.test(fact.text))
    ? []
    : [{ kind: 'number', text: match[0], start: match.index, end: match.index + match[0].length }];
}

/** More for less; or a change that neither the line nor its figures tell of. */
function checkTurns(claims: Claims, index: FactIndex, lines: readonly FactView[]): Violation[] {
  const open = claims.words.filter(
    ({ start, end, capital, opens, key }) =>
      isOpen(claims, start, end) &&
      !(
        capital &&
        (claims.language !== 'de' || isNamed(key, claims, index)) &&
        (!opens || isNamed(key, claims, index))
      ),
  );
  const first = findTurn(open);
  if (first === undefined || lines.length === 0) return [];
  const turn = turnOf(open);
  const fits = (line: FactView) => {
    const own = turnOf(line.words) || turnOfFigures(line.fact.text);
    if (turn !== 0 && own !== 0) return own === turn;
    return (
      findTurn(line.words) !== undefined ||
      roads.test(line.fact.text) ||
      line.words.some((each) => isAlike(each, first, claims.language))
    );
  };
  // A sentence may tell a second line, which has the change ("Cut costs; trained two apprentices").
  const beside = open.filter(
    ({ clause, word: each }) => clause === first.clause && each.length > 3 && each !== first.word,
  );
  const isOther = index.views.some(
    (view) =>
      view.words.some((own) => isAlike(own, first, claims.language)) &&
      beside.filter((each) => view.words.some((own) => isAlike(each, own, claims.language))).length > 1,
  );
  return isOther || lines.some(fits) ? [] : [{ kind: 'other', text: first.text, start: first.start, end: first.end }];
}

/** A word of an employer or a title that the sentence names ("Pennine Lifts"). */
const isNamed = (key: string, { items }: Claims, index: FactIndex) =>
  index.views.some(
    ({ item, fact, words }) =>
      items.has(item) && /\/(?:name|position)$/.test(fact.pointer) && words.some((own) => own.key === key),
  );

/** "From 64% to 73%": the figures themselves tell of the change. */
const roads = /\d[^\d]{0,24}\s(?:to|auf|à|a|al|naar|para|na|bis|→)\s[^\d]{0,4}\d/iu;

/** Words that deny. */
export const denial =
  /(?<!\p{L})(?:without|no|not|never|zero|none|nobody|ohne|keine?[nrms]?|nicht|nie|niemals|sans|aucune?|jamais|pas|sin|ningun[ao]?|ningún|nunca|sem|nenhum[a]?|senza|nessun[ao]?|mai|zonder|geen|niet|nooit)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Without supervision" of a line that has nothing of the kind. */
function checkNewDenials(claims: Claims, index: FactIndex, lines: readonly FactView[]): Violation[] {
  const match = denial.exec(claims.text);
  // "No" of a Portuguese sentence is "in the".
  if (
    match === null ||
    (claims.language === 'pt' && /^no$/i.test(match[0])) ||
    lines.some(({ fact }) => denial.test(fact.text))
  )
    return [];
  const clause = claims.words.find(({ end }) => end > match.index)?.clause;
  const own = claims.words.filter((each) => each.clause === clause && each.word.length > 3);
  const isDeniedElsewhere = index.views.some(
    (view) =>
      denial.test(view.fact.text) &&
      own.some((each) => view.words.some((other) => isAlike(each, other, claims.language))),
  );
  return isDeniedElsewhere ||
    !own.some((each) => lines.some((line) => line.words.some((other) => isAlike(each, other, claims.language))))
    ? []
    : [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }];
}

const watched =
  /(?<!\p{L})(?:under (?:the |close )?(?:supervision|guidance|direction)|supervised by|unter (?:der )?(?:aufsicht|anleitung|leitung|führung|betreuung|überwachung)|sous (?:la |le |l['’])?(?:supervision|surveillance|contrôle|direction|responsabilité|tutelle|autorité|encadrement|égide)|bajo (?:la |el )?(?:supervisión|dirección|vigilancia|tutela|mando)|sob (?:a |o )?(?:supervisão|orientação|direção|vigilância|tutela)|sotto (?:la |il )?(?:supervisione|guida|sorveglianza|direzione|controllo)|onder (?:het |de )?(?:toezicht|begeleiding|leiding))(?!\p{L})/iu;
const together =
  /(?<!\p{L})(?:(?:together|jointly|along|alongside) with|with (?:the|a|an|my|our) (?:\p{L}+ ){0,2}(?:manager|owner|chef|practitioner|doctor|surgeon|supervisor|director|head|lead|engineer|partner|teacher|nurse|consultant)|alongside|jointly|co-\p{L}+|(?:gemeinsam|zusammen) mit|conjointement avec|en collaboration avec|avec (?:le|la|mon|ma|l['’])|junto (?:con|a)|em conjunto com|juntamente com|insieme (?:a|al|con)|samen met)(?!\p{L})/iu;

/** Who worked under somebody's eyes or with somebody says so again. */
function checkCompany(claims: Claims, lines: readonly FactView[]): Violation[] {
  const [first] = claims.words;
  if (first === undefined) return [];
  const isLeftOut = (company: RegExp) =>
    lines.every(({ fact }) => company.test(fact.text)) && !company.test(claims.text) && !claims.text.includes(' with ');
  const own = readQualifiers(claims.text);
  const isRaised = isLeftOut(watched) || (isLeftOut(together) && !own.has('participation'));
  return isRaised ? [{ kind: 'scope', text: first.text, start: first.start, end: first.end }] : [];
}
