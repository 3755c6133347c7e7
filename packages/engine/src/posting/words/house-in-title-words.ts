import type { Words } from './any-word.ts';

/** Kinds of public houses that stand before their names: "University of Oxford", "Klinikum Fulda". */
export const housesBeforeNames: Words = {
  en: '(?:The )?(?:University|College|Institute|School|Museum|City|Town|County) of',
  de: 'Universität | Hochschule | Klinikum | Krankenhaus | Stadt | Gemeinde | Landkreis',
  fr: "(?:Université|Mairie|Ville|Hôpital|Lycée|Collège)(?: de| du| d[’'])?",
  es: '(?:Universidad|Ayuntamiento|Hospital)(?: de| del)?',
  pt: '(?:Universidade|Prefeitura|Câmara)(?: de| do| da)?',
  it: '(?:Università|Comune|Ospedale)(?: di| degli| del)?',
  nl: '(?:Universiteit|Gemeente|Ziekenhuis|Hogeschool)(?: van)?',
};

/** Kinds that stand behind their names: "Elmbridge University". */
export const housesBehindNames: Words = {
  en: 'University | College | Institute | Hospital | Academy | School | Museum | Council',
};

/** What stands before such a kind and is no name: "High School". */
export const generalBeforeHouses: Words = {
  en: 'High | Middle | Primary | Secondary | Elementary | Graduate | Medical | Business | Nursing | Law | Teaching | Community | General | State | City | Public | Private | Local',
};
