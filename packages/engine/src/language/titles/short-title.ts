/** When the work is done, which boards set behind the title: ", 4 days/week", ", Part-Time", ", Nights". */
const schedule =
  /,\s*(?:\d+(?:[.,]\d+)? ?(?:days?|hours?|hrs?|stunden|heures|horas|h)\b[^,]*|(?:full|part)[- ]time|(?:nights?|days?|evenings?|weekends?)(?: shifts?)?|(?:\d(?:st|nd|rd)|first|second|third|night|day) shift|per diem|prn|remote|hybrid|on[- ]?site|fixed[- ]term|temporary|teilzeit|vollzeit|temps (?:plein|partiel))$/i;

/** What kind of post it is, before a dash: the title stands behind it ("Stage – Assistante communication"). */
const kind =
  /^(?:stage|alternance|apprentissage|cdi|cdd|praktikum|ausbildung|werkstudium|minijob|prácticas|beca|internship|apprenticeship|traineeship|job|vacancy|stellenangebot|offre d[’']emploi|tirocinio|estágio|stage \p{L}+)$/iu;

/** "Poste de développeur web", "Vaga de cozinheiro": that it is a post, before its title. */
const post =
  /^(?:(?:poste|emploi|offre|puesto|plaza|vaga|posto|cargo) (?:de |d[’']|di |para )|posizione di |position (?:of|as) (?:an? )?)(?=\p{L}{3})/iu;

/** A job title fit for a sentence: without what stands in brackets, after a dash or a bar ("Nurse (m/w/d) – Nights" → "Nurse"). */
export function shortTitle(title: string): string {
  const pieces = title
    .slice(0, 200)
    .replace(/\s*[([][^)\]]*[)\]]\s*/g, ' ')
    .split(/\s+[-–—|•·]\s+|\s*[|•]\s*/);
  const short = (kind.test(pieces[0]?.trim() ?? '') && (pieces[1]?.trim() ?? '').length > 3 ? pieces[1] : pieces[0])
    ?.replace(/\s+(?:[hf]\/[hf](?:\/x)?|[mwdfx]\/[mwdfx](?:\/[mwdfxi])?|gn|all genders)$/i, '')
    .replace(schedule, '')
    .replace(post, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+,/g, ',')
    // A full stop that ends the line of the page: "programmatore."
    .replace(/(?<=\p{Ll}{4})[.;:]$/u, '')
    .trim();
  return short === undefined || short.length < 3 ? title.trim() : short;
}

/** The first of the titles in a position ("Cook / Baker", "Nurse, Nights"); the two forms of one title ("Pfleger/in") stay together. */
export function firstTitle(position: string): string {
  return shortTitle(position.split(/,|\s\/\s|\/(?=\p{Lu})| [–—] /u)[0]?.trim() ?? '');
}
