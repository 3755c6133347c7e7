import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, smallWords } from '../../facts/index-facts.ts';

const employed =
  /(?<!\p{L})(?:employed (?:by|at|with)|employee (?:of|at)|on the (?:staff|payroll) of|angestellte?[rn]? (?:bei|beim|der|des|im|in|am)|beschäftigt (?:bei|beim|im|am)|salariée? (?:de|du|des|chez|à)|employée? (?:de|du|des|chez|à|par)|emplead[oa] (?:de|del|en|por)|trabajador[a]? (?:de|del)|funcionári[oa] (?:d[aoe]s?|na|no)|empregad[oa] (?:d[aoe]s?|na|no|por)|dipendente (?:del|della|di|dell[’']|presso)|impiegat[oa](?: \p{L}+)? (?:del|della|di|presso)|in dienst (?:bij|van)|worked for|gearbeitet für|arbeitete für|travaill(?:é|ais) pour|trabaj(?:é|ado|aba) para|trabalh(?:ei|ava) para|lavorato per|gewerkt voor|werkte voor|werknemer (?:bij|van)|medewerker (?:bij|van))\s+(?:the |der |die |das |la |le |les |el |los |il |de |het |l[’'])?/iu;

/** "Employed by NAME": of an employer of the person's own, not of a client, a school, a prize or a place that a line speaks of. */
export function checkEmployed(claims: Claims, index: FactIndex): Violation[] {
  const match = employed.exec(claims.text);
  if (match === null) return [];
  const from = match.index + match[0].length;
  const [first, ...rest] = claims.words.filter(({ start, word }) => start >= from && !smallWords.has(word));
  if (first === undefined || !isOpen(claims, match.index, first.end)) return [];
  const isOwn =
    [...claims.items].some((item) => item.startsWith('/work/')) ||
    index.views.some(
      ({ fact, words }) =>
        (fact.source === 'answer' || /\/(?:highlights\/\d+|summary|description|organization)$/.test(fact.pointer)) &&
        words.some(
          ({ key }) =>
            key === first.key &&
            (fact.source === 'answer' ||
              !/^(?:employ|angest|besch|salari|emple|func|dipend|impieg|in dienst|werkn|medew)/iu.test(match[0])),
        ),
    );
  if (isOwn) return [];
  const last = rest.filter(({ capital, clause }) => capital && clause === first.clause).at(-1) ?? first;
  return [{ kind: 'employer', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
}
