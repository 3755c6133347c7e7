/** How a letter in one language quotes lines of the resume: fixed sentences around the person's own words. */
type QuoteWords = {
  /** What opens the list, by how many lines stand in it. */
  one: string;
  many: string;
  /** What opens a list of jobs of which no line can be told. */
  jobs: string;
  /** What a project is called behind its name, which no job has. */
  project: string;
  /** Of a job that runs: "since 2021". */
  since(year: string): string;
  /** What the posting asks for, by names that it uses itself. */
  asks(list: string): string;
  /** Tools and techniques that the posting names and the resume lists. */
  skills(list: string): string;
  /** The same where the letter has told nothing before it. */
  onlySkills(list: string): string;
};

const words: Record<string, QuoteWords> = {
  en: {
    one: 'Here is an example of my work:',
    many: 'Here are some examples of my work:',
    jobs: 'These are my most recent positions:',
    project: 'project',
    since: (year) => `since ${year}`,
    asks: (list) => `You are looking for experience with ${list}.`,
    skills: (list) => `My skills include ${list}.`,
    onlySkills: (list) => `My skills include ${list}.`,
  },
  de: {
    one: 'Ein Beispiel aus meiner bisherigen Arbeit:',
    many: 'Einige Beispiele aus meiner bisherigen Arbeit:',
    jobs: 'Meine letzten Stationen:',
    project: 'Projekt',
    since: (year) => `seit ${year}`,
    asks: (list) => `Sie suchen unter anderem Erfahrung mit ${list}.`,
    skills: (list) => `Außerdem bringe ich Kenntnisse in ${list} mit.`,
    onlySkills: (list) => `Ich bringe Kenntnisse in ${list} mit.`,
  },
  fr: {
    one: 'Voici un exemple tiré de mon expérience :',
    many: 'Voici quelques exemples tirés de mon expérience :',
    jobs: 'Voici mes derniers postes :',
    project: 'projet',
    since: (year) => `depuis ${year}`,
    asks: (list) => `Vous recherchez notamment : ${list}.`,
    skills: (list) => `Je dispose aussi des compétences suivantes : ${list}.`,
    onlySkills: (list) => `Je dispose des compétences suivantes : ${list}.`,
  },
  es: {
    one: 'Este es un ejemplo de mi trabajo:',
    many: 'Estos son algunos ejemplos de mi trabajo:',
    jobs: 'Estos son mis últimos puestos:',
    project: 'proyecto',
    since: (year) => `desde ${year}`,
    asks: (list) => `Entre otras cosas, buscan experiencia en ${list}.`,
    skills: (list) => `Manejo también ${list}.`,
    onlySkills: (list) => `Manejo ${list}.`,
  },
  pt: {
    one: 'Um exemplo do meu trabalho:',
    many: 'Alguns exemplos do meu trabalho:',
    jobs: 'Estes são os meus cargos mais recentes:',
    project: 'projeto',
    since: (year) => `desde ${year}`,
    asks: (list) => `Entre outros pontos, procuram experiência com ${list}.`,
    skills: (list) => `Conheço também ${list}.`,
    onlySkills: (list) => `Conheço ${list}.`,
  },
  it: {
    one: 'Ecco un esempio del mio lavoro:',
    many: 'Ecco alcuni esempi del mio lavoro:',
    jobs: 'Ecco le mie posizioni più recenti:',
    project: 'progetto',
    since: (year) => `dal ${year}`,
    asks: (list) => `Cercate, tra l’altro, esperienza con: ${list}.`,
    skills: (list) => `Conosco anche ${list}.`,
    onlySkills: (list) => `Conosco ${list}.`,
  },
  nl: {
    one: 'Een voorbeeld uit mijn werk:',
    many: 'Enkele voorbeelden uit mijn werk:',
    jobs: 'Dit zijn mijn laatste functies:',
    project: 'project',
    since: (year) => `sinds ${year}`,
    asks: (list) => `U vraagt onder andere om ervaring met ${list}.`,
    skills: (list) => `Ik heb ook kennis van ${list}.`,
    onlySkills: (list) => `Ik heb kennis van ${list}.`,
  },
};

export function quoteWords(language: string): QuoteWords {
  return words[language.slice(0, 2)] ?? english;
}

const english = words.en as QuoteWords;

const openings = new Set(Object.values(words).flatMap(({ one, many, jobs }) => [one, many, jobs]));

/** Whether a sentence only opens a list of quoted lines. */
export const opensQuotes = (sentence: string): boolean => openings.has(sentence.trim().replaceAll('\u00a0', ' '));

const joints = new Set(
  Object.values(words).flatMap(({ since, project }) => [...since('').trim().split(' '), project.toLowerCase()]),
);

/** Whether a word stands in a label only to join or to say what is named: "since", "project". */
export const joinsLabel = (word: string): boolean => joints.has(word.toLowerCase());
