import type { Words } from './any-word.ts';

/** Words of `facts/title-hint.ts`, by language. */
export const marksJobWords: Words = {
  en: String.raw`(?:now |we(?:'|’)?\s?a?re )?hiring | wanted | vacancy`,
  de: 'gesucht | wir suchen | stellenan(?:zeige|gebot) | jobangebot | stellenausschreibung',
  fr: "on recherche | nous recherchons | recherche | offre d(?:'|’)emploi | nous recrutons",
  es: `
    buscamos | se busca | oferta de (?:empleo|trabajo) | se solicita | requerimos | se requiere | necesitamos
    contratamos
  `,
  it: 'cercasi | cerchiamo | offerta di lavoro | ricerchiamo',
  nl: '(?:wat )?wij zoeken | gezocht | vacature',
  pt: 'procura-se | vaga(?: aberta)? | solicitamos | contrata-se',
};

export const bannerWords: Words = {
  en: String.raw`
    (?:job|vacancy|career|employment|position) (?:announcement|posting|opening|opportunity|vacancy|advert\p{L}*|description)s?
    vacancy | we(?:'|’)?\s?a?re hiring | now hiring | hiring now | join (?:us|our team) | hiring | jobs
    (?:open )?vacancies | careers? | home | skip to (?:main )?content | indeed(?:\.\p{L}+)? | linkedin | stepstone
    infojobs | glassdoor | monster | xing | total ?jobs | reed(?:\.co\.uk)? | seek | ziprecruiter | careerbuilder
    jobs\.ch | hellowork | jobindex | catho | job details | back to (?:search|jobs|results)[^\n]{0,30}
    (?:available|open|current) (?:positions?|roles?|jobs) | we want you
  `,
  de: `
    stellen(?:angebot|anzeige|ausschreibung|beschreibung) | wir stellen ein | únete | aktuell gesucht | gesucht
    karriere(?: bei [^|]{2,40})? | stellenangebote | offene stellen | wir suchen(?: (?:sie|dich|verstärkung))? | verstärkung gesucht
    komm in unser team | werde? teil unseres teams
  `,
  fr: `
    offre d(?:'|’)emploi | nous recrutons | on recrute | nous rejoindre | rejoignez[ -]nous | recrutement | apec
    france travail | pôle emploi | nous recherchons | rejoins[ -]nous | postes? (?:à pourvoir|disponibles?)
  `,
  es: `
    oferta de (?:empleo|trabajo) | empleo | nos offres | trabaja con nosotros | bolsa de trabajo | inicio
    (?:puestos?|vacantes?) disponibles? | ofertas? laborale?s? | estamos contratando | únete a nuestro equipo
  `,
  it: 'offerta di lavoro | posizioni aperte | lavora con noi | selezioni attive | unisciti a noi | stiamo assumendo',
  nl: 'vacatures? | kom werken bij [^|]{2,40} | werken bij | nationale vacaturebank | wij zoeken(?: jou)?',
  pt: 'vaga(?: de emprego)? | vacantes | trabalhe conosco | vagas(?: (?:abertas|disponíveis))? | estamos contratando',
  // Banners are told apart in languages too that no posting is read in.
  zh: '招贤纳士 | 诚聘(?:英才)? | 招聘(?:信息|启事)? | 加入我们',
  id: 'lowongan (?:kerja|pekerjaan)',
  pl: 'oferta pracy | szukamy | poszukujemy',
  da: 'ledige? stillinger? | stillingsopslag | jobopslag | vi søger',
};
