import { titleScore } from './title-words.ts';

/** When the work is done, which boards set behind the title: ", 4 days/week", ", Part-Time", ", Nights". */
const schedule =
  /,\s*(?:\d+(?:[.,]\d+)? ?(?:days?|hours?|hrs?|stunden|heures|horas|h)\b[^,]*|(?:full|part)[- ]time|(?:nights?|days?|evenings?|weekends?)(?: shifts?)?|(?:\d(?:st|nd|rd)|first|second|third|night|day) shift|per diem|prn|remote|hybrid|on[- ]?site|fixed[- ]term|temporary|teilzeit|vollzeit|temps (?:plein|partiel))$/i;

/** What kind of post it is, before a dash: the title stands behind it ("Stage – Assistante communication"). */
const kind =
  /^(?:stage|alternance|apprentissage|cdi|cdd|praktikum|ausbildung|werkstudium|minijob|prácticas|beca|internship|apprenticeship|traineeship|job|vacancy|stellenangebot|offre d[’']emploi|tirocinio|estágio|stage \p{L}+)$/iu;

/** "Poste de développeur web", "Vaga de cozinheiro": that it is a post, before its title. */
const post =
  /^(?:(?:poste|emploi|offre|puesto|plaza|vaga|posto|cargo) (?:de |d[’']|di |para )|posizione di |position (?:of|as) (?:an? )?)(?=\p{L}{3})/iu;

/** A rank or a training alone: the title goes on behind the dash, and would be another without it ("Junior - Mid Client Developer", "Co-Op - Tester"). */
const rankAlone = /^(?:junior|senior|mid|trainee|graduate|werkstudent(?:in)?|co-?op)$/iu;

/** Whose post it is: "Larch Lab - Postdoc". */
const group = /\s(?:lab|laboratory|group|arbeitsgruppe)$/iu;

/** From this score on words are a title's. */
const surelyATitle = 0.5;

/** What a title is by itself, of its first two pieces. */
function leadOf(first: string, second: string): string {
  if (kind.test(first) && second.length > 3) return second;
  if (titleScore(second) < surelyATitle) return first;
  return rankAlone.test(first) ? `${first} - ${second}` : group.test(first) ? second : first;
}

/** A job title fit for a sentence: without what stands in brackets, after a dash or a bar ("Nurse (m/w/d) – Nights" → "Nurse"); that it is an internship stays. */
export function shortTitle(title: string): string {
  const pieces = title
    .slice(0, 200)
    .replace(/\s*[([]([^)\]]*)[)\]]\s*/g, keepTraining)
    // A bracket that the title does not close.
    .replace(/\s[([][^)\]]*$/u, '')
    .split(/\s+[-–—|•·]\s+|(?<=\p{L} \p{L}+)\s+[-–—](?=\p{Lu})|\s*[|•]\s*/u);
  const [first = '', second = ''] = pieces.map((piece) => piece.trim());
  const short = leadOf(first, second)
    .replace(/\s+(?:[hf]\/[hf](?:\/x)?|[mwdfx]\/[mwdfx](?:\/[mwdfxi])?|gn|all genders)$/i, '')
    .replace(schedule, '')
    .replace(post, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+,/g, ',')
    // A full stop that ends the line of the page: "programmatore."
    .replace(/(?<=\p{Ll}{4})[.;:]$/u, '')
    .trim();
  if (short.length < 3) return title.trim();
  return short === first && namesTraining.test(second) ? `${first} - ${second}` : short;
}

/** That a post or a job is an internship, and nothing else. */
const namesTraining =
  /^(?:(?:summer|winter|paid) )?(?:interns?|internship(?: program(?:me)?)?|trainee(?:ship)?|praktikum|praktikant(?:in)?|werkstudent(?:in)?|stage|stagiaire|alternance|alternante?|apprentie?|prácticas|practicante|becari[oa]|tirocinio|tirocinante|stagista|estágio|estagiári[oa]|stagiair|co-?op)$/iu;

/** What a bracket of a title leaves of itself: "Developer (internship)" is no developer's post. */
export const keepTraining = (_: string, inner: string): string =>
  namesTraining.test(inner.trim()) ? ` (${inner.trim()}) ` : ' ';

/** The first of the titles in a position ("Cook / Baker", "Nurse, Nights"); the two forms of one title ("Pfleger/in") stay together. */
export function firstTitle(position: string): string {
  return shortTitle(position.split(/,|\s\/\s|\/(?=\p{Lu})| [–—] /u)[0]?.trim() ?? '');
}
