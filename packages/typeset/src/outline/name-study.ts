/** Degree and subject as the page's language joins them: "Grado en Enfermería", "Laurea in Economia", "Licence informatique", "BSc, Physics". */
export function nameStudy(degree: string | undefined, area: string | undefined, language: string): string {
  const code = language.slice(0, 2);
  const joint = joints[code];
  if (!degree || !area) return degree || area || '';
  // A degree under a foreign name, or one that says its subject with a preposition already, keeps the comma.
  if (joint?.degrees.test(degree) && !/^(?:en|em|in|de|di|d['’])\s/iu.test(area))
    return `${degree}${joint.word}${area}`;
  const east = spaceless.test(degree.at(-1) ?? '') && spaceless.test(area[0] ?? '');
  const comma = code === 'ja' ? '、' : '，';
  return `${degree}${east ? comma : ', '}${area}`;
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const joints: Record<string, { degrees: RegExp; word: string }> = {
  es: {
    degrees:
      /^(?:Técnic[oa](?: Superior| Medio)?|Grado|Máster(?: Universitario)?|Doctorado|Licenciatura|Diplomatura|Ingeniería|Maestría|Curso|Especialista|Ciclo [^,]+)$/iu,
    word: ' en ',
  },
  pt: {
    degrees:
      /^(?:Licenciatura|Mestrado|Doutoramento|Doutorado|Bacharelado|Graduação|Pós-graduação|Tecnólogo|Curso Técnico|Curso)$/iu,
    word: ' em ',
  },
  it: {
    degrees:
      /^(?:Laurea(?: triennale| magistrale| specialistica)?|Dottorato|Master(?: di (?:I|II) livello)?|Diploma)$/iu,
    word: ' in ',
  },
  fr: { degrees: /^(?:Licence|Master|Maîtrise|Baccalauréat|Bac|BTSA?|BUT|DUT|CAP|BEP|Doctorat)$/iu, word: ' ' },
};
