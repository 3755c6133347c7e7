/** Small words, month-free, that tell languages apart in the terse text of a resume. Words that two languages share are left out. */
export const stopWords: Record<string, string[]> = {
  en: 'the and of with for to from by on at into using across within experience education skills managed led work'.split(
    ' ',
  ),
  de: 'und der die das mit für von im bei zur zum den dem des auf eine einen einer sowie durch berufserfahrung ausbildung kenntnisse wir sie dein ihre'.split(
    ' ',
  ),
  fr: 'et le les des du pour dans avec sur au aux une par expérience formation compétences langues à été chez vous nous notre recherche'.split(
    ' ',
  ),
  es: 'y el los las del con por una al experiencia educación formación habilidades idiomas gestión desarrollo español años busca jornada conocimientos imprescindible'.split(
    ' ',
  ),
  pt: 'e o os das dos do da com em uma ao na no pela experiência formação competências idiomas gestão anos são não'.split(
    ' ',
  ),
  it: 'e il gli della dei delle di con per una nel alla esperienza istruzione formazione competenze lingue gestione presso italiano cerca conoscenza azienda'.split(
    ' ',
  ),
  nl: 'het een van met voor op bij naar door wij jouw niet ook aan uit gezocht ervaring rijbewijs werkervaring opleiding vaardigheden talen nederlands als tot zijn'.split(
    ' ',
  ),
};
