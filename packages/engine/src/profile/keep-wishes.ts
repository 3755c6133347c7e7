/** Where one clause ends and the next begins. A comma or "and" parts two clauses only where one of them makes a claim. */
const parting =
  /([.;!?\n]+\s*|,\s+|\s[–—-]\s|,?\s(?:and|but|because|since|as|with|und|aber|weil|denn|da|mit|et|mais|car|avec|y|e|pero|porque|con|mas|com)\s)/iu;

/** First person, without a wish after it. */
const selves: readonly RegExp[] = [
  /(?<!\p{L})I(?!\p{L})(?!(?:['’]d| would| should)(?: also| really| most)? (?:like|love|want|prefer|enjoy|hope)|(?: also| really| now| do| still)* (?:want|wish|hope|plan|aim|aspire|dream|intend|seek|need|prefer|would)(?!\p{L})|(?:['’]ve| have) always (?:wanted|dreamed|dreamt|hoped)|(?:['’]m| am)(?: now| also| currently| really)? (?:looking|hoping|aiming|seeking|searching|keen|eager|open|interested|after|ready)(?!\p{L}))/u,
  /(?<!\p{L})(?:ich (?!möchte|mochte|will|würde|suche|wünsche|hoffe|strebe|plane|träume|interessiere|ziele)|(?:habe|bin|war|hatte|kann|besitze|leite|führe|spreche|arbeite) ich(?!\p{L})|meine[rmn]? (?:\p{L}+ )?\p{L}*(?:erfahrung\p{L}*|abschl\p{L}+|kenntnisse\p{L}*|jahre\p{L}*))/iu,
  /(?<!\p{L})(?:j['’](?!aimerais|espère|aspire|ambitionne|envisage)|je (?:ne )?(?!veux|voudrais|souhaite|cherche|recherche|vise|rêve|compte|désire|m['’]|me ))/iu,
  /(?<!\p{L})(?:tengo|soy|poseo|cuento con|llevo|domino|hablo|trabajo|trabajé|dirijo|dirigí|estoy (?:titulad|certificad)[oa]|yo (?!quiero|busco)|he \p{L}+(?:ado|ido)|tenho|sou|possuo|falo|trabalho|trabalhei)(?!\p{L})/iu,
  /(?<!\p{L})(?:ho|sono|possiedo|parlo|ik (?!wil|zoek|hoop|zou))(?!\p{L})/iu,
];
/** What a person is said to have, without "I": "10 years of SAP", "holding an MBA", "my PhD". A span that lies ahead is none: "in 5 years". */
const had: readonly RegExp[] = [
  /(?<!(?:in|within|after|next|the|nach|binnen|innerhalb von|nächsten|dans|ici|en|dentro de|próximos|em|entro|over) (?:the next |den nächsten |les |los )?)(?<![\p{L}\d])\d+\s?\+?\s?(?:years?|yrs?|jahren?|ans|années|años|anos|anni|jaar)(?!\p{L})/iu,
  /^(?:(?:currently|now|already|also|bereits|schon) )?(?:holding|having|being|holder|certified|licen[cs]ed|chartered|qualified|graduated|fluent|proficient|experienced|skilled|native|seasoned|proven|zertifiziert\p{L}*|geprüft\p{L}*|erfahren\p{L}*|promoviert\p{L}*|diplômée?|certifiée?|titulaire|bilingue|titulad[oa]|certificad[oa]|licenciad[oa]|con \d)(?!\p{L})/iu,
  /(?<!\p{L})(?:my|mein\p{L}*|mon|ma|mes|mi|mis|meu|minha) (?:[\p{L}\d.-]+ ){0,3}?(?:degrees?|mba|ph\.?d|doctorate|master['’]?s?|bachelor['’]?s?|diplom\p{L}*|doktor\p{L}*|certificat\p{L}*|licen[cs]e|licence|experience|expérience|experiencia|experiência|years|title|título|abschluss)(?!\p{L})/iu,
];

/** A degree, a licence or experience by its bare name ("Harvard MBA", "SAP-Erfahrung"): nothing says that it is still to come. */
const held =
  /(?<!\p{L})(?:e?mba|ph\.?d|doctorate|(?:bachelor|master)['’]?s?(?= (?:degree|of|in|en|der|im)(?!\p{L})|$)|(?:\p{Lu}[\p{L}.-]+ )degree|b\.?sc|m\.?sc|ll\.?[bm]|cpa|cfa|pmp|chartered \p{L}+|diplom\p{L}*|doktor\p{L}*|promotion in|certificat\p{L}*|zertifikat\p{L}*|licen[cs]es?|doctorat|máster|doctorado|doutorado|licenciatura|laurea|\p{Lu}\p{L}*-(?:[Ee]rfahrung|[Kk]enntnisse)|experience (?:at|with) \p{Lu}|(?:erfahrung|expérience|experiencia|experiência) (?:bei|mit|chez|avec|en|con|com|na) \p{Lu})(?!\p{L})(?! (?:programmes?|programs?|studium|courses?|studies|position|place|stelle|kurs))/iu;
/** What says that it is: a verb of reaching for it, or a "more". */
const toCome =
  /^(?:become|be|get|earn|obtain|gain|win|acquire|pursue|complete|finish|pass|study|do|take|start|begin|reach|achieve|add|renew|use|apply|build|grow|move|work|lead|run|find|want|seek|hope|plan)(?!\p{L})|(?<!\p{L})(?:to|my next|towards?|more|new|further|another|next|mehr|weitere\p{L}*|neue\p{L}*|werden|machen|erwerben|erlangen|anstreben|abschließen|bestehen|nachholen|lernen|plus de|nouve\p{L}+|devenir|faire|obtenir|préparer|passer|valider|acquérir|reprendre|más|nuev\p{L}+|obtener|conseguir|lograr|sacar|terminar|hacer|mais|novos?|obter|tirar|fazer|conseguire|ottenere|prendere|behalen|halen)(?!\p{L})/iu;

/** Whether a clause says something of the person, not of what they want. */
function isClaim(typed: string): boolean {
  const clause = typed.trim();
  return [...selves, ...had].some((each) => each.test(clause)) || (held.test(clause) && !toCome.test(clause));
}

/**
 * Goals without what they state of the person: "I hold an MBA; become CRO" → "become CRO". A wish is told as it is typed; a claim stands only where a document
 * shows it, and then it stands there already.
 */
export function keepWishes(goals: string): string {
  const pieces = goals.split(parting);
  let kept = '';
  for (let i = 0; i < pieces.length; i += 2) {
    const clause = pieces[i] ?? '';
    if (clause.trim() === '' || isClaim(clause)) continue;
    kept += kept === '' ? clause : `${pieces[i - 1] ?? ''}${clause}`;
  }
  const end = /[.!?]+\s*$/u.exec(goals)?.[0] ?? '';
  return kept === '' || kept.endsWith(end) ? kept : `${kept}${end}`;
}
