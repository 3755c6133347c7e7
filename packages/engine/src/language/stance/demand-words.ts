/** Words of five letters and more that only demand, of each language: what is asked for stands beside them. */
const words: Record<string, string> = {
  en: 'experience experienced experiences knowledge skill skills strong good excellent proven previous relevant demonstrated demonstrable flexible background terms industry ability understanding working broad similar would beneficial preferred preferably essential desirable required advantage least years within environment environments setting settings field fields sector area areas role roles position prior first extensive basic solid',
  de: 'erfahrung erfahrungen berufserfahrung kenntnisse kenntnis fundierte gute mehrjährige einschlägige vergleichbare wünschenswert vorteil idealerweise bereich bereichen bereiche umfeld branche gebiet umgang jahre erste',
  fr: 'expérience expériences connaissance connaissances bonne solide similaire maîtrise souhaitée exigée atout années domaine secteur milieu environnement première',
  es: 'experiencia experiencias conocimiento conocimientos sólida previa similar demostrable deseable valorable mínimo menos años sector ámbito entorno puesto',
  pt: 'experiência experiências conhecimento conhecimentos sólida prévia semelhante desejável mínimo menos setor ambiente vivência',
  it: 'esperienza esperienze conoscenza conoscenze buona solida pregressa analoga ruolo gradita preferibile settore ambito ambiente almeno',
  nl: 'ervaring kennis goede ruime relevante aantoonbare vergelijkbare gewenst vereist minimaal werkervaring omgeving branche gebied',
};

const demand = new Set(Object.values(words).flatMap((list) => list.split(' ')));

/** Words that name things too ("first aid", "field service"): beside another word of the list alone they only demand. */
const names = new Set('first basic field setting environment'.split(' '));

/** Whether a word only says that something is asked for. `beside`: the words before and behind it. */
export function onlyDemands(word: string, ...beside: (string | undefined)[]): boolean {
  const own = word.toLowerCase();
  if (!demand.has(own)) return false;
  return !names.has(own) || beside.some((other) => other !== undefined && demand.has(other.toLowerCase()));
}
