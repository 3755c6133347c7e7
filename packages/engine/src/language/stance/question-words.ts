/** What a question asks after: a thing by its name, or a line of the posting in its own words. */
export type AskedKind =
  | 'renewed'
  | 'unfinished'
  | 'education'
  | 'equivalent'
  | 'certificate'
  | 'licence'
  | 'experience'
  | 'language'
  | 'tool'
  | 'skill'
  | 'choice'
  | 'ability'
  | 'condition';

/**
 * The words of questions: those of the app, in whatever language the document is. The posting's own words stand in them as quotes; an answer
 * is asked for in the language of the document, into which it goes.
 */
export const questionWords = {
  quote: (text: string) => `“${text}”`,
  asks: (thing: string) => `The posting asks for ${thing}.`,
  /** A choice, of which any one will do. */
  asksOneOf: (names: string) => `The posting asks for one of these: ${names}.`,
  /** What the person's own goals name. */
  names: (thing: string) => `Your career goals mention ${thing}.`,
  follow: {
    renewed: 'Your resume says it has expired. Have you renewed it? When does it expire now?',
    unfinished: 'Your resume says you haven’t finished it yet. When do you expect to?',
    education: 'Do you have one? Which degree, from which school, and when?',
    equivalent: 'Which of your degrees meets this requirement or counts as equivalent?',
    certificate: 'Do you hold it? Who issued it, and when?',
    licence: 'Do you hold it? Who issued it, and when? Don’t include its number.',
    experience: 'Do you have more experience than your resume shows? Where, when, and doing what?',
    language: 'How well do you speak it?',
    tool: 'Have you used it? Where, and what for?',
    skill: 'Do you have experience with it? Where, and what was the result?',
    choice: 'Do you have experience with any of them? Where, and what for?',
    ability: 'Can you do this? Where have you done it?',
    condition: 'Do you meet this condition?',
  },
  where: (told: string) => `You told us: ${told}. Which job was that in? We’ll add it there.`,
  titleAt: (employer: string) => `Your resume has no job at ${employer}. What was your title there?`,
  /** `who`: "4 of your 7 postings". */
  postingsAsk: (who: string, isOne: boolean, thing: string) =>
    `${who.charAt(0).toUpperCase()}${who.slice(1)} ${isOne ? 'asks' : 'ask'} for ${thing}.`,
  figure: (about: string) =>
    `Which number best shows your work as ${about}? For example, people, cases, sales, hours, or money, and over what period.`,
  work: (about: string) =>
    `What did you do as ${about}, and with what result? Two or three sentences, with a number if you have one.`,
  ownWork: {
    about: 'projects, clubs and side jobs',
    text: 'What have you built, organized, or helped with alongside your studies: a project, a club, a side job? Write one to three sentences, starting with “I”.',
  },
  at: 'at',
  /** Work in another country than the one that the resume names. */
  abroad: (there: string, here: string) =>
    `The job is in ${there}, and your resume says ${here}. Can you relocate, and do you have the right to work there?`,
  /** The same where only the phone number names a country. */
  phoneAbroad: (there: string, here: string) =>
    `The job is in ${there}, and your phone number is from ${here}. Can you relocate, and do you have the right to work there?`,
  /** Work in another town of the same country. */
  move: (there: string, here: string) => `The job is in ${there}, and your resume says ${here}. Can you relocate?`,
  complete: (line: string) => `${line} Can you add a number or a result?`,
  pick: (need: string) => `The posting asks for ${need}. Which line in your resume shows it best?`,
  why: (employer: string | undefined) =>
    `Why do you want ${employer === undefined ? 'this job' : `to work at ${employer}`}? Answer in one sentence, and we’ll add it to the letter.`,
};
