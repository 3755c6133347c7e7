import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { readPeriods } from '../../reading/read-numbers.ts';
import { isSameAmount } from '../../reading/same-amount.ts';

const adverb = '(?:\\s+(?:about|around|some|etwa|rund|environ|unos|unas|circa))?\\s*[$€£]?$';
const upTo = new RegExp(
  `(?<!\\p{L})(?:up to|as many as|at most|no more than|a maximum of|maximum|bis zu|höchstens|maximal|jusqu['’](?:à|au|aux)|au maximum|hasta|como máximo|até|no máximo|fino a|al massimo|tot|maximaal|hoogstens|between|zwischen|entre|tra|fra|tussen)${adverb}`,
  'iu',
);
const roughly =
  /(?<!\p{L})(?:about|around|approximately|roughly|some|nearly|almost|rund|etwa|circa|ca\.?|ungefähr|knapp|environ|près de|quelque|unos|unas|cerca de|alrededor de|aproximadamente|casi|quase|ongeveer|zo[’']n|bijna)\s*[$€£]?$|~\s?$/iu;
const exactly = new RegExp(
  `(?<!\\p{L})(?:exactly|precisely|consistently|genau|exakt|stets|exactement|précisément|exactamente|siempre|exatamente|sempre|esattamente|precies|exact|always)${adverb}`,
  'iu',
);

/** A bound stays one ("up to 18"), a rough figure does not become an exact one, and nothing is done more often than a fact says. */
export function checkLimits(claims: Claims, index: FactIndex): Violation[] {
  return [...checkBounds(claims, index), ...checkOften(claims, index)];
}

function checkBounds(claims: Claims, index: FactIndex): Violation[] {
  return claims.numbers.flatMap((number): Violation[] => {
    const { start, end, values } = number;
    if (!isOpen(claims, start, end) || values.some((value) => value >= 1900 && value < 2100)) return [];
    const lead = claims.text.slice(Math.max(0, start - 32), start);
    const holders = index.views.flatMap((view) =>
      view.numbers
        .filter((own) => isSameAmount(own, number))
        .map((own) => view.fact.text.slice(Math.max(0, own.start - 32), own.start)),
    );
    const raised =
      (holders.length > 0 && !upTo.test(lead) && holders.every((own) => upTo.test(own))) ||
      (exactly.test(lead) && holders.every((own) => roughly.test(own) || upTo.test(own)));
    return raised ? [{ kind: 'number', text: number.text, start, end }] : [];
  });
}

const often =
  /(?<!\p{L})(?:(?:(?:once|twice|\p{L}+ times|\p{L}*mal|\p{L}+ fois|\p{L}+ ve(?:ces|zes)|una vez|uma vez|\p{L}+ volt[ea]|\p{L}+ keer) (?:a|an|per|am|pro|im|in der|par|al|a la|por|ao|à|al|alla|op een) \p{L}+)|(?:each|every|jede[nrsm]?|chaque|tou(?:s|tes) les|cada|tod[oa]s (?:l[oa]s|[oa]s)|ogni|tutt[ie] (?:i|le|gli)|elke?|iedere?) (?!other |second |third )\p{L}+|round the clock|around the clock)(?!\p{L})/giu;
const ratio =
  /(?<!\p{L})(?:one|every|eine?|jede|une?|una|um|uma|een|elke) (?:\p{L}+ )?(?:in|von|sur|de cada|en|em|su|op|out of) (?:two|three|four|five|six|\d|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|três|quatro|due|tre|quattro|twee|drie|vier|vijf)|(?:every|each) (?:other|second|third|fourth|fifth|two|three|four) |alle (?:zwei|drei|vier)|toutes les (?:deux|trois)|cada (?:dos|tres|cuatro)|a cada (?:duas|três)|ogni (?:due|tre)|om de|fortnight/iu;
const weekday =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenend\p{L}*|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-end|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|\p{L}+-feiras?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic(?:a|he)|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?)(?!\p{L})/iu;
const everyTime =
  /(?<!\p{L})(?:(?:each|every) (?:single )?(?:week|day|morning|evening|night|shift)|jede[nrsm]? (?:woche|tag|morgen|abend|nacht)|tous les (?:jours|matins|soirs)|toutes les (?:semaines|nuits)|chaque (?:semaine|jour|matin|soir)|cada (?:semana|día|mañana|noche|dia|manhã|noite)|tod[oa]s (?:l[oa]s|[oa]s) (?:semanas|días|mañanas|noches|dias|manhãs|noites)|ogni (?:settimana|giorno|mattina|sera)|elke (?:week|dag|ochtend|avond)|daily|täglich\p{L}*|quotidien\p{L}*|diari\p{L}+|dagelijks\p{L}*)(?!\p{L})/giu;
const regularly =
  /(?<!\p{L})(?:regularly|routinely|frequently|constantly|permanently|continuously|regelmäßig\p{L}*|ständig\p{L}*|dauerhaft\p{L}*|häufig\p{L}*|régulièrement|fréquemment|constamment|regularmente|frecuentemente|con frecuencia|a menudo|con regularidad|frequentemente|regolarmente|spesso|geregeld|regelmatig\p{L}*|vaak)(?!\p{L})/giu;
const seldom =
  /(?<!\p{L})(?:occasional(?:ly)?|sometimes|at times|now and then|rarely|(?:once|twice) in|gelegentlich\p{L}*|manchmal|ab und zu|bisweilen|selten|parfois|occasionnel\p{L}*|à l[’']occasion|ponctuel\p{L}*|a veces|de vez en cuando|ocasional\p{L}*|às vezes|por vezes|a volte|occasional\p{L}*|talvolta|soms|af en toe)(?!\p{L})/iu;

/** How often: a stretch of time that no fact near speaks of; and "regularly" of what was done now and then. */
function checkOften(claims: Claims, index: FactIndex): Violation[] {
  const items = new Set(claims.lines.map(({ item }) => item));
  const isNear = ({ item, fact }: FactView) =>
    !fact.pointer.endsWith('Date') &&
    fact.pointer !== '/work' &&
    (claims.lines.length > 0 ? items.has(item) : claims.items.size === 0 || claims.items.has(item));
  const near = index.views.filter(isNear);
  const found: Violation[] = [];
  const add = (match: RegExpExecArray) => {
    const end = match.index + match[0].length;
    if (isOpen(claims, match.index, end)) found.push({ kind: 'scope', text: match[0], start: match.index, end });
  };
  // "One week in four", "on Wednesdays" is not every week or every day.
  const isEach = (line: FactView) => ratio.test(line.fact.text) || weekday.test(line.fact.text);
  const everies = claims.lines.length === 0 ? [] : [...claims.text.matchAll(everyTime)];
  if (everies.length > 0 && claims.lines.every(isEach) && !ratio.test(claims.text) && !weekday.test(claims.text))
    for (const match of everies)
      if (
        claims.lines.every(({ fact }) => ratio.test(fact.text)) ||
        !/week|woche|semaine|semana|settiman/iu.test(match[0])
      )
        add(match);
  for (const match of claims.text.matchAll(often)) {
    const said = [...readPeriods(match[0])];
    if (said.length > 0 && !near.some(({ fact }) => said.some((period) => readPeriods(fact.text).has(period))))
      add(match);
  }
  if (claims.lines.length > 0 && claims.lines.every(({ fact }) => seldom.test(fact.text)))
    for (const match of claims.text.matchAll(regularly)) add(match);
  return found;
}
