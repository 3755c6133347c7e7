import type { Words } from './any-word.ts';

/** Words of `demands/asks-nothing.ts`, by language. */
export const nothingWords: Words = {
  en: String.raw`
    we (?:currently )?(?:have|offer) [^.]{0,60}(?:hours|positions?|roles?|shifts?|work) available(?!\p{L})
    (?:all|required) fields?(?:(?: marked)?[^.]{0,20} (?:are|is) (?:mandatory|required))?\W*$
    (?:chair|head|dean|director|human resources|hiring manager), (?:the )?(?:department|faculty|school|division|office|institute) of
    (?:please )?be careful\W*$ | don(?:'|’)t (?:give|provide|share) your (?:bank|credit card)
  `,
  de: String.raw`(?:leitung|dekanat|sekretariat|personalabteilung), (?:fachbereich|fakultät|institut|abteilung)(?!\p{L})`,
  fr: '(?:directeur|directrice|doyen|doyenne|secrétariat), (?:département|faculté|institut|service) d',
  pt: '(?:direção|diretor|diretora|secretaria), (?:departamento|faculdade|instituto) d',
  it: String.raw`
    (?:direttore|direttrice|segreteria), (?:dipartimento|facoltà|istituto) d
    richiesta (?:di )?informazioni\W*$ | per ricevere ulteriori informazioni
    tutti i campi sono obbligatori | acconsento al trattamento | invia (?:il )?(?:curriculum|cv)\W*$
  `,
  es: String.raw`
    (?:director|directora|decano|decana|secretaría), (?:departamento|facultad|instituto) d
    ver (?:en )?(?:la |las )?(?:convocatoria|bases)\W*$
    [aà] bientôt(?!\p{L})
    (?:acta de nacimiento|curp|rfc|nss|comprobante de domicilio|número de seguro social|birth certificate)(?: \([^()]*\))?\W*$
  `,
  nl: String.raw`
    (?:directeur|decaan|secretariaat), (?:afdeling|faculteit|instituut)(?!\p{L})
    (?:horarios?|turnos?|jornada|schedule|(?:working )?hours|arbeitszeit(?:en)?|horaires?|orari[oi]|werktijden|escala)(?!\p{L})[^.]{0,24}(?:\d[:.]\d{2}|\d{4}\s?[–-]\s?\d{4}|\d\s?(?:h|uhr|am|pm|hrs)(?!\p{L}))
    \d{2,3}\s?h(?:oras?|ours?|eures?)?(?:\s|\/)\s?(?:m[eê]s|mes|week|woche|semaine|semana)
    (?:sin|no|keine|sans|senza|geen|sem) (?:experien\p{L}+|erfahrung|expérience|esperienza|ervaring)(?: (?:required|needed|necessary|necesaria|necessária|nötig|exigée|richiesta|vereist))?\W*$
  `,
};

/** What the house promises, and how to apply: none where a skill, a language, a paper or a condition follows. */
export const promiseWords: Words = {
  en: String.raw`
    you can (?:also )?expect (?:an?|the|our|us)(?!\p{L})
    (?:please )?apply (?:via|through|using|with) (?:this|our|the) (?:form|link|page|portal|website)(?!\p{L})
  `,
  de: String.raw`
    (?:das |dich |sie )erwartet (?:dich|sie|bei uns|ein\p{L}*)(?!\p{L}) | (?:du kannst|sie können) (?:\p{L}+ ){0,3}erwarten(?!\p{L})
    (?:bewerben sie sich|bewirb dich) (?:\p{L}+ )?(?:über|per|unter|hier|online|mit diesem)(?!\p{L})
  `,
  fr: String.raw`
    postulez (?:via|sur|par|ici|en ligne|à l['’]aide|au moyen)(?!\p{L}) | vous pouvez vous attendre à(?!\p{L})
    vous recevrez (?:des|vos|un|une) (?:identifiants?|e-?mails?|courriels?|réponses?|confirmations?|liens?)(?!\p{L})
  `,
  es: String.raw`(?:postula|postúlate|inscríbete) (?:vía|a través|en|aquí|por|mediante)(?!\p{L})`,
  it: String.raw`(?:candidati|candidarsi) (?:tramite|via|qui|online)(?!\p{L})`,
  nl: String.raw`solliciteer (?:via|hier|direct|online)(?!\p{L})`,
  pt: String.raw`(?:candidate-se|inscreva-se) (?:pel[oa]|através|aqui|via|neste)(?!\p{L})`,
};

/** What a condition begins with. */
export const conditionWords: Words = {
  en: 'if | with | provided | unless',
  de: 'wenn | falls | sofern | mit',
  fr: 'si | avec',
  es: 'si | con',
  it: 'se | con',
  nl: 'als | indien | met',
  pt: 'se | caso | com',
};

export const fieldWords: Words = {
  en: '(?:tech(?:nology|nical)?|technological) priorities | experience | education | languages? | skills? | qualifications? | attributes | remarks?',
  de: 'erfahrung | ausbildung | sprachen | bemerkung(?:en)?',
  fr: 'priorités (?:technologiques|techniques) | expériences? | formations? | compétences? | permis | langues? | diplômes? | observations? | remarques?',
  es: 'experiencia | formación | idiomas? | estudios | observaciones',
  it: 'esperienza | formazione | lingue | osservazioni | note',
  nl: 'ervaring | opleiding | talen | opmerking(?:en)?',
  pt: 'experiência | formação | observações',
};
