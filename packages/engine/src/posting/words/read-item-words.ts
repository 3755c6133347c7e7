import type { Words } from './any-word.ts';

/** Words of `demands/read-item.ts`, by language. */
export const remarkWords: Words = {
  en: String.raw`
    ^(?:mon|tues|wednes|thurs|fri|satur|sun)day | ^ability to (?:commute|relocate)\W
    ^[^,;]{0,40}(?:considered|welcome(?: to apply)?|willkommen|bienvenus?|bienvenid[oa]s)\W*$ | [$€£]\s?\d
    \d\s?[€£] | https?: | @ | :\s*$ | ^(?:broadly|widely|loosely|liberally|generously) (?:understood|defined|speaking|meant)\W*$
    ^(?:understood|defined|meant|interpreted) (?:broadly|widely|loosely|liberally|generously)\W*$
  `,
  de: String.raw`
    ^(?:weitere|zusätzliche|further|additional|autres|otros) (?:sprach(?:en|kenntnisse)|fremdsprachen|languages?|langues|idiomas)\W*$
    ^im (?:weiteren|weitesten|engeren) sinne\W*$
  `,
  fr: String.raw`^au sens (?:large|strict)(?: du terme)?\W*$`,
  it: String.raw`^in senso (?:lato|ampio|stretto)\W*$`,
  nl: String.raw`^in (?:de )?(?:brede|ruime|enge) zin(?: van het woord)?\W*$`,
  pt: String.raw`^(?:em|no) sentido (?:lato|amplo|estrito)\W*$`,
  es: String.raw`
    ^en (?:el )?sentido (?:amplio|estricto)\W*$
    ^(?:interesad[oa]s(?!\p{L})|(?:favor de )?enviar (?:su |tu )?(?:cv|c\.v|currículum|hoja de vida)|candidature à adresser|merci d['’]adresser)
    ^(?:other|general|apply|note|please|thank|yes|no(?! (?:more|less|fewer) than)|none|n\/a|etc|and more|more|see|click|full|part|rémunération|salaire|gehalt|vergütung|salary|pay|salario|salário|retribu\p{L}+|stipendio|estudios mínimos|experiencia mínima|imprescindible residente|provincia puesto|categoría|personal a cargo|número de vacantes|tipo de (?:industria|contrato)|poste à pourvoir|prise de poste|eintrittsdatum|incorporación inmediata|início imediato)(?!\p{L})
  `,
};
