import type { Words } from './any-word.ts';

/** Words of `demands/split-joined.ts`, by language: what a part of a sentence that asks opens with. */
export const haveWords: Words = { en: 'have', de: 'haben', fr: 'avez', es: 'tienes', it: 'hai', nl: 'hebt' };

export const preferablyWords: Words = {
  en: 'ideally | preferably',
  de: 'idealerweise | vorzugsweise',
  fr: 'idéalement',
  es: 'idealmente',
  nl: 'bij voorkeur',
};

export const articleWords: Words = {
  en: 'an? | the',
  de: 'ein(?:e|ige)? | der | die',
  fr: 'une? | la',
  es: 'una',
  nl: 'de | het | een',
};

export const degreeWords: Words = {
  en: `
    very | good | strong | solid | excellent | proven | previous | prior | basic | first | exceptional | extensive
    deep | sound | thorough | demonstrated | working | clear | broad | relevant | natural
  `,
  de: 'sehr | gute[nrs]? | fundierte[nrs]? | erste[nrs]? | mehrjährige[nrs]? | einschlägige[nrs]? | idealerweise | sicherer',
  fr: 'très | bonnes? | solides? | première',
  es: 'muy | buen[oa]s? | sólid[oa]s?',
  it: 'molto | buon[ae] | ottim[ae] | solid[ae]',
  nl: 'zeer | goede | ruime',
  pt: 'bo[am]s? | sólid[oa]s?',
};

export const thingWords: Words = {
  en: String.raw`
    experience (?:\p{L}+ )?(?:in|with|of|using|as) | knowledge of | know how to | ability to | familiarity with
    proficiency in | understanding of | track record (?:of|in) | expertise (?:in|with) | background in
    proficient (?:in|with) | skilled in | familiar with
  `,
  de: String.raw`
    \p{Lu}?\p{L}*[Ee]rfahrung(?:en)? (?:in|im|mit|als) | \p{Lu}?\p{L}*[Kk]enntnisse(?: (?:in|im|der|des|von))?
    Umgang mit | Verständnis (?:für|von)
  `,
  fr: String.raw`expérience (?:\p{L}+ )?(?:de|en|dans) | connaissances? d | maîtrise d | compétences? en | notions? d`,
  es: String.raw`experiencia (?:\p{L}+ )?(?:en|con|de) | conocimientos? (?:de|en) | dominio d | manejo d`,
  it: String.raw`esperienza (?:\p{L}+ )?(?:in|con|nel) | conoscenza d | padronanza d | competenze? (?:in|di)`,
  nl: String.raw`ervaring (?:\p{L}+ )?(?:in|met|als) | kennis van | affiniteit met`,
  pt: String.raw`experiência (?:\p{L}+ )?(?:em|com|de) | conhecimentos? (?:de|em) | domínio d | vivência (?:em|com)`,
};

export const asksWords: Words = {
  en: `
    skills? | knowledge | experience | degree | licen[cs]e | familiar | proficien | ability | know how
    understanding of | track record | expertise | background in
  `,
  de: 'kenntnisse | erfahrung | ausbildung | studium | führerschein | abschluss | umgang mit | verständnis',
  fr: 'vous (?:maîtrisez|parlez) | expérience | connaissance | maîtrise | diplôme | formation | compétence | notions? d',
  es: 'experiencia | conocimiento | título | dominio d | manejo d',
  it: 'esperienza | conoscenza | laurea | padronanza | competenz',
  nl: 'ervaring | kennis | opleiding | rijbewijs | affiniteit',
  pt: 'diploma | experiência | conhecimento | domínio d | vivência',
};

/** What says that one thing stands for another. */
export const insteadWords: Words = {
  en: 'in lieu | instead | in place of',
  de: 'anstelle | anstatt | statt | ersatzweise',
  fr: 'à défaut | au lieu',
  es: 'en lugar | en su defecto | en vez',
  it: 'al posto | in alternativa | in mancanza',
  nl: 'in plaats van',
  pt: 'em vez | no lugar | na falta',
};
