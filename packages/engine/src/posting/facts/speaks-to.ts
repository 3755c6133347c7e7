/** Who speaks and who is spoken to, greetings: words that open a sentence to the reader, one list for each language. */
const openers = {
  en: "we we're we’re we've we’ve you you're you’re our your are do does have hello hi hey dear welcome thank thanks",
  de: 'wir unser unsere du dein deine bist sind haben hast hallo willkommen liebe lieber',
  fr: 'nous notre nos vous votre vos êtes avez bonjour bienvenue rejoignez salut chers',
  es: 'nosotros nuestro nuestra tú tu eres hola estimados bienvenido bienvenidos únete buscas',
  pt: 'nós nosso nossa você seu olá oi venha quer',
  it: 'noi nostro nostra sei siamo ciao salve buongiorno cari benvenuti unisciti',
  nl: 'wij we jij je jouw ons onze ben heb hallo beste welkom',
};

const opening = new RegExp(
  `^(?:${Object.values(openers).join(' ').split(' ').join('|')})(?=[\\s,!])(?=.*\\s\\S+\\s)`,
  'iu',
);

/** Whether a line of three words or more opens as a sentence to its reader does: "We are growing", "Bist du bereit …": it names no job. */
export function speaksToReader(text: string): boolean {
  return opening.test(text);
}
