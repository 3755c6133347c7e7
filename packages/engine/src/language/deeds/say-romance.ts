import { byWord } from '@shortlist/schema';
import { lowerFirst } from '../text/lower-first.ts';
import { type NominalVerb, nominalVerbs } from './nominal-verbs.ts';
import { type Deed, sayNouns, sayTask } from './romance-tasks.ts';

/**
 * A French or Spanish bullet as a deed: "Réduction du délai de 10 à 6 jours" → "ai réduit le délai de 10 à 6 jours"; "Gestión de
 * reservas" → "gestiono reservas". A bullet that has its verb already keeps it. Undefined where the grammar is in doubt.
 */
export function sayRomance(bullet: string, language: string, { current }: { current: boolean }): Deed | undefined {
  const line = bullet
    .trim()
    .replace(/^[•▪●*–-]+\s*/, '')
    .replace(/[\s.;,]+$/, '')
    .replace(/\s?;\s([^;()]{4,60})$/, ' ($1)');
  if (line.length < 12 || line.length > 200 || /[•|:;]|\.\s+\p{Lu}|\p{Ll}\.\p{Lu}/u.test(line)) return undefined;
  // "Relance des impayés, encours réduit de 25 %": what came of it has no verb of its own to be told with.
  if (/, \p{Ll}+ (?:\p{Ll}+ )?\p{Ll}+(?:é|i|it|ado|ido)e?s? (?:de|à|en|un|hasta) \d/u.test(line)) return undefined;
  // "Saisie des écritures, rapprochements bancaires": a second thing without its article would hang behind the first one's verb.
  if (bareThing.test(line)) return sayNouns(line, language.slice(0, 2), current);
  const code = language.startsWith('fr') ? 'fr' : 'es';
  const said =
    sayMeasured(line, code) ??
    sayCharge(line, code, current) ??
    (code === 'fr' ? sayFrench(line, current) : saySpanish(line, current));
  return said ?? sayTask(line, language.slice(0, 2), current) ?? sayNouns(line, language.slice(0, 2), current);
}

const bareThing =
  /, (?!(?:l[ea]s?|l['’]|une?s?|des?|du|d['’]|avec|dont|soit|puis|pour|sans|chez|par|via|en|à|au|aux|sur|que|qui|où|et|y|e|tout|toute|el|los|con|para|por|del|al?|sin|desde|hasta|tras|entre|cada|sus?|su|lo)(?!\p{L})|\p{Ll}+(?:ant|ndo)(?!\p{L})|\d)\p{Ll}{4,}/u;

