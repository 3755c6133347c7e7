import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { isKnownCity, isRegion } from '../places/places.ts';

/** Words that tell an English title, which keeps its capitals in any language. */
const english =
  /(?<!\p{L})(?:manager|engineer|developer|analyst|officer|lead(?:er)?|specialist|designer|account|business|product|sales|head|scrum|owner|scientist|support|customer|community|social|executive|recruiter|partner|copywriter|tester|office|buyer|planner|barista|coach|data|key|assistant|accountant|communications?|trainee|nurse|driver|operator|worker|representative|technician)(?!\p{L})/iu;

/**
 * A title in a language that writes its nouns small, inside a sentence: "Comptable" → "comptable", "Jefa de Recepción" → "jefa de
 * recepción", "Responsabile Amministrativa" → "responsabile amministrativa"; "DSI", tools, places and English titles as they are.
 */
export function smallTitle(title: string): string {
  const isForeign = /^\p{Lu}\p{L}*(?:,? (?:& )?\p{Lu}\p{L}*)+$/u.test(title) && english.test(title);
  if (isForeign || !/^\p{Lu}\p{Ll}/u.test(title)) return title;
  return sentenceCase(title).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** The same for a title that stands alone: only its first word keeps the capital. */
export function sentenceCase(title: string): string {
  // Where every word has its capital, none tells a name.
  const isAll = title.split(/[\s/]+/).every((word) => !/^\p{Ll}{4}/u.test(word));
  const inner = isAll
    ? /(?<=[ /-])\p{Lu}\p{Ll}{3,}(?!\p{L})/gu
    : /(?<= (?:des?|du|del|en|y|et|de la|à la|aux?|d[’']|da|do|dos|das|di|alla|agli|della|e)[ ]?)\p{Lu}\p{Ll}{3,}(?!\p{L})/gu;
  return title.replace(inner, (word) =>
    word === 'État' || skillsIn(word).some(({ kind }) => kind === 'tool') || isKnownCity(word) || isRegion(word)
      ? word
      : word.toLowerCase(),
  );
}
