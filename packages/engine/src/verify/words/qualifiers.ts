/** Ways in which a fact takes itself back: a claim that rests on such a fact must carry a word of the same kind. */
const kinds = {
  negation:
    /\b(no|not|never|without|lack(s|ed|ing)?|none|neither|cannot|can't|don't|didn't|haven't|hasn't|wasn't|isn't|kein(e|en|er|em)?|nicht|nie|ohne|sans|aucune?|jamais|ne|pas|sin|ningún|ninguna|nunca)\b/i,
  unfinished:
    /\b(in progress|expected|anticipated|candidate|pursuing|enrolled|currently studying|studying (for|towards)|working towards|towards|incomplete|unfinished|not completed|discontinued|ongoing studies|coursework|part-?qualified|partly qualified|student member|finalist|affiliate|lapsed|expired|former holder|laufend|angestrebt|voraussichtlich|abgebrochen|en cours|prévu|en curso|previsto)\b/i,
  learning:
    /\b(learning|interested in|interest in|aspir(e|es|ing)|hop(e|es|ing) to|eager to|would like|want(s)? to|goal is|plan(s|ning)? to|exploring|curious about|willing(ness)? to|lerne|interessiert|möchte|apprends|souhaite|aprendiendo|me interesa)\b/i,
  basic:
    /\b(basic|basics|beginner|elementary|novice|limited|some|introductory|familiar(ity)?( with)?|exposure|awareness|working knowledge|rudimentary|a little|fundamentals|foundations?|grundkenntnisse|notions|débutant|scolaire|básic[oa]s?|nociones|noções|nozioni|base|basis|basiskennis|grundlagen|elementar\w*)\b|(?<!\p{L})(?:débutant|initiation|inicia[cç]ión|iniciação|iniciante|principiante|anfänger|einstieg|beginner|noções|básic[oa]s?|iniciais|iniciales|iniziali|initiales)(?!\p{L})|\((?:[^)]*\s)?(?:only|nur|uniquement|seulement|solo|sólo|só|apenas|soltanto|alleen)(?:\s[^)]*)?\)/iu,
  participation:
    /(?<!\p{L})(advis\p{L}*|advice|consult\p{L}*|conseil\p{L}*|asesor\p{L}*|suppléante?s?|form(?:o|é|aba|ava|ei) parte|fa(?:is|isais|it) partie|faccio parte|facevo parte|membres?|mitglied|miembro|membro|lid|affianc\p{L}*|épaul\p{L}*|assist(s|ed|ing)?( in| with)?|help(s|ed|ing)?|participat(e|es|ed|ing) in|contribut(e|es|ed|ing) to|shadow(s|ed|ing)?|observ(e|es|ed|ing)|support(s|ed|ing)?|part of|one of (?:those|the people|several|many|a team)|involved in|member of|under (the )?(supervision|direction|guidance)|collaborat(e|es|ed|ing)|cooperat(e|ed|ing)|work(s|ed|ing)? (alongside|closely with)|with (the )?(team|colleagues)|collabor\p{L}*|assist\p{L}*|contribu\p{L}*|particip\p{L}*|partecip\p{L}*|wirk\p{L}* (?:.* )?mit|arbeit\p{L}* (?:.* )?mit|(?:werk|help|doe)\p{L}* (?:.* )?mee|meewerk\p{L}*|meegeholpen|pris part|prend\p{L}* part|parte (?:a|en|na|no|em)|hielp|helpt?|mitgeholfen|mithalf|mitwirkung|mithilfe|gemeinsam mit|zusammen mit|samen met|junto (?:a|con)|insieme a|avec (?:le|la|mon|ma)|apoi\p{L}*|apoy\p{L}*|to(?:ok|oke|ake|ook) part|take part|taking part|assistant|mitarbeit|mitgearbeitet|mitgewirkt|mit(?:ge)?(?:gestalt|entwick|plan|organis|aufgebaut|aufbau|bestimm|erarbeit|konzip|betreu|begleit|formulier|verfass|vorbereit)\p{L}*|gestalt\p{L}* (?:.* )?mit|teilnahme|teilgenommen|beteilig\p{L}*|hilfe|hilft|helf\p{L}*|half|geholfen|unterstützt|unterstütze|unterstützung|unterstützte|participation|contribué|participé|aidé|soutien|aidé|aide|participe|apoyo|apoyé|ayuda|ayudé|ayudo|colabor\p{L}*|participé|participación|apoio|apoiei|ajuda|ajudei|colabor\p{L}*|participação|supporto|supportato|aiut\p{L}*|collaboraz\p{L}*|partecipa\p{L}*|ondersteun\p{L}*|hulp|geholpen|meegewerkt|medewerking|deelgenomen)(?!\p{L})/iu,
} as const;

export type Qualifier = keyof typeof kinds;

/** The qualifiers that a text carries. */
export function readQualifiers(text: string): Set<Qualifier> {
  const found = new Set<Qualifier>();
  for (const [kind, words] of Object.entries(kinds)) if (words.test(text)) found.add(kind as Qualifier);
  return found;
}

/** An answer that says no ("No, never", "not yet", "nein"): it is kept, and supports nothing. */
export function isNegativeAnswer(text: string): boolean {
  const start = text.trim().toLowerCase();
  if (
    /^(no|nope|none|never|not|nein|nie|non|jamais|nunca|n\/a|-|nothing)\b/.test(start) ||
    start === '-' ||
    start === ''
  )
    return true;
  return (
    /\b(i|we) (have|had|did|do|am|was)( not|n't)\b|\b(haven't|hadn't|didn't|don't|never) \w*/.test(
      start.replaceAll('’', "'"),
    ) ||
    /\b(habe|hatte|kenne)\b.*\b(nicht|nie|keine?n?)\b/.test(start) ||
    /\bje n(e |')/.test(start) ||
    /\bno (he|tengo|conozco|sé)\b/.test(start)
  );
}
