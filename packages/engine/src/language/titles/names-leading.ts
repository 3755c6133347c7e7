const asks =
  /(?<!\p{L})(?:supervisory|supervising (?:others|people|staff|employees|teams?|crews?)|(?:people|team|staff|personnel) (?:management|leadership|supervision)|(?:manag(?:ing|ed)|leading|led|leaders? of) (?:a |an )?(?:\p{L}+ (?:or |and )?)?(?:teams?|people|staff|others|employees|crews?|shifts?|direct reports)|(?:line|people) manage(?:r|ment)|(?:(?:years?'?|of|previous|prior|proven|progressive|relevant|and|or|in a?|^) |[/,(]\s?)(?:management|managerial|leadership) (?:experience|roles?|positions?|capacity)|\p{L}*führungserfahrung|(?:team|group|crew|shift|squad)[- ]?lead(?:er|ership|ing)?(?: experience| role| position| capacity)|(?:as|in) an? (?:(?:team|crew|shift|group|tech(?:nical)?|charge) )?(?:lead(?:er)?|supervisor|foreman|forewoman|manager)(?! (?:generation|time))|(?:charge|lead|leadership|supervisory|supervisor|management|managerial|head|senior)(?:\/\p{L}+| or \p{L}+| and \p{L}+)? (?:nurse )?(?:roles?|positions?|capacity|experience)|personalverantwortung|leitungserfahrung|leitende[rn]? (?:position|funktion|tätigkeit)|poste (?:d['’])?encadrement|management d['’]équipe|puesto de (?:mando|responsabilidad)|mitarbeiterführung|encadrement|gestión de equipos|dirección de equipos)(?!\p{L})/iu;
/** A duty that is to lead people ("Lead a team of 20 nurses"), and not their meetings. */
const leading =
  /(?<!\p{L})(?:(?:lead|manage|supervise|oversee|direct|head|line[- ]manage)s? (?:(?!of |for |to |with |in |on |from |by )[\p{L}\d’'-]+ ){0,4}?(?:teams?|staff|employees|people|crews?|direct reports|colleagues)|(?:leitung|führung) (?:eines|des|der|von) (?:[\p{L}\d-]+ ){0,3}?(?:teams?|mitarbeite\p{L}*|beschäftigten|kolonne|schicht)|team(?:leitung|führung)|mitarbeiterführung|personalführung|encadre(?:r|ment) (?:d['’]une? |une? |l['’])?(?:[\p{L}\d-]+ )?équipes?|(?:dirigir|liderar|gestionar) (?:un |al? |el )?equipos?)(?!\p{L})(?! (?:meetings?|huddles?|briefings?|trainings?|events?|projects?|rotas?|schedul\p{L}*|development|building|performance|leads?|files?|records?|rooms?))/iu;

/** Whether a duty is to lead people. */
export function namesLeading(text: string): boolean {
  return leading.test(text) || asks.test(text);
}

/** Whether a demand is for having led people ("supervisory experience", "3 years of management experience"). */
export function asksToSupervise(text: string): boolean {
  return asks.test(text);
}
