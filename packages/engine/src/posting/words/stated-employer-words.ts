import type { Words } from './any-word.ts';

/** Words of `facts/stated-employer.ts`, by language. */
export const nobodyWords: Words = {
  en: 'I | We | You | They | She | He | It | Our | My | Your | Their | This | That | These | Who | What | VIP | B2B | B2C',
  de: String.raw`Ich | Wir | Sie | Er | Es | Du | Uns | Unser\p{L}* | Ihr\p{L}* | Mein\p{L}* | Wer | Kunde`,
  fr: String.raw`Je | Tu | Il | Elle | On | Nous | Vous | Notre | Nos | Votre | Ce | Cette | Client\p{L}* | Candidat\p{L}*`,
  es: String.raw`Yo | Nosotros | Nuestr\p{L}+ | Su | Este | Esta | Quien | Cliente`,
  it: String.raw`Io | Noi | Nostr\p{L}+ | Quest\p{L}+ | Chi`,
  nl: String.raw`Wij | Ik | Jou | Jullie | Onze | Ons | Deze | Wie | Opdrachtgever | Kandidat\p{L}*`,
  pt: String.raw`Eu | Noss\p{L}+ | Quem`,
};

/** What the small word that leads to a house leads to as well: an occasion, a condition, a time, a part of the world. */
export const occasionWords: Words = {
  en: `
    Christmas | Easter | Nights? | Weekends? | Height | Heights | Home | Sea | Purpose | Europe | European | Africa
    Employer | Company
  `,
  de: String.raw`
    (?:\p{Lu}\p{L}*)?[Ii]nteresse | Bedarf | (?:\p{Lu}\p{L}*)?[Ee]ignung | (?:Rück)?[Ff]ragen | Vollzeit | Teilzeit
    \p{Lu}\p{L}*(?:beginn|abschluss|antritt|beschäftigung|bedarf|bewerbung(?:en)?) | Abschluss | Beginn | Arbeitsbeginn
    Übernahme | Einstellung | Erfolg | Leistung | Schichtarbeit | Zukunft | Gelegenheit | Problemen | Notfällen | Wind
    Europa
  `,
  fr: 'Europe | Noël',
  es: 'Navidad | Europa | Verano | Equipo',
  it: 'Natale | Squadra | Team | Estate | Azienda',
  nl: 'Interesse | Vragen | Voorkeur | Ziekte',
  pt: 'Empresa | Equipe | Natal',
};

export const forClientWords: Words = {
  en: String.raw`(?:our|my|their) (?:\p{L}+ )?client(?!s) | on behalf of`,
  de: `
    im Auftrag | unser (?:Kunde|Mandant|Auftraggeber) | für (?:unseren|einen unserer) (?:Kunden|Partner|Mandanten)
  `,
  fr: "notre client | l['’]un de (?:mes|nos) clients",
  es: 'nuestro cliente',
  it: 'nostro cliente',
  nl: 'onze (?:klant|opdrachtgever)',
  pt: 'nosso cliente',
};

/** The names of a form's field that holds the employer, as companies' boards and those of public bodies print them. */
export const employerFieldWords: Words = {
  en: 'employer | company(?: name)? | hiring organi[sz]ation | organi[sz]ation | firm | client',
  de: 'arbeitgeber(?:in)? | unternehmen | firma | träger | dienststelle | behörde',
  fr: 'entreprise | employeur | société | collectivité | établissement(?: recruteur)? | organisme(?: recruteur)?',
  es: 'empresa | compañía | empleador | órgano convocante | (?:entidad|organismo) (?:convocante|contratante)',
  it: 'azienda | datore di lavoro | ente(?: banditore)?',
  nl: 'bedrijf | werkgever | organisatie',
  pt: 'empregador | (?:entidade|órgão) (?:contratante|empregadora?)',
};
