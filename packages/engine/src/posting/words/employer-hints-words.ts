import type { Words } from './any-word.ts';

/** Words of `facts/employer-hints.ts`, by language. */
export const calledHouseWords: Words = {
  en: `
    agency | association | bakery | business | care home | charity | clinic | college | company | contractor
    distributor | employer | firm | group | hospital | hotel | manufacturer | nursery | organi[sz]ation | practice
    provider | restaurant | retailer | school | start-?up | supplier | trust
  `,
};

export const noNameWords: Words = {
  en: String.raw`
    full[- ]time | part[- ]time | permanent | contract | temporary | internship | remote | hybrid | onsite | on-site
    salary | location | department(?! (?:of|for) \p{Lu}) | reports? to | posted | apply | hours? | shift | job
    jobs | position | role | description | summary | overview | requirements? | responsibilities | duties | about
    benefits | type | date | level | applicants | reviews? | stars | annou?ncement | qualifications? | details
    sign in | content | people | click | tier | grade | band
  `,
  de: 'vollzeit | teilzeit | standort | einsatzort | unbefristet | befristet | festanstellung | aufgaben',
  fr: 'lieu | sede | cdi | cdd | temps plein | jornada | interim | intérim | profil | missions?',
  es: 'indefinido | ubicación',
};
