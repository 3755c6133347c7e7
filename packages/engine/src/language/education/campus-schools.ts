/** Universities with campuses in several towns, told apart by the town behind the comma. */
const families =
  /^(?:(?:the )?university of (?:california|massachusetts|wisconsin|texas|illinois|michigan|minnesota|missouri|nebraska|nevada|north carolina|south carolina|colorado|maryland|alabama|arkansas|tennessee|hawaii|hawaiʻi|maine|houston|alaska|washington)|california state university|cal state|california state polytechnic university|state university of new york|city university of new york|suny|cuny|rutgers(?: university)?|rutgers, the state university of new jersey|indian institute of (?:technology|management|science)|national institute of technology|indiana university|purdue university|penn(?:sylvania)? state(?: university)?|louisiana state university|southern illinois university|uc|csu|iit|iim|nit)$/iu;

/** True when a town behind the name of a school is part of that name: "University of California, Berkeley". */
export function isCampus(school: string, town: string): boolean {
  return families.test(school.trim()) && /^\p{Lu}[\p{L}'’. -]{2,30}$/u.test(town.trim());
}
