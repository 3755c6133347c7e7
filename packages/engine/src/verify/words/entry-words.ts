import type { FactIndex, FactView } from '../facts/index-facts.ts';

/** Words for a kind of entry, true where there is such an entry: the rest of the sentence says which. */
const ofEntries: [RegExp, (view: FactView, index: FactIndex) => boolean][] = [
  [
    /^(?:volunteer|ehrenamt|freiwillig|bénévol|voluntari|voluntári|volontari|vrijwillig)/u,
    ({ fact }) => fact.pointer.startsWith('/volunteer/'),
  ],
  [
    /^(?:ausbildung|lehre|gelernte?[rn]?|apprenticeship|apprentissage|aprendizaje|apprendistato|leertijd)$/u,
    ({ fact }) =>
      /\/(?:position|studyType)$/.test(fact.pointer) &&
      /auszubild|azubi|lehrling|ausbildung|gesell|apprent|aprendi|leerling/iu.test(fact.text),
  ],
  [
    /^(?:trained|ausgebildete?[rn]?|ausgebildet|geschult|formée?|formad[oa]|formato|formata|opgeleid)$/u,
    ({ fact }) => /^\/(?:certificates|education)\//.test(fact.pointer),
  ],
  [/^(?:título|titulación|titolo|abschluss|titre)$/u, ({ fact }) => /^\/education\/\d+\/studyType$/.test(fact.pointer)],
  [
    /^(?:certificates?|zertifikate?|certificats?|certificado|certificato|certificaat)$/u,
    ({ fact }) => fact.pointer.startsWith('/certificates/'),
  ],
  [
    /^(?:published|veröffentlicht\p{L}*|publiée?s?|publié|publiqué|publicad[oa]s?|publiquei|pubblicat[oaie]|gepubliceerd\p{L}*|article|artikel|aufsatz|artículo|artigo|articolo)$/u,
    ({ fact }) => fact.pointer.startsWith('/publications/'),
  ],
  [
    /^(?:articles|artikelen|aufsätze|artículos|artigos|articoli)$/u,
    ({ fact }) => /^\/publications\/[1-9]/.test(fact.pointer),
  ],
  [
    /^(?:graduated|graduate)$/u,
    ({ fact, item }, index) =>
      /\/studyType$/.test(fact.pointer) &&
      /^(?:[bm]\.?(?:a|sc|eng|ed|s)\b|bachelor|master|degree|mba|phd|doctor)/iu.test(fact.text) &&
      index.views.some((view) => view.fact.pointer === `${item}/endDate`),
  ],
];

/** Whether a word (lower case) tells of a kind of entry. */
export function isEntryWord(word: string): boolean {
  return ofEntries.some(([said]) => said.test(word));
}

/** Whether a word names a kind of entry that the person has, among those the sentence names. */
export function holdsEntry(word: string, items: ReadonlySet<string>, index: FactIndex): boolean {
  return ofEntries.some(
    ([said, holds]) =>
      said.test(word) && index.views.some((view) => (items.size === 0 || items.has(view.item)) && holds(view, index)),
  );
}
