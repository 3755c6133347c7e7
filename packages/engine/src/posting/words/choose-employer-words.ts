import type { Words } from './any-word.ts';

/** Words of `facts/choose-employer.ts`, by language: what a sentence says that tells of another post than the one that is advertised. */
export const furtherPostWords: Words = {
  en: String.raw`
    there (?:is|are) also (?:an? |other |further |several )?(?:\p{L}+ )?(?:positions?|openings?|posts?|vacanc(?:y|ies)|jobs?) (?:available|open|at|in|as)
    (?:another|a (?:second|similar|related|further)) (?:position|opening|post|vacancy|job) is (?:also )?(?:available|open)
  `,
  de: String.raw`(?:außerdem|zudem|daneben) ist (?:auch )?eine (?:weitere )?stelle | eine weitere stelle (?:ist|wird)`,
  fr: String.raw`un autre poste est (?:également )?(?:ouvert|disponible|à pourvoir) | il y a aussi un poste`,
  es: String.raw`(?:también|además) hay (?:otr[oa] |una? )?(?:puesto|plaza|vacante)`,
  it: String.raw`è (?:anche )?aperta un['’]altra posizione | c['’]è anche un posto`,
  nl: String.raw`er is ook (?:een|nog een) (?:vacature|functie|plaats)`,
  pt: String.raw`também há (?:outra )?(?:vaga|posição)`,
};

/** What opens the name of a recording or a page, which no house is: "Video Tour". */
export const mediumWords: Words = {
  en: 'video | podcast | webinar | link',
  de: 'imagefilm | imagevideo | videobotschaft',
  fr: 'vidéo | lien',
  es: 'vídeo | enlace',
};
