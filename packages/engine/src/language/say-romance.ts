import { type NominalVerb, nominalVerbs } from './nominal-verbs.ts';

/** A deed in the first person, from the verb on: "tiens la comptabilité …" after "je", "ai réduit le délai …", "gestiono reservas …". */
type Deed = { text: string; isPast: boolean };

/**
 * A French or Spanish bullet as a deed: "Réduction du délai de 10 à 6 jours" → "ai réduit le délai de 10 à 6 jours"; "Gestión de
 * reservas" → "gestiono reservas". A bullet that has its verb already keeps it. Undefined where the grammar is in doubt.
 */
export function sayRomance(bullet: string, language: string, { current }: { current: boolean }): Deed | undefined {
  const line = bullet
    .trim()
    .replace(/^[•▪●*–-]+\s*/, '')
    .replace(/[.;,]+$/, '')
    .replace(/\s?;\s([^;()]{4,60})$/, ' ($1)');
  if (line.length < 12 || line.length > 200 || /[•|:;]|\.\s+\p{Lu}|\p{Ll}\.\p{Lu}/u.test(line)) return undefined;
  return language.startsWith('fr') ? sayFrench(line, current) : saySpanish(line, current);
}

function sayFrench(line: string, current: boolean): Deed | undefined {
  const found = findNoun(line, 'fr');
  if (found !== undefined) {
    const { verbs, rest } = found;
    const isPast = !current || verbs.some(({ isResult }) => isResult);
    const object = joinSecond(rest, 'fr', isPast);
    if (object === undefined) return undefined;
    const said = verbs.map(({ present, past }) => (isPast ? past : present)).join(' et ');
    return { text: `${isPast ? 'ai ' : ''}${said}${object}`, isPast };
  }
  const participle =
    /^(\p{Lu}\p{Ll}+(?:é|i|u|is|it|ert)) (?=(?:l[ea]s?|un[e]?|des?|du|l['’]|plus|jusqu|à|avec|\d))/u.exec(line)?.[1];
  if (participle !== undefined) return { text: `ai ${low(line)}`, isPast: true };
  const said = /^(?:J['’]ai|Je) (?=\p{Ll})/u.exec(line)?.[0];
  return said === undefined
    ? undefined
    : { text: said === 'Je ' ? line.slice(3) : line.slice(2), isPast: said !== 'Je ' };
}

/** A noun that names an action, without an article, with what it acts on: " et suivi des règlements". */
const secondNoun = {
  fr: / et (?=(?:suivi|\p{Ll}+(?:tion|sion|ment|age|ure|ance|ence|tien|ise|ie|yse|lan|ôle)) (?:du|des|de|d['’]|avec|auprès)(?:\s|\p{L}))/u,
  es: / [ye] (?=(?:\p{Ll}+(?:ción|sión|miento|encia|ancia|aje|tión|ol|oría)|apoyo|cierre|registro|manejo) (?:de|del|a|al|con)\s)/u,
};

/** The object, and a second action joined to it as a verb of its own; undefined where that action has no verb here. */
function joinSecond(rest: string, code: 'fr' | 'es', isPast: boolean): string | undefined {
  const toObject = code === 'fr' ? objectInFrench : objectInSpanish;
  const joint = secondNoun[code].exec(rest);
  if (joint === null) return toObject(rest);
  const second = findNoun(rest.slice(joint.index + joint[0].length), code);
  const [first, object] = [toObject(rest.slice(0, joint.index)), second && joinSecond(second.rest, code, isPast)];
  if (first === undefined || second === undefined || object === undefined) return undefined;
  if (!isPast && second.verbs.some(({ isResult }) => isResult)) return undefined;
  const said = second.verbs.map(({ present, past }) => (isPast ? past : present)).join(joint[0]);
  return `${first}${joint[0]}${said}${object}`;
}

/** "du délai" → " le délai", "de 25 événements" → " 25 événements", "d'équipes" → " des équipes", "avec 40 prestataires" as it is. */
function objectInFrench(rest: string): string | undefined {
  const swaps: [RegExp, string][] = [
    [/^ du /, ' le '],
    [/^ de la /, ' la '],
    [/^ de l['’]/, ' l’'],
    [/^ des /, ' les '],
    [
      /^ (?:de |d['’])(?=\d|plus de|près de|environ|jusqu|deux |trois |quatre |cinq |six |sept |huit |neuf |dix |douze )/,
      ' ',
    ],
    [/^ d['’](?=une? )/, ' '],
    [/^ (?:de |d['’])(?=(?:\p{Ll}+e?s|\p{Ll}+x)\b)/u, ' des '],
    [/^ (?=(?:avec|auprès|à|au|aux|en|sur|pour|dans|chez) )/, ' '],
  ];
  const swap = swaps.find(([pattern]) => pattern.test(rest));
  if (swap === undefined) return undefined;
  // What is joined takes the same turn: "… de la liasse et du bilan" → "… la liasse et le bilan".
  const said = rest.replace(swap[0], swap[1]);
  if (!/^ (?:du|de|des|d['’])/.test(rest)) return said;
  return said
    .replace(/ et du (?=\p{Ll})/u, ' et le ')
    .replace(/ et de la (?=\p{Ll})/u, ' et la ')
    .replace(/ et de l['’](?=\p{Ll})/u, ' et l’')
    .replace(/ et des (?=\p{Ll})/u, ' et les ');
}

function saySpanish(line: string, current: boolean): Deed | undefined {
  const found = findNoun(line, 'es');
  if (found !== undefined) {
    const { verbs, rest } = found;
    const isPast = !current || verbs.some(({ isResult }) => isResult);
    const object = joinSecond(rest, 'es', isPast);
    return object === undefined
      ? undefined
      : { text: `${verbs.map(({ present, past }) => (isPast ? past : present)).join(' y ')}${object}`, isPast };
  }
  const first = /^\p{Lu}\p{Ll}+/u.exec(line)?.[0] ?? '';
  if (
    /(?:é|í)$/.test(first) ||
    /^(?:Reduje|Conduje|Produje|Hice|Puse|Tuve|Fui|Di|Introduje|Obtuve|Mantuve|Propuse)$/.test(first)
  )
    return { text: low(line), isPast: true };
  const isVerb = nominalVerbs.es?.some(({ present }) => present === first.toLowerCase()) === true;
  return current && isVerb ? { text: low(line), isPast: false } : undefined;
}

function objectInSpanish(rest: string): string | undefined {
  const swaps: [RegExp, string][] = [
    [/^ del /, ' el '],
    [/^ de (?=\S)/, ' '],
    [/^ (?=(?:a|al|con|en|por|para|sobre) )/, ' '],
  ];
  const swap = swaps.find(([pattern]) => pattern.test(rest));
  return swap === undefined ? undefined : rest.replace(swap[0], swap[1]);
}

/** The noun that opens the line, or two joined by "et"/"y": with what follows. */
function findNoun(line: string, code: 'fr' | 'es'): { verbs: NominalVerb[]; rest: string } | undefined {
  const table = nominalVerbs[code] ?? [];
  const opens = (text: string) =>
    table.find(({ noun }) => text.toLowerCase().startsWith(noun) && !/^\p{L}/u.test(text.slice(noun.length)));
  const first = opens(line);
  if (first === undefined) return undefined;
  const rest = line.slice(first.noun.length);
  const joint = / (?:et|y|e) /.exec(rest);
  if (joint === null || joint.index !== 0) return { verbs: [first], rest };
  const tail = rest.slice(joint[0].length);
  const second = opens(tail);
  return second === undefined ? undefined : { verbs: [first, second], rest: tail.slice(second.noun.length) };
}

function low(line: string): string {
  return line.charAt(0).toLowerCase() + line.slice(1);
}
