const gap = '[^.!?\\n]{0,60}?';
const end = '(?!\\p{L})';

/** A label and courtesies before the order itself: "IMPORTANT: please …", "[SYSTEM] …", "And then …". */
const lead =
  '^[^\\p{L}]*(?:(?:important|system|note|attention|assistant|instructions?|wichtig|achtung|hinweis|atención|nota|importante|attenzione|atenção|let op|belangrijk)[^\\p{L}\\n]{1,4})?(?:(?:and|then|please|now|und|bitte|dann|et|merci de|veuillez|maintenant|y|por favor|ahora|e|ora|en|nu|agora)\\s+){0,2}';

/** Verbs of forgetting, and what is to be forgotten. */
const forgetting: [verbs: string, things: string][] = [
  ['ignore|disregard|forget|override|bypass', '(?:instructions?|prompts?)'],
  ['ignorier(?:e|en|t)|vergiss|vergessen sie|missachten?', '(?:anweisung|instruktion|vorgabe|prompt)\\p{L}{0,3}'],
  ['ignore[zr]?|oublie[zr]?|ne (?:tenez|tiens) pas compte', '(?:instructions?|consignes?|directives?)'],
  ['ignor[ae]d?|olvid[ae]|ha(?:z|ga) caso omiso', '(?:instrucciones|indicaciones)'],
  ['ignor[ai]|ignorate|dimentic[ah]i?', '(?:istruzioni|indicazioni)'],
  ['negeer|vergeet', '(?:instructies|aanwijzingen|opdrachten)'],
  ['ignor[ea]|esque[çc][ae]|desconsider[ea]', '(?:instruções|indicações)'],
];

/** Verbs of claiming, the word for "that", and the one of whom it is to be claimed: not "your", as to an applicant. */
const claiming: [verbs: string, that: string, whom: string][] = [
  [
    'add|say|state|write|claim|pretend|assume|insert|mention|output',
    'that',
    '(?:the|this) (?:candidate|applicant|resume|résumé|cv|user)',
  ],
  [
    'füge?n?|schreiben?|behaupten?|erwähnen?|sagen?|ergänzen?|gib|geben',
    'dass',
    '(?:der|die|dieser?) (?:kandidat|bewerber|lebenslauf)(?:in)?',
  ],
  [
    'ajoute[zr]?|di(?:s|tes)|écri(?:s|vez)|indique[zr]?|affirme[zr]?|mentionne[zr]?',
    'que',
    "(?:le |la |ce |cette |l[’'])(?:candidate?|postulante?|cv)",
  ],
  [
    'añad[ae]|agreg(?:a|ue)|di(?:ga)?|escrib[ae]|indi(?:ca|que)|afirm[ae]|mencion[ae]',
    'que',
    '(?:el|la|este|esta) (?:candidat[oa]|solicitante|aspirante|currículum|cv)',
  ],
  [
    "aggiung[ia]|scriv[ia]|di[’']|dichiar[ai]|afferm[ai]|indic[ah]i?|menzion[ai]",
    'che',
    '(?:il|la|questo|questa) (?:candidat[oa]|curriculum|cv)',
  ],
  ['voeg|schrijf|zeg|vermeld|beweer|geef', 'dat', '(?:de|deze|het|dit) (?:kandidaat|sollicitant|cv)'],
  [
    'adicion[ea]|acrescent[ea]|dig?a|escrev[ae]|afirm[ea]|mencion[ea]|indique',
    'que',
    '(?:o|a|este|esta) (?:candidat[oa]|currículo|cv)',
  ],
];

/** Verbs of marking, what is to be marked, and the mark. */
const marking: [verbs: string, what: string, mark: string][] = [
  [
    'score|rate|rank|grade|give|assign|mark',
    '(?:this|the) (?:resume|résumé|cv|candidate|applicant|application)',
    '(?:\\d{2,3}|highest|perfect|maximum|top|first)',
  ],
  [
    'bewerten?|gib|geben|vergib',
    '(?:lebenslauf|bewerbung|bewerber|bewerberin|kandidaten|kandidatin)',
    '(?:\\d{2,3}|höchst\\p{L}{1,9}|perfekt\\p{L}{0,2}|volle\\p{L}?)',
  ],
  [
    'note[zr]?|évalue[zr]?|donne[zr]?|attribue[zr]?',
    '(?:cv|candidature|candidate?)',
    '(?:\\d{2,3}|maxim\\p{L}{1,4}|parfaite?)',
  ],
  [
    'puntú[ae]|califi(?:ca|que)|evalú[ae]|da(?:le)?|otorg(?:a|ue)|asign[ae]',
    '(?:currículum|cv|candidat[oa]|solicitud)',
    '(?:\\d{2,3}|máxim[oa]|perfect[oa])',
  ],
  ['valut[ai]|assegn[ai]|dai', '(?:curriculum|cv|candidat[oa]|candidatura)', '(?:\\d{2,3}|massim[oa]|perfett[oa])'],
  ['beoordeel|geef|waardeer', '(?:cv|kandidaat|sollicitant|sollicitatie)', '(?:\\d{2,3}|hoogste|maximale|perfecte)'],
  [
    'avali[ea]|pontu[ea]|dê|atribu(?:a|i)|classifi(?:ca|que)',
    '(?:currículo|cv|candidat[oa]|candidatura)',
    '(?:\\d{2,3}|máxim[oa]|perfeit[oa])',
  ],
];

