/** How postings say that nobody needs to have done the work before. */
const welcomes =
  /(?<!\p{L})(?:(?:quer|berufs|seiten)einsteiger\p{L}*(?:[*:/(]?-?innen\)?)?(?: \p{L}+){0,2} (?:geeignet|willkommen|erwünscht|möglich)|quereinstieg (?:ist )?möglich|keine (?:vor|berufs)?(?:erfahrung|kenntnisse) (?:notwendig|nötig|erforderlich)|débutant(?:e|\(e\)|·e)?s? accepté(?:e|\(e\)|·e)?s?|sans expérience (?:accepté\p{L}*|exigée)|sin experiencia|no (?:se )?(?:requiere|necesita) experiencia|(?:no|without) (?:prior |previous )?experience (?:is )?(?:needed|required|necessary)|beginners (?:are )?welcome|sem experiência|não (?:é necessári[oa]|exige) experiência|(?:anche )?senza esperienza|prima esperienza|geen ervaring (?:nodig|vereist)|ervaring is niet (?:nodig|vereist))(?!\p{L})/iu;

/** Whether a posting says that beginners, or people from other trades, may apply. */
export function welcomesBeginners(posting: string): boolean {
  return welcomes.test(posting);
}
