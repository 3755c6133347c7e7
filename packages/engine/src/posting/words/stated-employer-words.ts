import type { Words } from './any-word.ts';

/** Words of `facts/stated-employer.ts`, by language. */
export const nobodyWords: Words = {
  en: 'I | We | You | They | She | He | It | Our | My | Your | Their | This | That | These | Who | What',
  de: String.raw`Ich | Wir | Sie | Er | Es | Du | Unser\p{L}* | Ihr\p{L}* | Mein\p{L}* | Wer | Je`,
  fr: 'Il | Elle | On | Nous | Vous | Notre | Nos | Votre | Ce | Cette',
  es: String.raw`Tu | Yo | Nosotros | Nuestr\p{L}+ | Su | Este | Esta | Quien`,
  it: String.raw`Io | Noi | Nostr\p{L}+ | Quest\p{L}+ | Chi`,
  nl: String.raw`
    Wij | We | Ik | Onze | Ons | Deze | Wie | Client\p{L}* | Kunde | Cliente | Opdrachtgever | Candidat\p{L}*
    Kandidat\p{L}*
  `,
  pt: String.raw`Eu | Noss\p{L}+ | Esta | Este | Quem`,
};

export const forClientWords: Words = {
  en: String.raw`(?:our|my|their) (?:\p{L}+ )?client(?!s) | on behalf of`,
  de: `
    im Auftrag | unser (?:Kunde|Mandant|Auftraggeber) | für (?:unseren|einen unserer) (?:Kunden|Partner|Mandanten)
  `,
  fr: "notre client | l['’]un de (?:mes|nos) clients",
  es: 'nuestro cliente',
  it: 'nosso cliente | nostro cliente',
  nl: 'onze (?:klant|opdrachtgever)',
};
