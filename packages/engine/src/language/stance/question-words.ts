/** What a question asks after: a thing by its name, or a line of the posting in its own words. */
export type AskedKind =
  | 'renewed'
  | 'unfinished'
  | 'education'
  | 'certificate'
  | 'licence'
  | 'experience'
  | 'language'
  | 'tool'
  | 'skill';

/**
 * The words of questions: those of the app, in whatever language the document is. The posting's own words stand in them as quotes; an answer
 * is asked for in the language of the document, into which it goes.
 */
export const questionWords = {
  quote: (text: string) => `“${text}”`,
  asks: (thing: string) => `The posting asks for ${thing}.`,
  /** What the person's own goals name. */
  names: (thing: string) => `Your goals name ${thing}.`,
  follow: {
    renewed: 'Your resume says that yours is valid no longer. Has it been renewed? Since when, and until when?',
    unfinished: 'Your resume says that yours is not completed. Will it be, and when?',
    education: 'Do you have such a degree? Which one, from where, and when?',
    certificate: 'Do you hold it? Since when, and from whom?',
    licence: 'Do you hold it? Which authority granted it, and since when? The number is not needed.',
    experience: 'Is there work that your resume leaves out? Where, when, and what did you do?',
    language: 'How well do you speak it?',
    tool: 'Have you used it? Where, and for what?',
    skill: 'Do you have experience with it? Where, and with what result?',
  },
  where: (told: string) =>
    `You told us: ${told}. At which of your jobs was that? With its name it becomes a line there.`,
  titleAt: (employer: string) =>
    `Your resume has no job at ${employer}. What was your title there? With it the job becomes an entry of your resume.`,
  /** `who`: "4 of your 7 postings". */
  postingsAsk: (who: string, isOne: boolean, thing: string) =>
    `${who.charAt(0).toUpperCase()}${who.slice(1)} ${isOne ? 'asks' : 'ask'} for ${thing}.`,
  figure: (about: string) =>
    `What figure shows your work as ${about}? How many people, cases, sales, hours or how much money, in what time?`,
  work: (about: string) =>
    `What did you do as ${about}, and what came of it? Two or three sentences, with a figure if you have one.`,
  ownWork: {
    about: 'projects, clubs and side jobs',
    text: 'What have you made, organised or helped with in your studies or beside them: a project, a club, a side job? One to three sentences, beginning with “I”.',
  },
  at: 'at',
};
