import { findFields } from '../../lexicon/learning/study-fields.ts';

/** A house of learning within the name of a degree: two entries in one line. */
const house =
  /\p{Lu}\p{L}+ (?:Annex|University|Institute|Academy|Career Center|(?:High|Business) School)(?!\p{L})|\b(?:School|College|Department|Faculty) of /u;
/** Most words of a subject. */
const longest = 2;

/** Whether a degree and its school are what they say: no school in the degree, no subject before the school ("Sociology Alder Brook University"). */
export function isOneDegree(degree: string, institution: string): boolean {
  return !house.test(degree) && !leadsWithSubject(institution);
}

/** Subjects by their ending, which no house is called after alone: "Sociology", "Nursing". */
const subject = /(?:ology|istry|ing)$/;

function leadsWithSubject(institution: string): boolean {
  const words = institution.trim().split(/\s+/);
  // "Mechanical Engineering University of Alder"; "Technical University of Alder" is one name.
  const at = words.findIndex((word, i) => word === 'University' && words[i + 1] === 'of');
  const head = words.slice(0, Math.max(0, at));
  if (head.length > 0 && (head.length > 1 || subject.test(head[0] ?? '')) && findFields(head.join(' ')).length > 0)
    return true;
  if (!/^(?:University|College)$/.test(words.at(-1) ?? '')) return false;
  return Array.from({ length: longest }, (_, i) => i + 1).some((count) => {
    const rest = words.slice(count, -1);
    return (
      rest.length >= 2 &&
      rest.every((word) => /^\p{Lu}/u.test(word)) &&
      findFields(words.slice(0, count).join(' ')).length > 0
    );
  });
}