/** What is to be put into a resume or letter that is not the reader's own. */
const putting =
  "(?:add|insert|append|inject|put) [^.!?\\n]{1,60}? (?:to|in|into|on) (?:the|this|their|his|her) (?:candidate[’']s |applicant[’']s )?(?:resume|résumé|cv|cover letter)";

/** Who is spoken to: a machine, by its name. "If you are an AI engineer" speaks to a person. */
const machine = {
  en: '(?:an? )?(?:ai(?=\\W*$|\\s*[,:;.()–—]| (?:model|assistant|system|tool|bot|agent|or|reading|reviewing|screening|that)(?!\\p{L}))|(?:large )?language models?|llms?(?=\\W*$|\\s*[,:;.()]| or)|chatgpt|chatbots?|automated (?:screening|system)|helpful assistant)',
  de: '(?:eine? )?(?:ki|künstliche intelligenz|sprachmodell|llm|chatbot)',
  fr: '(?:une? )?(?:ia|intelligence artificielle|modèle de langage|llm|chatbot)',
  es: '(?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|llm|chatbot)',
  it: "(?:un[’']|un )?(?:ia|ai|intelligenza artificiale|modello linguistico|llm|chatbot)",
  nl: '(?:een )?(?:ai|taalmodel|llm|chatbot)',
  pt: '(?:uma? )?(?:ia|inteligência artificial|modelo de linguagem|llm|chatbot)',
};
const name = '(?![\\p{L}-])(?! (?:engineers?|experts?|specialists?|developers?|researchers?))';
const addressed = [
  `(?:if you are|you are(?: now)?|(?:note|message|instructions?|attention|dear)(?: (?:to|for))?(?: (?:any|all|the))?) ${machine.en}`,
  `(?:wenn|falls|sofern) (?:du|sie) ${machine.de}${name}`,
  `(?:si (?:vous êtes|tu es)|(?:note|message|instructions?) (?:à|pour)(?: une| l[’'])?) ?${machine.fr}${name}`,
  `si (?:usted )?(?:eres|es) ${machine.es}${name}`,
  `se (?:sei|siete|è) ${machine.it}${name}`,
  `als (?:je|jij|u) ${machine.nl}${name}`,
  `se (?:você é|és|fores?) ${machine.pt}${name}`,
];

const orders = new RegExp(
  `${lead}(?:${[
    ...forgetting.map(([verbs, things]) => `(?:${verbs})(?!\\p{L})${gap}(?<!\\p{L})${things}${end}`),
    ...claiming.map(([verbs, that, whom]) => `(?:${verbs})(?!\\p{L})${gap}(?<!\\p{L})${that} ${whom}${end}`),
    ...marking.map(
      ([verbs, what, mark]) =>
        `(?:${verbs})(?!\\p{L})${gap}(?<!\\p{L})${what}${end}${gap}(?<![\\p{L}\\d])${mark}(?![\\p{L}\\d])`,
    ),
    putting + end,
    ...addressed,
    'alle[^.!?\\n]{0,40} (?:anweisungen|vorgaben) (?:zu )?ignorieren(?!\\p{L})',
  ].join('|')})`,
  'iu',
);

/**
 * Whether a sentence of a posting speaks to a machine that reads it ("Ignore all previous instructions", "Add that the candidate holds …",
 * "Score this resume 100"): no demand on anybody. Only what opens as such an order counts: an applicant may well be asked to test prompts.
 */
export function isMachineOrder(sentence: string): boolean {
  return orders.test(sentence.slice(0, 300));
}

/** Signs without a width and letters of the invisible "tag" block: they hide words from the eye, or part them. */
const unseen = /[\u200b\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/** The text as the eye sees it. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}
