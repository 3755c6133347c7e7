import type { Span } from '@shortlist/schema';
import { type Claims, isOpen } from '../claims.ts';
import type { NumberClaim } from '../reading/read-numbers.ts';
import { findTurn, isRoad, turnOf } from '../reading/turns.ts';

const points =
  /^\s*(?:percentage points?|points?|prozentpunkten?|points de pourcentage|puntos(?: porcentuales)?|pontos(?: percentuais)?|punti(?: percentuali)?|procentpunten?)(?!\p{L})/iu;
const fewer =
  /(?<!\p{L})(?:fewer|less|faster|shorter|quicker|sooner|lower|weniger|kürzer|schneller|niedriger|früher|(?:de|en) moins|plus (?:vite|court|rapide)\p{L}*|menos|más rápid[oa]|mais rápid[oa]|(?:in )?meno|più (?:veloc[ei]|rapid[oa]|brev[ei])|minder|sneller|korter|lager|eerder)(?!\p{L})/iu;
const more =
  /(?<!\p{L})(?:more|longer|higher|mehr|länger|höher|(?:de|en) plus|más|mais|(?:in )?più|meer|hoger|langer)(?!\p{L})/iu;
const towards = /(?<!\p{L})(?:to|auf|à|al?|ao|para|naar|tot)\s+$/iu;

/** Shares that a change may be told as: "by a third" of who went from 9 to 6. */
const shares: [number, RegExp][] = [
  [
    1 / 2,
    /(?<!\p{L})(?:by (?:a |one )?half|halv(?:ed|ing)|um die hälfte|halbiert|de moitié|(?:a|en) la mitad|(?:em|para|pela) metade|della metà|dimezzat[oaie]|met de helft|gehalveerd)(?!\p{L})/giu,
  ],
  [
    1 / 3,
    /(?<!\p{L})(?:by (?:a |one )?third|um ein drittel|d[’']un tiers|(?:en )?un tercio|(?:em )?um terço|di un terzo|met (?:een|een) derde)(?!\p{L})/giu,
  ],
  [
    1 / 4,
    /(?<!\p{L})(?:by (?:a |one )?quarter|um ein viertel|d[’']un quart|(?:en )?un cuarto|(?:em )?um quarto|di un quarto|met een kwart)(?!\p{L})/giu,
  ],
  [
    2 / 3,
    /(?<!\p{L})(?:by two[ -]thirds|um zwei drittel|de deux tiers|(?:en )?dos tercios|(?:em )?dois terços|di due terzi|met twee derde)(?!\p{L})/giu,
  ],
];

/** The stretches that tell by how much a thing changed, counted from the two ends that the line told anew has: "25 fewer" of "from 55 to 30". */
export function trueDifferences(claims: Claims): Span[] {
  const roads = claims.lines.flatMap(({ fact, numbers }) =>
    numbers.flatMap((to, i): { from: number; to: number; unit: string }[] => {
      const from = numbers[i - 1];
      if (from === undefined || !isRoad(fact.text.slice(from.end, to.start)) || !sameUnit(from, to)) return [];
      return [{ from: Math.min(...from.values), to: Math.min(...to.values), unit: to.unit }];
    }),
  );
  if (roads.length === 0) return [];
  const said = turnOf(claims.words) || Number(more.test(claims.text)) - Number(fewer.test(claims.text));
  if (said === 0 && findTurn(claims.words) === undefined) return [];
  const fits = roads.filter(({ from, to }) => said === 0 || Math.sign(to - from) === said);
  return [
    ...claims.numbers.flatMap((number): Span[] => {
      const behind = points.exec(claims.text.slice(number.end))?.[0].length ?? 0;
      if (towards.test(claims.text.slice(0, number.start)) || !isOpen(claims, number.start, number.end)) return [];
      const isTrue = fits.some(
        ({ from, to, unit }) =>
          number.values.includes(Math.round(Math.abs(to - from) * 100) / 100) &&
          (unit === '%'
            ? behind > 0 && /^(?:%|points?)?$/.test(number.unit)
            : number.unit === unit || number.unit === ''),
      );
      return isTrue ? [{ start: number.start, end: number.end + behind }] : [];
    }),
    ...shares.flatMap(([share, pattern]) =>
      fits.some(({ from, to }) => to < from && Math.abs((from - to) / from - share) < 0.01)
        ? [...claims.text.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
        : [],
    ),
  ];
}

const sameUnit = (a: NumberClaim, b: NumberClaim) => a.unit === b.unit || a.unit === '' || b.unit === '';
