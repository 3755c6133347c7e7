const trainings =
  /(?<!\p{L})(?:interns?|internship|trainee|(?:re-?)?training (?:as|for)|weiterbildung(?= )|umschulung|fortbildung(?= )|work placement|praktikant(?:in)?|praktikum|pflichtpraktikum|werkstudent(?:in)?|studentische hilfskraft|auszubildende[rn]?|azubi|stagiaire|stage(?= )|alternante?|apprentie?|becari[oa]|practicante|prácticas|tirocinante|tirocinio|stagista|stagiair|estagiári[oa]|estágio|student(?: \p{L}+){0,2} (?:assistant|worker|employee)|student (?:job|intern))(?!\p{L})/iu;

/** Whether a job's title says that it was an internship, a traineeship or a job beside one's studies. Apprentices of a trade learn it at work, and are not meant. */
export function isTraining(title: string): boolean {
  return trainings.test(title);
}

const halves =
  /(?<!\p{L})(?:werkstudent(?:in)?|auszubildende[rn]?|azubi|alternante?|apprentie?|duale[rs]? student(?:in)?|co-?op student)(?!\p{L})/iu;

/** Whether a training was work for half of its time: apprentices in France and Germany, students who work through the term. Internships are shorter and seldom work alone. */
export function isHalfWork(title: string): boolean {
  return halves.test(title);
}
