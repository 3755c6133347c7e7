/** Words of five letters and more that only demand, of each language: what is asked for stands beside them. */
const words: Record<string, string> = {
  en: 'experience experienced experiences knowledge skill skills strong good excellent proven previous relevant demonstrated demonstrable flexible background terms industry ability understanding working broad similar would beneficial preferred preferably essential desirable required advantage least years within',
  de: 'erfahrung erfahrungen berufserfahrung kenntnisse kenntnis fundierte gute mehrjährige einschlägige vergleichbare wünschenswert vorteil idealerweise bereich umgang jahre',
  fr: 'expérience expériences connaissance connaissances bonne solide similaire maîtrise souhaitée exigée atout années domaine',
  es: 'experiencia experiencias conocimiento conocimientos sólida previa similar demostrable deseable valorable mínimo menos años sector',
  pt: 'experiência experiências conhecimento conhecimentos sólida prévia semelhante desejável mínimo menos setor',
  it: 'esperienza esperienze conoscenza conoscenze buona solida pregressa analoga ruolo gradita preferibile settore almeno',
  nl: 'ervaring kennis goede ruime relevante aantoonbare vergelijkbare gewenst vereist minimaal werkervaring',
};

const demand = new Set(Object.values(words).flatMap((list) => list.split(' ')));

/** Whether a word only says that something is asked for. */
export const onlyDemands = (word: string): boolean => demand.has(word.toLowerCase());