/** "Responsable des commandes" → "suis responsable des commandes"; neither language tells the gender by it. */
function sayCharge(line: string, code: 'fr' | 'es', current: boolean): Deed | undefined {
  if (!/^Responsable (?:de|del|du|des|d['’])(?: |\p{L})/u.test(line)) return undefined;
  const be = code === 'fr' ? (current ? 'suis' : 'étais') : current ? 'soy' : 'fui';
  return { text: `${be} ${lowerFirst(line)}`, isPast: code === 'es' && !current };
}

/** Participles of a change that a line states behind its noun, with the verb in the past. */
const changes: Record<'fr' | 'es', Record<string, string>> = {
  fr: Object.fromEntries(
    'ramené réduit augmenté porté abaissé diminué raccourci amélioré divisé doublé'
      .split(' ')
      .map((word) => [word, `ai ${word}`]),
  ),
  es: {
    reducid: 'reduje',
    aumentad: 'aumenté',
    mejorad: 'mejoré',
    ampliad: 'amplié',
    recortad: 'recorté',
    elevad: 'elevé',
    bajad: 'bajé',
    acortad: 'acorté',
  },
};
const endings = {
  fr: { '': 'le ', e: 'la ', s: 'les ', es: 'les ' },
  es: { o: 'el ', a: 'la ', os: 'los ', as: 'las ' },
} as const;

/** "Clôture mensuelle ramenée de 10 à 6 jours" → "ai ramené la clôture mensuelle de 10 à 6 jours": the participle tells the noun's gender and number. */
function sayMeasured(line: string, code: 'fr' | 'es'): Deed | undefined {
  const found = /^(\p{Lu}\p{Ll}+(?: [\p{Ll}’']+){0,5}?) (\p{Ll}{6,}) ((?:de|à|en|por|un|del) .*\d.*)$/u.exec(line);
  if (found === null) return undefined;
  const [, noun = '', participle = '', rest = ''] = found;
  for (const [stem, past] of Object.entries(changes[code])) {
    const ending = participle.startsWith(stem) ? participle.slice(stem.length) : undefined;
    const article = Object.entries(endings[code]).find(([each]) => each === ending)?.[1];
    if (article === undefined) continue;
    const elided = code === 'fr' && article !== 'les ' && /^[aeiouhâàéèêîôû]/i.test(noun) ? 'l’' : article;
    return { text: `${past} ${elided}${lowerFirst(noun)} ${rest}`, isPast: true };
  }
  return undefined;
}

/** How often a thing is done, at the line's end: what is still done in a job that runs. A measured change is done once. */
const recurs =
  /(?:chaque \p{L}+|(?:tous les|toutes les) \p{L}+|par (?:jour|semaine|mois|an|trimestre)|cada \p{L}+|(?:todos los|todas las) \p{L}+|al (?:día|mes|año)|por semana)$/iu;
const measured = /[%€$£]|\b(?:de|del?) \d[\d.,]* (?:à|a) \d/iu;
/** People or things that were counted: a deed that is done, as "Formation de trois vendeurs". */
const counted =
  /^ (?:de |d['’]|a )?(?:plus de |más de |environ |unos |unas )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?![\p{L}\d])/iu;
const onceOnly =
  /^(?:form|organi[sz]a|entreg|constru|inaugur|lan[cz]|recrut|embauch|instal|sélec|selec|contrat|public|migr|rénov)/iu;

/** Whether a noun stands for what is over: in a job that has ended, or a result; but a result that recurs goes on. */
function isOver(verbs: NominalVerb[], rest: string, current: boolean): boolean {
  if (!current) return true;
  // "…, que ahorra 10 horas al mes": what comes of it each month was made once.
  const own = rest.split(',')[0] ?? '';
  if (recurs.test(own) && !measured.test(own)) return false;
  return (
    verbs.some(({ isResult }) => isResult) || (verbs.every(({ noun }) => onceOnly.test(noun)) && counted.test(rest))
  );
}

const bareNoun =
  / et (?!(?:l[ea]s?|une?|des?|du|au|aux|à|en|pour|par|sur)\b)\p{Ll}+ (?:du |de la |des |de l['’])| et \p{Ll}+(?:age|tion|sion|ment|ance|ure|erie)$/u;

/** "Le stock et relation fournisseurs": a second noun that has no article of its own, and takes none over from a single thing. */
const singular = /^ (?:du|de la|au|à la|(?:de|à) l['’])(?![\p{L}])|^ (?:de|à) l['’]/u;
const looseNoun =
  / et (?!(?:l[ea]s?|une?|des?|du|aux?|à|en|pour|par|sur|sa|son|ses)(?!\p{L})|[ld]['’])\p{Ll}{4,} (?!(?:l[ea]s?|du|des?|une?|aux?|à|en|sur|avec|chez|par|pour)(?!\p{L})|[ld]['’])\p{Ll}+$/u;

function sayFrench(line: string, current: boolean): Deed | undefined {
  const found = findNoun(line, 'fr');
  // "Je suis la trésorerie": of "suivre", and read as of "être".
  if (current && found?.verbs[0]?.present === 'suis') return undefined;
  if (found !== undefined) {
    const { verbs, rest } = found;
    const isPast = isOver(verbs, rest, current);
    const object = joinSecond(rest, 'fr', isPast);
    if (object === undefined || (singular.test(rest) && looseNoun.test(object))) return undefined;
    const said = verbs.map(({ present, past }) => (isPast ? past : present)).join(' et ');
    // "… et encaissement": a noun without an object of its own would hang loose behind the verb.
    if (/ et (\p{Ll}+)$/u.test(rest) && findNoun(/ et (\p{Ll}+)$/u.exec(rest)?.[1] ?? '', 'fr') !== undefined)
      return undefined;
    // "… et tenue de la caisse": a second noun that no verb takes over would hang behind the first one's.
    if (bareNoun.test(object)) return undefined;
    return { text: `${isPast ? 'ai ' : ''}${said}${object}`, isPast };
  }
  const participle =
    /^(\p{Lu}\p{Ll}+(?:é|i|u|is|it|ert)) (?=(?:l[ea]s?|un[e]?|des?|du|l['’]|plus|jusqu|à|avec|\d))/u.exec(line)?.[1];
  if (participle !== undefined) return { text: `ai ${lowerFirst(line)}`, isPast: true };
  // "A augmenté le panier": told as of another person.
  const third =
    /^A (?=\p{Ll}+(?:é|i|u|is|it|ert) (?:l[ea]s?|une?|des?|du|plus|\d)(?: |$)|\p{Ll}+(?:é|i|u|is|it|ert) l['’])/u.exec(
      line,
    )?.[0];
  if (third !== undefined) return { text: `ai ${line.slice(third.length)}`, isPast: true };
  const said = /^(?:J['’]ai|Je) (?=\p{Ll})/u.exec(line)?.[0];
  return said === undefined
    ? undefined
    : { text: said === 'Je ' ? line.slice(3) : line.slice(2), isPast: said !== 'Je ' };
}

/** A noun that names an action, without an article, with what it acts on: " et suivi des règlements". */
const secondNoun = {
  fr: / et (?=(?:suivi|\p{Ll}+(?:tion|sion|ment|age|ure|ance|ence|tien|ise|ie|yse|lan|ôle)|tenue|prise|mise|pose|garde|vente) (?:du|des|de|d['’]|avec|auprès)(?:\s|\p{L}))/u,
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
    .replace(/ et du (?=\p{L})/u, ' et le ')
    .replace(/ et de la (?=\p{L})/u, ' et la ')
    .replace(/ et de l['’](?=\p{L})/u, ' et l’')
    .replace(/ et des (?=\p{L})/u, ' et les ');
}

function saySpanish(line: string, current: boolean): Deed | undefined {
  const found = findNoun(line, 'es');
  if (found !== undefined) {
    const { verbs, rest } = found;
    const isPast = isOver(verbs, rest, current);
    // "Atención al cliente y reposición": a noun of work without an object of its own would hang loose behind the verb.
    if (/ [ye] \p{Ll}+(?:ción|sión|miento|aje|tura|eza|ieza|ía)$/u.test(rest)) return undefined;
    const object = joinSecond(rest, 'es', isPast);
    return object === undefined
      ? undefined
      : { text: `${verbs.map(({ present, past }) => (isPast ? past : present)).join(' y ')}${object}`, isPast };
  }
  const first = /^\p{Lu}\p{Ll}+/u.exec(line)?.[0] ?? '';
  // "Redujo las averías": told as of another person.
  const own = fromThird(first);
  if (own !== undefined && / (?:el|las?|los|un[ao]?s?|de|a|más|\d)/u.test(line))
    return { text: `${own}${line.slice(first.length)}`, isPast: true };
  if (
    /(?:é|í)$/.test(first) ||
    /^(?:Reduje|Conduje|Produje|Hice|Puse|Tuve|Fui|Di|Introduje|Obtuve|Mantuve|Propuse)$/.test(first)
  )
    return { text: lowerFirst(line), isPast: true };
  const isVerb = nominalVerbs.es?.some(({ present }) => present === first.toLowerCase()) === true;
  return current && isVerb ? { text: lowerFirst(line), isPast: false } : undefined;
}

const irregularThird: Record<string, string> = byWord({
  Hizo: 'hice',
  Puso: 'puse',
  Tuvo: 'tuve',
  Obtuvo: 'obtuve',
  Mantuvo: 'mantuve',
  Propuso: 'propuse',
  Redujo: 'reduje',
  Condujo: 'conduje',
  Produjo: 'produje',
  Introdujo: 'introduje',
});

/** "Aumentó" → "aumenté", "Dirigió" → "dirigí", "Organizó" → "organicé". */
function fromThird(verb: string): string | undefined {
  const irregular = irregularThird[verb];
  if (irregular !== undefined || !/^\p{Lu}\p{Ll}{2,}ó$/u.test(verb)) return irregular;
  const stem = lowerFirst(verb).slice(0, -1);
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}í`;
  return `${stem
    .replace(/g$/, 'gu')
    .replace(/z$/, 'c')
    .replace(/c$/, (end) => (lowerFirst(verb).endsWith('zó') ? end : 'qu'))}é`;
}

/** People as the object of a Spanish verb take "a": "formé a dos aprendices". */
const people =
  /^ de ((?:(?:más de |unos |unas )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|los|las|nuev[oa]s|otr[oa]s|jóvenes) (?:nuev[oa]s )?)?(?:aprendi[cz]es?|alumn[oa]s|emplead[oa]s|personas|trabajadore?s|pacientes|clientes|niñ[oa]s|estudiantes|operari[oa]s|compañer[oa]s|técnic[oa]s|vendedore?s|becari[oa]s|mayores|auxiliares|enfermer[oa]s|camarer[oa]s|usuari[oa]s|voluntari[oa]s|colaboradore?s|profesionales|proveedore?s)(?!\p{L}))/u;

function objectInSpanish(rest: string): string | undefined {
  // "limpié cocina" lacks its article; of a thing that is counted in none ("documentación") it does not.
  if (
    /^ de (?!un[ao]?s? |l[oa]s? |más |nuev|tod)\p{Ll}+(?:a|o|e|l|r)(?= |$)/u.test(rest) &&
    !/^ de \p{Ll}+(?:ción|sión|dad|aje)\b/u.test(rest)
  )
    return undefined;
  const swaps: [RegExp, string][] = [
    [people, ' a $1'],
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
