import type { DraftParagraph } from '../letter-scene.ts';

/** Sentences of what is had, by their openings: two in a row are said in one. */
const frames: Record<string, { open: RegExp; also: RegExp; and: string; long: string }> = {
  de: { open: /^Ich habe /u, also: /^Außerdem habe ich /u, and: ' und ', long: ' sowie ' },
  fr: { open: /^Je suis titulaire /u, also: /^Je suis aussi titulaire /u, and: ' et ', long: ' ainsi que ' },
  es: { open: /^Tengo /u, also: /^Tengo también /u, and: ' y ', long: ' así como ' },
  pt: { open: /^Tenho /u, also: /^Tenho também /u, and: ' e ', long: ' bem como ' },
  it: { open: /^Ho /u, also: /^Ho anche /u, and: ' e ', long: ' e anche ' },
  nl: { open: /^Ik heb /u, also: /^Ik heb ook /u, and: ' en ', long: ' en ook ' },
};

/** What is told by bare names behind a colon stays a sentence of its own: "Tengo además: …". */
const listed = /^\p{L}+(?: \p{L}+)?: /u;

/** How the German and Dutch sentences end that say what was ended and not what is had, and the Italian of a deed. */
const ended = / (?:abgeschlossen|afgerond|gevolgd)\.$/u;

/** "Tengo un Grado en Enfermería y un Máster en Cuidados Críticos.": sentences in a row that open alike as one. All languages of letters but English. */
export function joinAlike(sentences: DraftParagraph, language: string): DraftParagraph {
  const frame = frames[language.slice(0, 2)];
  if (frame === undefined) return sentences;
  const told: DraftParagraph = [];
  for (const next of sentences) {
    const before = told.at(-1);
    const opening = frame.also.exec(next.sentence) ?? frame.open.exec(next.sentence);
    const isAlike =
      before !== undefined &&
      opening !== null &&
      !listed.test(next.sentence) &&
      frame.open.test(before.sentence) &&
      ended.exec(before.sentence)?.[0] === ended.exec(next.sentence)?.[0] &&
      !before.sentence.includes(frame.long) &&
      before.sentence.length + next.sentence.length < 200;
    if (!isAlike) {
      told.push(next);
      continue;
    }
    const end = ended.exec(before.sentence)?.[0] ?? '.';
    const head = before.sentence.slice(0, -end.length);
    const rest = next.sentence.slice(opening[0].length, -end.length);
    const joint = `${head} ${rest}`.includes(frame.and) ? frame.long : frame.and;
    told[told.length - 1] = { sentence: `${head}${joint}${rest}${end}`, facts: [...before.facts, ...next.facts] };
  }
  return told;
}
