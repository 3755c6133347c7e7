import type { Token } from '../tokenize.ts';

/** The lexicon names most trades by the man's word. Each reading gives for a woman's word the man's that it may stand for; `anywhere`: not only as a title's first word. */
type Reading = { anywhere: boolean; endings: [RegExp, string][] };

const readings: Reading[] = [
  {
    anywhere: true,
    endings: [
      [/(?<=\p{L}{2}(?:er|or|eur|är|ist|ent|ant|at|ekt|wirt|walt))in$/u, ''],
      [/login$/u, 'loge'],
      [/frau$/u, 'mann'],
      [/ärztin$/u, 'arzt'],
      [/köchin$/u, 'koch'],
    ],
  },
  {
    anywhere: false,
    endings: [
      [/trice$/u, 'teur'],
      [/eu(?:se|re)$/u, 'eur'],
      [/ière$/u, 'ier'],
      [/ère$/u, 'er'],
      [/ienne$/u, 'ien'],
      [/(?<=[aé]n?t|[ae]nt|é|al)e$/u, ''],
      [/ive$/u, 'if'],
      [/cheffe$/u, 'chef'],
    ],
  },
  {
    anywhere: false,
    endings: [
      [/trice$/u, 'tore'],
      [/(?<=[dtsni]or)a$/u, ''],
      [/a$/u, 'o'],
    ],
  },
  { anywhere: false, endings: [[/a$/u, 'e']] },
];

/** A field of study, where no place follows: "informática", but "técnica de laboratorio". */
const isField = ({ key }: Token, next: Token | undefined) =>
  /ica$/u.test(key) && !/^(?:de|en|em|di|of)$/.test(next?.key ?? '');

/** The words of a title as if a man were called by it, one way for each reading that changes something. Offsets stay. */
export function mansForms(tokens: readonly Token[]): { tokens: Token[]; anywhere: boolean }[] {
  return readings.flatMap(({ anywhere, endings }) => {
    let changed = false;
    const told = tokens.map((token, i) => {
      if (token.key.length < 5 || (!anywhere && isField(token, tokens[i + 1]))) return token;
      const ending = endings.find(([pattern]) => pattern.test(token.key));
      if (ending === undefined) return token;
      changed = true;
      return { ...token, key: token.key.replace(...ending) };
    });
    return changed ? [{ tokens: told, anywhere }] : [];
  });
}
