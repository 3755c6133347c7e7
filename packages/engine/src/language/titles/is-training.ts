import { learners, learnersOffices, learnersSupport } from './training-words.ts';

const trainings =
  /(?<!\p{L})(?:interns?|internship|trainee|(?:re-?)?training (?:as|for)|weiterbildung(?= )|umschulung|fortbildung(?= )|work placement|praktikant(?:in)?|praktikum|pflichtpraktikum|werkstudent(?:in)?|studentische hilfskraft|auszubildende[rn]?|azubi|stagiaire|stage(?= )|alternante?|apprentie?|becari[oa]|practicante|prácticas|tirocinante|tirocinio|stagista|stagiair|estagiári[oa]|estágio|student(?: \p{L}+){0,2} (?:assistant|worker|employee)|student (?:job|intern))(?!\p{L})/iu;

const wordsOf = (words: readonly string[]): string => words.join('|');

/** "Internship Coordinator", "Student Support Worker": who looks after those who learn is none of them. */
const support = new RegExp(
  `(?<!\\p{L})(?:${wordsOf(learners.cared)})(?: (?:${wordsOf(learnersOffices)})(?: (?!intern)\\p{L}+)*|(?: \\p{L}+){0,2} (?:${wordsOf(learnersSupport)}))(?!\\p{L})`,
  'giu',
);

/** Whether a job's title says that it was an internship, a traineeship or a job beside one's studies. Apprentices of a trade learn it at work, and are not meant. */
export function isTraining(title: string): boolean {
  return trainings.test(title.replace(support, ''));
}

/** The noun that a title is about, its last before a preposition or a mark: "Director" of "Director of Student Affairs". */
const nameOf = (title: string): string[] =>
  (title.split(/\s*[,;:|(/–—]|\s(?:-|(?:of|in|at|for|with|to)(?!\p{L}))/iu)[0] ?? '').trim().split(/\s+/);

const learner = new RegExp(`^(?:${wordsOf([...learners.cared, ...learners.other])})$`, 'iu');

/** Whether a title is one of somebody's studies: a training, or a student by its last noun ("PhD Student in Chemistry") or by the one before it ("Student Nurse"). */
export function isOfStudies(title: string): boolean {
  const [last = '', before = ''] = nameOf(title.replace(support, '')).toReversed();
  return isTraining(title) || learner.test(last) || /^student$/iu.test(before);
}

const halves =
  /(?<!\p{L})(?:werkstudent(?:in)?|auszubildende[rn]?|azubi|alternante?|apprentie?|duale[rs]? student(?:in)?|co-?op student)(?!\p{L})/iu;

/** Whether a training was work for half of its time: apprentices in France and Germany, students who work through the term. Internships are shorter and seldom work alone. */
export function isHalfWork(title: string): boolean {
  return halves.test(title);
}
