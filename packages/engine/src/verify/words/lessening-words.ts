/**
 * Words that only take something away from a claim (helped, part of, basics, sometimes, nearly, under way), in seven languages: what lessens a claim needs no
 * ground of its own.
 */
const lessening = new RegExp(
  `^(?:${[
    // How much of it: a part, a help, a place among others.
    'help\\p{L}*|assist\\p{L}*|support(?:ed|s|ing)?|contribut\\p{L}*|participat\\p{L}*|part|partly|shadow(?:ed|ing|s)?|propos(?:ed?|ing|als?)|suggest\\p{L}*|mitwirk\\p{L}*|mitarbeit|mithilfe|mithelf\\p{L}*|mitgefahren|teilnahme|teilgenommen|beteilig\\p{L}*|unterstütz\\p{L}*|hilfe|beitrag|vorschlag|vorschläge|vorgeschlagen|participation|aide|appui|soutien|proposée?s?|miembro|membro|mitglied|membre|lid|participación|apoyo|ayuda|propuest[oa]s?|participação|ajuda|apoio|propost[oaie]|partecipazione|aiuto|supporto|deelname|hulp|medewerking|ondersteuning|voorstel|voorgesteld',
    // How well: the basics.
    'basics?|fundamentals?|beginner|elementary|grundkenntnisse[n]?|grundlagen|anfänger(?:in)?|notions|bases|débutante?|nociones|básic[oa]s?|principiantes?|noções|nozioni|bas[ei]|basiskennis|beginner|beginnend',
    // How often, how exactly, how much.
    'sometimes|occasional\\p{L}*|nearly|almost|roughly|about|manchmal|gelegentlich\\p{L}*|zeitweise|vorübergehend|beinahe|fast|etwa|rund|parfois|ponctuel\\p{L}*|occasionnel\\p{L}*|presque|temporair\\p{L}*|a\\s?veces|ocasional\\p{L}*|casi|alrededor|temporal\\p{L}*|quase|às\\s?vezes|pontual\\p{L}*|talvolta|quasi|saltuari\\p{L}*|soms|bijna|ongeveer|tijdelijk\\p{L}*|af en toe',
    // How far it has come.
    'unfinished|outstanding|pending|underway|under way|missing|unvollendet|ausstehend|laufend\\p{L}*|falta|faltan|pendiente|inachevée?|manque|mancante|manca|ontbreekt|bezig|lopend\\p{L}*|learning|studying|studiere|étudie|préparer?|prépare',
  ].join('|')})$`,
  'iu',
);

/** Whether a word (lower case) only lessens what is claimed. */
export function isLessening(word: string): boolean {
  return lessening.test(word);
}
