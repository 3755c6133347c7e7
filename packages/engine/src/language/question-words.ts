/** What a question asks after: a thing by its name, or a line of the posting in its own words. */
export type AskedKind = 'education' | 'certificate' | 'licence' | 'experience' | 'language' | 'tool' | 'skill';

type QuestionWords = {
  quote: (text: string) => string;
  asks: (thing: string) => string;
  /** What the person's own goals name. */
  names: (thing: string) => string;
  follow: Record<AskedKind, string>;
  where: (told: string) => string;
  /** Of an employer that an answer names with its years, and the resume does not. */
  titleAt: (employer: string) => string;
  figure: (about: string) => string;
  at: string;
};

const words: Record<string, QuestionWords> = {
  en: {
    quote: (text) => `“${text}”`,
    asks: (thing) => `The posting asks for ${thing}.`,
    names: (thing) => `Your goals name ${thing}.`,
    follow: {
      education: 'Do you have such a degree? Which one, from where, and when?',
      certificate: 'Do you hold it? Since when, and from whom?',
      licence: 'Do you hold it? Which authority granted it, and since when? The number is not needed.',
      experience: 'Is there work that your resume leaves out? Where, when, and what did you do?',
      language: 'How well do you speak it?',
      tool: 'Have you used it? Where, and for what?',
      skill: 'Do you have experience with it? Where, and with what result?',
    },
    where: (told) => `You told us: ${told}. At which of your jobs was that? With its name it becomes a line there.`,
    titleAt: (employer) =>
      `Your resume has no job at ${employer}. What was your title there? With it the job becomes an entry of your resume.`,
    figure: (about) =>
      `What figure shows your work as ${about}? How many people, cases, sales, hours or how much money, in what time?`,
    at: 'at',
  },
  de: {
    quote: (text) => `„${text}“`,
    asks: (thing) => `Die Anzeige nennt ${thing}.`,
    names: (thing) => `Ihre Ziele nennen ${thing}.`,
    follow: {
      education: 'Haben Sie einen solchen Abschluss? Welchen, von welcher Einrichtung und seit wann?',
      certificate: 'Haben Sie das? Seit wann, und von wem ausgestellt?',
      licence: 'Haben Sie das? Welche Stelle hat es erteilt, und seit wann? Die Nummer brauchen wir nicht.',
      experience: 'Fehlt in Ihrem Lebenslauf eine solche Tätigkeit? Wo, wann, und was haben Sie dort getan?',
      language: 'Wie gut sprechen Sie die Sprache?',
      tool: 'Haben Sie damit gearbeitet? Wo, und wofür?',
      skill: 'Haben Sie damit Erfahrung? Wo, und mit welchem Ergebnis?',
    },
    where: (told) =>
      `Sie schrieben: ${told}. Bei welcher Ihrer Stellen war das? Mit ihrem Namen wird daraus dort eine Zeile.`,
    titleAt: (employer) =>
      `${employer} steht nicht in Ihrem Lebenslauf. Als was haben Sie dort gearbeitet? Damit wird daraus eine Station Ihres Lebenslaufs.`,
    figure: (about) =>
      `Welche Zahl zeigt Ihre Arbeit als ${about}? Wie viele Menschen, Fälle, Verkäufe, Stunden oder wie viel Geld, in welcher Zeit?`,
    at: 'bei',
  },
  fr: {
    quote: (text) => `« ${text} »`,
    asks: (thing) => `L’annonce demande : ${thing}.`,
    names: (thing) => `Vos objectifs mentionnent : ${thing}.`,
    follow: {
      education: 'Avez-vous un tel diplôme ? Lequel, de quel établissement, et depuis quand ?',
      certificate: 'L’avez-vous ? Depuis quand, et délivré par qui ?',
      licence: 'L’avez-vous ? Quelle autorité vous l’a délivré, et depuis quand ? Le numéro n’est pas nécessaire.',
      experience: 'Votre CV omet-il un tel emploi ? Où, quand, et qu’y avez-vous fait ?',
      language: 'À quel niveau parlez-vous cette langue ?',
      tool: 'L’avez-vous utilisé ? Où, et pour quoi faire ?',
      skill: 'En avez-vous l’expérience ? Où, et avec quel résultat ?',
    },
    where: (told) =>
      `Vous nous avez écrit : ${told}. Dans lequel de vos emplois était-ce ? Avec son nom, cela y devient une ligne.`,
    titleAt: (employer) =>
      `Votre CV ne mentionne pas ${employer}. Quel y était votre poste ? Avec lui, cet emploi entre dans votre CV.`,
    figure: (about) =>
      `Quel chiffre montre votre travail (${about}) ? Combien de personnes, de dossiers, de ventes, d’heures ou d’argent, et en combien de temps ?`,
    at: 'chez',
  },
  es: {
    quote: (text) => `«${text}»`,
    asks: (thing) => `El anuncio pide: ${thing}.`,
    names: (thing) => `Sus objetivos mencionan: ${thing}.`,
    follow: {
      education: '¿Tiene usted un título así? ¿Cuál, de qué centro y desde cuándo?',
      certificate: '¿Lo tiene? ¿Desde cuándo, y quién lo expidió?',
      licence: '¿Lo tiene? ¿Qué autoridad lo expidió, y desde cuándo? El número no hace falta.',
      experience: '¿Falta en su currículum un trabajo así? ¿Dónde, cuándo, y qué hizo allí?',
      language: '¿Qué nivel tiene en ese idioma?',
      tool: '¿Lo ha utilizado? ¿Dónde, y para qué?',
      skill: '¿Tiene experiencia con ello? ¿Dónde, y con qué resultado?',
    },
    where: (told) =>
      `Usted nos contó: ${told}. ¿En cuál de sus empleos fue? Con su nombre se convierte allí en una línea.`,
    titleAt: (employer) =>
      `Su currículum no menciona ${employer}. ¿Cuál era su puesto allí? Con él, ese empleo entra en su currículum.`,
    figure: (about) =>
      `¿Qué cifra muestra su trabajo (${about})? ¿Cuántas personas, casos, ventas, horas o cuánto dinero, y en cuánto tiempo?`,
    at: 'en',
  },
};

/** The words of questions in the language of the resume (BCP 47): English, German, French or Spanish; else English. */
export function questionWords(language: string): QuestionWords {
  return words[language.slice(0, 2).toLowerCase()] ?? (words.en as QuestionWords);
}
