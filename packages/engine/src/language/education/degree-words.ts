import { isInBrackets } from '../text/brackets.ts';

const degrees =
  /(?<![\p{L}\p{N}])(?:some college|s\.?s\.?c\.?e|^(?:ensino )?superior(?= em )|^intermediate(?= in (?:science|arts|commerce))|\d{1,2} (?:gcses?|o[ -]levels?)|gcses|city (?:&|and) guilds|daeu|cfg[ms]|eso(?=[,.]| \(|$)|fp (?:b[aá]sica|grado)|qualifica (?:di|professionale)|ph\.?\s?d|d\.?phil|doctor(?:ate|al|ado|at)?|doktor\p{L}*|promotion|dottorato|doutorado|m\.?\s?b\.?\s?a|mba|master'?s?|mestrado|m[aá]ster|maestr[ií]a|magister|magistrale|laurea|licen[cs]\p{L}*|licenciatura|bachelor'?s?|bacharelado|b\.?\s?(?:sc?|a|eng|tech|com|ed|f\.?a|b\.?a|arch|s\.?n)|[bm]\.\s?(?:e|m|mus|des|pharm)|[bm](?:mus|des|pharm)|ed\.?d|psy\.?d|m\.?\s?(?:sc?|a|eng|tech|com|ed|f\.?a|phil|p\.?h)|bs|ba|bsc|msc|ms|ma|bfa|mfa|bsn|msn|beng|meng|mmath|mphys|mchem|mres|llb|dvm|vmd|bds|mbbs|bfem|ll\.?b|ll\.?m|llm|j\.?d|juris|m\.?d|d\.?d\.?s|pharm\.?d|dnp|(?<![\d:]\s?)a\.[bm](?=\.?,\s|\.?\sin\s)|associate'?s?|a\.?a\.?s?|a\.?s|dipl[oô]m\p{L}*|dipl\.?|staatsexamen|fachausweis|abitur|fachabitur|mittlere reife|(?:haupt|real|mittel|volks|grund|berufs)schulabschluss|hochschulreife|fachhochschulreife|fach(?:ober)?schulreife|(?:berufs)?ausbildung|lehre|apprentice\p{L}*|traineeship|matura|efz|cfc|hn[cd]|nvq|btec|a levels?|leaving cert\p{L}*|cess|ensino secund[aá]rio|educaci[oó]n (?:primaria|secundaria)|industriemeister\p{L}*|\p{L}*fachwirt(?:in)?|betriebswirt(?:in)?|(?:staatlich (?:anerkannt|geprüft)|geprüft)e[rn]? \p{L}+|bilanzbuchhalter(?:in)?(?= \((?:ihk|bvbc)\))|graduaat|getuigschrift|brevet|ciclo formativo|gesell\p{L}*|meisterbrief|techniker|certificate|certificat\p{L}*|zertifikat|ged|high school diploma|a-levels?|gcse|baccalaur[eé]at\p{L}*|bac|bts|dcg|dscg|acca|fcca|acma|fcma|cgma|[mf]rics|mcips|dut|dess|dea|dea(?:s|es|p|mp|vs)|but|cap|bep|deug|ing[eé]nieur|grado|t[ií]tulo|t[eé]cnico|bachillerato|formaci[oó]n profesional|p[oó]s-gradua\p{L}*|gradua\p{L}+|ensino m[eé]dio|pgce|pgcert|pgdip|\d{1,2}\.?[ºª°]\s?ano|weiterbildung|fortbildung|formation continue|curso|tecn[oó]logo|diploma|perito|licenza media|qualifica professionale|post-hbo|maturit[aà]|wo|hbo|mbo|vwo|havo|vmbo|meisterpr[uü]fung|propedeuse|kandidaat|postgraduate|graduate|undergraduate|minor|major|honou?rs|hons|nanodegree|bootcamp|residency|fellowship|examen)(?![\p{L}\p{N}])/iu;

/** How much a text reads like a degree or a qualification: 0 or above. */
export function degreeScore(text: string): number {
  // "Elected as captain": an associate's degree is written in capitals.
  if (degrees.test(text.replace(/(?<!\p{L})as(?!\p{L})/gu, '')) || eastern.test(text) || further.test(text)) return 1.5;
  return /^\p{Lu}[\p{L} &-]{2,40} (?:program(?:me)?|coursework)$/u.test(text) ? 1 : 0;
}

const opening = /^(.{3,}?) (?:in|of|em|en|de|di|der|des|für|voor)(?!\p{L})/iu;

/** Whether a text opens with a degree and says what it is in: "Master of Science", "SUPERIOR EM BOTÂNICA". Letters alone may be a town's: "BA Glauchau". */
export function opensWithDegree(text: string): boolean {
  const word = findDegreeWord(text);
  const named = opening.exec(text)?.[1];
  return word?.start === 0 && named !== undefined && named.length >= word.end && /\p{L}{3}/u.test(named);
}

/** Where the first word of a text stands that names a degree. */
export function findDegreeWord(text: string): { start: number; end: number } | undefined {
  const found = degrees.exec(text) ?? eastern.exec(text) ?? further.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Degrees in Greek, Russian, Ukrainian, Bulgarian and the further languages of Europe. */
const further =
  /(?<!\p{L})(?:πτυχ[ιί]ο|μεταπτυχιακ[οό]|διδακτορικ[οό]|απολυτ[ηή]ριο|δ[ιί]πλωμα|бакалавр\p{L}*|бакалаврат|магистр\p{L}*|магістр\p{L}*|магистратура|специалитет|аспирантура|кандидат наук|доктор наук|среднее (?:профессиональное|специальное|общее)|аттестат|диплом|licencjat|inżynier|matura|bakalář|inženýr|výuční list|lisans|önlisans|yüksek lisans|kandidatexamen|civilingenjör|magisterexamen|kandidaatti|maisteri|mérnök|érettségi|licență)(?!\p{L})/iu;

/** Degrees in scripts that have no white around their words, or put others before and behind them. */
const eastern =
  /学士|學士|修士|硕士|碩士|博士|学位|學位|本科|专科|학사|석사|박사|תואר (?:ראשון|שני|שלישי)|דוקטורט|תעודת בגרות|بكالوريوس|ماجستير|دكتوراه|ليسانس|دبلوم/;

const kinds =
  /^((?:.{0,11}?[^\p{L}\p{N}])?(?:cfg[ms]|\p{L}{2,12}diplom|ph\.?\s?d\.?|doctor of (?:philosophy|medicine|education|pharmacy|nursing practice)|doctorate|juris doctor|j\.d\.|master of (?:science|arts|business administration|engineering|education|fine arts|public health|laws|social work|public administration|philosophy|technology|commerce|architecture|nursing)|bachelor of (?:science|arts|engineering|fine arts|business administration|education|technology|commerce|laws|architecture|nursing|music|social work)(?: in nursing)?|associate of (?:applied science|science|arts)|master [12]|(?:bachelor|master|associate|doctoral)(?:'s|’s|s)?(?: degree)?|b\.?sc\.?(?: \(?hons\.?\)?)?|m\.?sc\.?|b\.?s\.?|m\.?s\.?|b\.?a\.?|m\.?a\.?|b\.?eng\.?|m\.?eng\.?|b\.?tech\.?|m\.?tech\.?|b\.?com\.?|m\.?b\.?a\.?|b\.?f\.?a\.?|m\.?f\.?a\.?|ll\.?b\.?|ll\.?m\.?|a\.?a\.?s?\.?|a\.?s\.?|diplom(?:-\p{L}+)?|licence|licenciatura|laurea(?: magistrale| triennale)?|m[aá]ster|maestr[ií]a|mestrado|grado(?: medio| superior)?|bacharelado|baccalaur[eé]at))(?=$|[\s,:–—-])/iu;

const mode =
  /(?:^|,\s)(?:berufsbegleitend|nebenberuflich|in (?:teil|voll)zeit|(?:im )?fernstudium|part[- ]time|full[- ]time|evenings?|distance learning|en alternance|a distancia)$/iu;

/** Whether a text says how something was studied, and nothing of what: "berufsbegleitend", "part-time". */
export function isStudyMode(text: string): boolean {
  return mode.exec(text)?.index === 0;
}

/** "Master of Accountancy", "Bachelor of Public Health": a degree's own name, in which the field belongs to the kind. */
const whole = /^(?:master|bachelor|doctor|associate) of (?!science\b|arts\b)\p{L}+(?: (?:and )?\p{L}+){0,2}$/iu;

/** "B.A. Botany with a minor in Law": the subject goes on to the end. */
const withMinor = /^(.{4,60}?)(\swith (?:an? )?minors? (?:in|of) .+)$/iu;

/** A degree text in its kind ("Bachelor of Science") and its field ("Nursing"); no field: undefined. */
export function splitDegree(text: string): { studyType: string; area?: string } {
  // "Geprüfter Bilanzbuchhalter (IHK), berufsbegleitend": how it was studied is no field.
  if (mode.test(text) || whole.test(text)) return { studyType: text };
  const [, major, minor] = withMinor.exec(text) ?? [];
  const main = major === undefined ? undefined : splitDegree(major);
  if (main?.area) return { studyType: main.studyType, area: main.area + minor };
  const honours = /^(.{2,30}?\s\(?hon(?:ou?r)?s?\.?\)?)(?:\s+in\s+|,\s+|\s+)(.{3,})$/iu.exec(text);
  if (honours?.[1] && honours[2] && kinds.test(text) && degreeScore(honours[2]) === 0)
    return { studyType: honours[1].trim(), area: honours[2].trim() };
  const listed =
    /^(.{4,60}?\s(?:in|of|en|em)\s[^,]{2,50}),\s+(?!minor|gpa|with|mention|hons?\b|honou?rs)(.{3,60})$/iu.exec(text);
  if (listed?.[1] && listed[2] && degreeScore(listed[1]) > 0)
    return { studyType: listed[1].trim(), area: listed[2].trim() };
  const joined =
    /^(.{2,60}?)(?:\s+in\s+|(?<!^[vmh](?:mb|b|av)o\b.*)\s+en\s+(?!cours\b|curso\b)|\s+em\s+(?!curso\b)|\s*(?:,\s+|[，、]\s*|,(?=\p{Script=Han})|:\s+)|\s+[-–—|]\s+)(?:the\s+)?(.{2,})$/iu.exec(
      text,
    );
  const kind = kinds.exec(text)?.[1];
  const within = joined?.[2] !== undefined && isInBrackets(text, text.length - joined[2].length);
  if (!within && joined?.[1] && joined[2] && degreeScore(joined[1]) > 0)
    return { studyType: joined[1].trim(), area: joined[2].trim() };
  if (kind && kind.length < text.length) {
    const rest = text.slice(kind.length).replace(/^[\s,:–—-]+(?:(?:in|of|en|de|em)\s+)?/iu, '');
    if (rest.length > 2 && !/^(?:di|de|du|des|del|della|do|da|d['’]|of|als|zum|zur|für|voor|van)\b/iu.test(rest))
      return { studyType: kind.trim(), area: rest };
  }
  return { studyType: text };
}
