import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex } from '../../facts/index-facts.ts';
import { someFactSays } from '../../facts/views-with.ts';
import { isAlike } from '../../reading/is-alike.ts';

const among = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** What sets a person above others, or their work above a part: a fact must say a thing of the same kind. */
const kinds: RegExp[] = [
  // Better, faster, earlier than others, than planned, than ever.
  among(
    '(?<!rather |other )than (?:any(?:one|body)?|every|all|other|most|the (?:other|rest|average|norm|company|team|industry|previous)|my|our|his|her|planned|expected|usual|ever|before|in any|required)|ahead of (?:every|all|any|the rest|other|my|our)|(?:best|most|highest|lowest|fastest|largest|biggest|fewest|longest|youngest|most \\p{L}+) (?:\\p{L}+ ){0,2}(?:of|in|on|among) (?:any|all|the|my|our)',
  ),
  among(
    'als (?:alle|andere[nrs]?|die anderen|der (?:durchschnitt|rest)|jede[rs]?|jemals|geplant|üblich|erwartet|zuvor|vorgesehen)|vor allen anderen|wie kein(?:e|er)? andere[rs]?',
  ),
  among(
    "que (?:les|la|le) (?:autres|moyenne|reste)|que d[’']autres|que (?:tous|toutes|quiconque|prévu|jamais|mes collègues)|avant (?:tout le monde|tous les autres)",
  ),
  among(
    '(?:más|menos|mejor(?:es)?|peor|mayor(?:es)?|menor(?:es)?|antes) (?:\\p{L}+ ){0,3}que (?:otr[oa]s?|los demás|las demás|cualquier|la media|el resto|nadie|nunca|mis)|(?:el|la) (?:mejor|\\p{L}+ más \\p{L}+)|antes que (?:nadie|los demás)',
  ),
  among('d[oe] que (?:outr[oa]s?|qualquer|a média|os demais|ninguém|nunca|noutr[oa]s)|antes de tod[oa]s'),
  among(
    '(?:il|la) (?:miglior\\p{L}*|\\p{L}+ più \\p{L}+)|(?:degli|delle|di) altr[ie]|di tutti|della media|di chiunque|del previsto',
  ),
  among('dan (?:andere[n]?|alle|de rest|wie|gemiddeld|gepland|verwacht|ooit|gebruikelijk)|eerder dan'),
  // The only one.
  /(?:^|(?<!\p{L})(?:the|as|am|was|i’m|i'm) )only (?!thing|gap|point|requirement|one|a|an|the|in|for|with|two|three|basic|part|just|because|since|once|when|if)\p{L}+/iu,
  // How somebody was employed.
  among(
    'full[- ]time|vollzeit|in vollzeit|(?:à )?temps plein|(?:a )?tiempo completo|jornada completa|(?:a )?tempo pieno|(?:a )?tempo inteiro|voltijds?|fulltime|permanently employed|permanent contract|festangestellte?[rn]?|unbefristet\\p{L}*|titularisée?|contrato indefinido|tempo indeterminato|vaste? (?:dienst|aanstelling)',
  ),
];

/** Comparisons, "the only one" and kinds of employment of which no fact speaks. */
export function checkComparisons(claims: Claims, index: FactIndex): Violation[] {
  return [...checkNarrowed(claims), ...checkKinds(claims, index)];
}

const superlative =
  /(?<!\p{L})(?:largest|biggest|highest|best|fastest|longest|smallest|youngest|oldest|größte[nrsm]?|höchste[nrsm]?|beste[nrsm]?|grootste|hoogste)\s+(\p{L}[\p{L}-]*)/iu;

/** "The largest deals" of who landed the largest public-sector ones: what narrows a superlative goes with it. */
function checkNarrowed({ text, words, lines, language }: Claims): Violation[] {
  const said = superlative.exec(text);
  if (said === null || lines.length === 0) return [];
  const isNarrowed = lines.every((line) => {
    const own = superlative.exec(line.fact.text);
    const narrowing =
      own === null
        ? undefined
        : line.words.find(({ start }) => start === own.index + own[0].length - (own[1]?.length ?? 0));
    return narrowing !== undefined && !words.some((word) => isAlike(word, narrowing, language));
  });
  return isNarrowed ? [{ kind: 'scope', text: said[0], start: said.index, end: said.index + said[0].length }] : [];
}

function checkKinds(claims: Claims, index: FactIndex): Violation[] {
  return kinds.flatMap((pattern): Violation[] => {
    const match = pattern.exec(claims.text);
    if (match === null || !isOpen(claims, match.index, match.index + match[0].length)) return [];
    if (someFactSays(pattern, index)) return [];
    return [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}
