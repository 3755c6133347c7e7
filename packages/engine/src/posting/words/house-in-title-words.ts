/** How the names of public houses are made, each with a proper name: before the kind of house, or behind it. */
export const namedHouses = {
  en: {
    behind: '(?:The )?(?:University|College|Institute|School|Museum|City|Town|County) of',
    before: '(?:University|College|Institute|Hospital|Academy|School|Museum|Council)',
    general:
      'High|Middle|Primary|Secondary|Elementary|Graduate|Medical|Business|Nursing|Law|Teaching|Community|General|State|City|Public|Private|Local',
  },
  de: { behind: '(?:Universität|Hochschule|Klinikum|Krankenhaus|Stadt|Gemeinde|Landkreis)' },
  fr: { behind: "(?:Université|Mairie|Ville|Hôpital|Lycée|Collège) (?:de |du |d[’'])?" },
  es: { behind: '(?:Universidad|Ayuntamiento|Hospital) (?:de |del )?' },
  pt: { behind: '(?:Universidade|Prefeitura|Câmara) (?:de |do |da )?' },
  it: { behind: '(?:Università|Comune|Ospedale) (?:di |degli |del )?' },
  nl: { behind: '(?:Universiteit|Gemeente|Ziekenhuis|Hogeschool) (?:van )?' },
};
