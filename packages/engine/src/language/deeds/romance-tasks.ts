import { lowerFirst } from '../text/lower-first.ts';
import { phraseList } from '../text/phrase-list.ts';

/** A deed in the first person, from the verb on: "tiens la comptabilité …" after "je", "ai réduit le délai …", "gestiono reservas …". */
export type Deed = {
  text: string;
  isPast: boolean /** A noun with its article, which work includes. */;
  isTask?: true;
};

/** Endings that tell a noun of work and its gender. */
const workNouns: Record<string, [RegExp, RegExp]> = {
  fr: [
    /^(?!ré?union)\p{L}{3,}(?:tion|sion|ture|ance|ence|erie|ise|yse)$|^(?:mesure|prise|mise|tenue|garde|lecture|livraison|veille|vente|pose|cuisson|paie|paye|saisie|relance|commande)$/iu,
    /^(?:suivi|accueil|conseil|contrôle|entretien|soutien|tutorat|\p{L}{4,}(?:ement|age))$/iu,
  ],
  es: [
    /^\p{L}{3,}(?:ción|sión|dad|tura|encia|ancia|pieza|oría|enta)$/iu,
    /^(?:control|apoyo|montaje|manejo|\p{L}{3,}(?:miento|aje))$/iu,
  ],
};

/** The same in the plural, where the article is one for all. */
const manyTasks: Record<string, RegExp> = {
  fr: /^(?:soins|transmissions|visites|démarches|animations|interventions|relations|déclarations|inventaires|commandes|entretiens|travaux|contrôles|analyses|livraisons|réparations|installations|relances|permanences|astreintes|toilettes|repas|courses|rondes|\p{L}{4,}(?:tions|sions|ments|ages|tures|ances|ences))$/iu,
  es: /^\p{L}{3,}(?:ciones|siones|dades)$/iu,
};

/** "Mantenimiento preventivo de cuadros" → "el mantenimiento preventivo de cuadros": a noun of work with a quality, which no verb takes over. */
export function sayTask(line: string, code: string, current: boolean): Deed | undefined {
  const [noun = '', second = ''] = line.split(' ');
  if (!/^(?:\p{Ll}{4,}|de|del|du|des|d[’']\p{Ll}+|aux?|à|sur|et|y)$/u.test(second)) return undefined;
  if (!/ (?:d[eu]l?|des|d['’]|para|pour|a|à|aux?|en|con|avec|sur) ?/.test(line) || /\d\s?%/.test(line))
    return undefined;
  const article = taskArticle(noun, code);
  if (article === undefined) return undefined;
  // A second noun of work takes its own: "les transmissions ciblées et la relation avec les familles".
  let isWhole = true;
  const text = lowerFirst(line).replace(
    / (et|y) (\p{Ll}{4,})(?= (?:de|del|du|des|d[’']|avec|con|auprès|à|aux?|al?|sur)[ \p{L}]| d[’']|$)/gu,
    (whole, joint, next) => {
      const own = taskArticle(next, code);
      isWhole &&= own !== undefined;
      return own === undefined ? whole : ` ${joint} ${own}${next}`;
    },
  );
  // "Gestion du stock et relation …", "Brancardage et …": a second noun without its article.
  const isBare = / et (?!de |du |des |d[’']|la |le |les |l[’'])\p{Ll}/u.test(text);
  if (/^(?:d[ue’'s]|aux?$|à$|sur$)/.test(second) && isBare) return undefined;
  if (/^(?:et|y)$/.test(second) && (!isWhole || text === lowerFirst(line))) return undefined;
  return { text: `${article}${text}`, isPast: !current, isTask: true };
}

/** "la ", "l’", "el ": the article of a noun of work; undefined where its ending does not tell it. */
function taskArticle(noun: string, code: string): string | undefined {
  const [feminine, masculine] = workNouns[code] ?? [];
  if (manyTasks[code]?.test(noun) === true) return code === 'fr' ? 'les ' : 'las ';
  const isFeminine = feminine?.test(noun) === true;
  if (!isFeminine && masculine?.test(noun) !== true) return undefined;
  const vowel = code === 'fr' && /^[aeiouhâàéèêîôû]/i.test(noun);
  return code === 'fr' ? (vowel ? 'l’' : isFeminine ? 'la ' : 'le ') : isFeminine ? 'la ' : 'el ';
}

/** "Pétrissage, façonnage et cuisson" → "le pétrissage, le façonnage et la cuisson": nothing but nouns of work. */
export function sayNouns(line: string, code: string, current: boolean): Deed | undefined {
  const nouns =
    /^(\p{Lu}\p{Ll}+(?:, \p{Ll}+)*,? (?:et|y|e) \p{Ll}+)$/u.exec(line)?.[1]?.split(/,? (?:et|y|e) |, /u) ?? [];
  const articles = nouns.map((noun) => taskArticle(noun, code));
  if (nouns.length < 2 || articles.includes(undefined)) return undefined;
  const named = nouns.map((noun, i) => `${articles[i] ?? ''}${lowerFirst(noun)}`);
  return { text: phraseList(named, code), isPast: !current, isTask: true };
}
