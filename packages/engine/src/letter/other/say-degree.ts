import { isKnownCity } from '../../language/places/places.ts';
import { sentenceCase } from '../../language/titles/small-title.ts';

/** A degree that is held, as a sentence; undefined where its kind does not tell the article or the form. All languages of letters but English. */
export function sayDegree({ study, area }: { study: string; area: string }, language: string): string | undefined {
  const bare = area === '' || study.includes(area);
  if (isPersonOfDegree(study, language)) {
    const be = { fr: 'Je suis', es: 'Soy', pt: 'Sou', it: 'Sono' }[language.slice(0, 2)];
    // A subject alone, in one of two fields, needs the word before it.
    return bare ? `${be} ${low(/^Ingenier[oa] (?!en |de )/iu.test(study) ? sentenceCase(study) : study)}.` : undefined;
  }
  if (language.startsWith('de')) {
    if (/^(?:Ausbildung|Umschulung|Lehre|Weiterbildung|Fortbildung) (?:zu[mr]?|als) /u.test(study))
      return `Ich habe eine ${study} abgeschlossen.`;
    if (training.test(study))
      return `Ich habe die ${/^\p{Lu}\p{Ll}+e /u.test(study) ? low(study) : study} abgeschlossen.`;
    if (trade.test(study)) return `Ich bin ${study}.`;
    if (/^Staatlich (?:anerkannte|geprüfte)r? \p{Lu}\p{Ll}+$/u.test(study)) return `Ich bin ${low(study)}.`;
    return !bare && academic.test(study) ? `Studiert habe ich ${area.replace(named, '')} (${study}).` : undefined;
  }
  if (language.startsWith('fr')) {
    const whole = nameFrenchDegree(study, area);
    if (/^(?:diplôme d[’']état|DEA(?:S|ES|P|MP|VS)(?!\p{L}))/iu.test(study))
      return `Je suis titulaire du ${/^\p{Lu}{2}/u.test(study) ? whole : low(whole)}.`;
    if (frenchMasculine.test(study)) return `Je suis titulaire d’un ${/^\p{Lu}{2}/u.test(study) ? whole : low(whole)}.`;
    return frenchFeminine.test(study) ? `Je suis titulaire d’une ${low(whole)}.` : undefined;
  }
  if (language.startsWith('pt')) {
    const whole = bare ? study : / (?:com|em|de)$/.test(study) ? `${study} ${area}` : `${study} em ${area}`;
    if (/^Ensino (?:médio|técnico|secundário|superior)(?!\p{L})/iu.test(study) && bare) return `Tenho o ${low(whole)}.`;
    if (/^(?:Licenciatura|Graduação|Pós-graduação)(?!\p{L})/u.test(study)) return `Tenho uma ${low(whole)}.`;
    return /^(?:Mestrado|Doutoramento|Doutorado|Bacharelado|Diploma|Curso)(?!\p{L})/u.test(study)
      ? `Tenho um ${low(whole)}.`
      : undefined;
  }
  if (language.startsWith('it')) {
    const whole = bare ? study : `${study} in ${area}`;
    if (/^Laurea(?!\p{L})/u.test(study)) return `Ho una ${low(whole)}.`;
    return /^(?:Diploma|Master|Dottorato)(?!\p{L})/u.test(study) ? `Ho un ${low(whole)}.` : undefined;
  }
  // "Natuurkunde (BSc)": the degree behind its subject.
  const [, subject, letters] = /^(\p{Lu}[\p{L} ]{3,50}) \(([BM]Sc|BA|MA|[BM]Eng)\)$/u.exec(study) ?? [];
  if (language.startsWith('nl') && subject !== undefined) return `Ik heb een ${letters} in ${subject}.`;
  if (language.startsWith('nl'))
    return /^(?:HBO|MBO|WO|Bachelor|Master)(?!\p{Ll})/u.test(study) && !(area === '' && /^\p{L}+$/u.test(study))
      ? `Ik heb de opleiding ${bare ? study : `${study} ${area}`} afgerond.`
      : undefined;
  // "Técnico en Electrotecnia" says its field: what else was read is no second one.
  const whole = bare || / en /.test(study) ? study : `${study} en ${area}`;
  if (/^Técnic[oa] /u.test(whole)) return `Tengo el título de ${whole}.`;
  if (spanishMasculine.test(study)) return `Tengo un ${whole}.`;
  return spanishFeminine.test(study) ? `Tengo una ${whole}.` : undefined;
}

/** A French degree with its subject: "BTS Comptabilité et gestion" is one name, as "Licence" with "professionnelle Logistique" is; else the subject stands in brackets. */
export function nameFrenchDegree(study: string, area: string): string {
  if (area === '' || study.includes(area)) return study;
  const isOne =
    (/^(?:BTSA?|BUT|DUT|CAP|BEP)$/.test(study) && !isKnownCity(area)) ||
    /^\p{Lu}{2,6}$/u.test(area) ||
    /^(?:professionnelle?|générale?|universitaire|technologique) /u.test(area);
  return isOne ? `${study} ${area}` : `${study} (${area})`;
}

/** Who somebody is by a degree that they hold, with its subject: "Licenciada en Derecho", "Bacharel em Direito", "Ingénieur en génie civil". */
const persons: Record<string, RegExp> = {
  fr: /^(?:Ingénieure?|Docteure?|Diplômée?|Licenciée?) (?:en|ès|de) \p{L}{3}/iu,
  // "Diplomado en", "Tecnólogo en" name a course as often as who ended it; "Graduado en ESO" is school.
  es: /^(?:(?:Licenciad[oa]|Graduad[oa]|Diplomada|Doctora?|Tecnóloga) (?:en|de)|Ingenier[oa](?: en| de)?) (?!(?:ESO|(?:la )?(?:educación|enseñanza)? ?secundaria|escolar)(?!\p{L}))\p{L}{4}/iu,
  pt: /^(?:Licenciad[oa]|Graduad[oa]|Bachar(?:el|ela)|Tecnóloga|Doutora?|Mestre) em \p{L}{3}/iu,
  it: /^(?:Laureat[oa]|Diplomat[oa]|Dottor(?:e|essa)) in \p{L}{3}/iu,
};

/** Whether a study is named by who has ended it: it needs no date to be held. */
export const isPersonOfDegree = (study: string, language: string): boolean =>
  persons[language.slice(0, 2)]?.test(study) ?? false;

/** What somebody is by a German or Swiss paper: "Fachfrau im Rechnungswesen mit eidg. Fachausweis", "Industriemeister Metall (IHK)". */
const trade =
  /^\p{Lu}?\p{Ll}*(?:[Ff]achmann|[Ff]achfrau|[Kk]aufmann|[Kk]auffrau|[Mm]eister(?:in)?|[Ff]achwirt(?:in)?|[Tt]echniker(?:in)?)(?: (?!und )\S.*)?$/u;

/** A training by the word for it: "Kaufmännische Grundausbildung EFZ", "Lehre mit Matura". */
const training =
  /^(?:\p{Lu}\p{Ll}+e )?(?:\p{Lu}\p{Ll}*)?(?:[Aa]usbildung|[Ll]ehre|[Uu]mschulung)(?:$| (?!zu[mr]? |als )\S)/u;

/** Whether a study is a trade that was learnt and no degree. German. */
export const isTrainingName = (study: string): boolean =>
  training.test(study) || trade.test(study) || /^(?:Ausbildung|Umschulung|Lehre) (?:zu[mr]?|als) /u.test(study);

const academic = /^(?:[BM]\. ?(?:A|Sc|Eng|Ed)\.?|Bachelor|Master|Diplom(?:-Ing\.?)?|Dipl\.|Magister|Staatsexamen)/u;
/** What says that a subject is studied, as the sentence does itself: "Studium Maschinenbau". */
const named = /^(?:(?:Master|Bachelor)?[Ss]tudium|Studiengang|Fachrichtung|Fachbereich)(?: de[rs])? (?=\p{Lu})/u;

const frenchMasculine =
  /^(?:BTSA?|DUT|BUT|CAP|BEP|DCG|DSCG|DEUG|DESS|DEA|MBA|Bac|Master|Mastère|Bachelor|Brevet|Doctorat|Diplôme|Certificat|Titre)(?![\p{L}])/u;
const frenchFeminine = /^(?:Licence|Maîtrise)(?![\p{L}])/u;
const spanishMasculine =
  /^(?:Técnico Superior|Técnico|Grado|Pregrado|Posgrado|Máster|Doctorado|Diploma|Título|Ciclo|CFG[MS]|Bachillerato)(?![\p{L}])/u;
const spanishFeminine =
  /^(?:Licenciatura|Diplomatura|Ingeniería|Maestría|Tecnología|Carrera|Especialización)(?![\p{L}])/u;

function low(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
