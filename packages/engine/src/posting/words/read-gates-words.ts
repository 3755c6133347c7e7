import type { Words } from './any-word.ts';

/** Words of `demands/read-gates.ts`, by language. */
export const workPermitWords: Words = {
  en: `
    work (?:permit|authori[sz]ation|visa|status required) | authori[sz]ed to work | right to work
    eligib(?:le|ility) to work | legally (?:able|authori[sz]ed|entitled) | visa sponsorship | sponsorship
    citizen(?:s(?!(?:'|’)))?(?:hip)? | green card | permanent residen(?:ts?|ce|cy) | immigration authori[sz]ation
    (?:australian|eu|full|uk) work(?:ing)? rights | working rights
    (?:not able to|unable to|cannot|can(?:'|’)t) (?:offer |provide )?sponsor
  `,
  de: 'arbeitserlaubnis | arbeits(?:bewilligung|genehmigung) | aufenthalts(?:titel|erlaubnis|bewilligung)',
  fr: 'titre de séjour | permis de travail | autorisation de travail',
  es: String.raw`nacionalidad \p{L}+a | nacionalidade \p{L}+a | cittadinanza \p{L}+a | permiso de (?:trabajo|residencia)`,
  it: 'permesso di (?:soggiorno|lavoro)',
  nl: 'werkvergunning',
  pt: 'autorização de trabalho | visto de trabalho',
};

export const clearanceWords: Words = {
  en: String.raw`
    (?:security|secret|top secret|ts\/sci|dv|sc|baseline|nato|public trust) clearance | active (?:top )?secret
    clearance (?:is )?(?:required|needed|preferred) | ts\/sci | (?<!garda |police )vetting | bpss
    baseline personnel security
  `,
  de: 'sicherheitsüberprüfung',
};

export const drivingLicenceWords: Words = {
  en: String.raw`
    driving licen[cs]e | full uk licen[cs]e | (?:category|class) [bcde]1?(?:\+e|1)? licen[cs]e | c\+e
    (?:ability|able) to drive | car driver | cdl | commercial driver\S* | class [a-d] licen[cs]e
    (?:no more than|maximum(?: of)?|max\.?|up to|fewer than|less than) (?:\d{1,2}|three|six|nine) (?:penalty )?points(?: on)?
  `,
  de: 'führerschein | führerausweis',
  fr: String.raw`
    permis (?:est )?(?:exigé|indispensable|obligatoire|requis|souhaité)
    permis (?:b|be|c1?e?|ec|d1|d(?!['’])|s?pl|poids lourds?|de conduire)
    [a-d]1?e? - (?:véhicule|poids lourds?|moto|transport)\p{L}*
  `,
  es: String.raw`
    permiso (?:de conducir |de conducción )?(?:b|c|d)1?(?:\+e)? | carné de conducir
    carnet de conducir
  `,
  it: 'patente (?:[bcd]|ce|di guida)',
  nl: "driv(?:er|ing)(?:'|’)?s?(?:'|’)? licen[cs]e | rijbewijs",
  pt: 'carteira de motorista | carta de condução | cnh',
};

/** A vehicle of one's own, which is another condition than the licence to drive it. */
export const vehicleWords: Words = {
  en: String.raw`
    (?:access to|use of) (?:an? )?(?:your own |own |reliable )?(?:car|vehicle|van|truck) | car owner | operating vehicle
    (?:own|reliable) (?:\p{L}+ )?(?:car|vehicle|van|truck|lorry|transport\p{L}*)
  `,
  de: 'eigene[srn]? (?:auto|pkw|fahrzeug|lkw)',
  fr: 'véhicule (?:personnel|indispensable|exigé|obligatoire|requis) | moyen de locomotion',
  es: '(?:vehículo|coche) propio',
  it: '(?:auto|macchina) propria | mezzo proprio',
  nl: 'eigen (?:auto|vervoer)',
  pt: '(?:veículo|carro) próprio',
};

/** What a check looks into, where it is another one than of a person's past as a whole. */
export const checkWords: Readonly<Record<string, Words>> = {
  drugs: { en: 'drugs?' },
  driving: { en: 'driving | motor | mvr' },
  work: { en: 'employment history' },
  references: { en: 'references?' },
  credit: { en: 'credit' },
};

export const backgroundWords: Words = {
  en: String.raw`
    background (?:check|screen\p{L}*|investigation) | criminal (?:record|background|conviction|histor)\p{L}*
    crime[- ]free | police (?:check|clearance|vetting|certificate) | garda vetting
    (?:enhanced |standard )?pvg(?: scheme| membership| check)?
    (?:reference|employment history)(?:,? (?:and|&) (?:reference|employment history))? checks?
    (?:motor|driving) record check | credit (?:history )?check | dbs (?:check|clearance)? | (?:pre-employment )?drug (?:test|screen)\p{L}*
    drug[- ]free(?! (?:work\p{L}*|environment|compan\p{L}*|employer|policy|facilit\p{L}*|culture|site|campus))
    (?:clean|good|safe|satisfactory|acceptable|clear|excellent) (?:driving|motor vehicle|mvr) (?:record|history|licence history)
    clean mvr | \d+[- ]years? (?:checkable |reference |work |address |employment )+history | disclosure and barring
    rehabilitation of offenders | polygraph | (?:never|not) (?:have )?been (?:\p{L}+ )?convicted
    satisfactory (?:[\p{L}-]+ ){0,3}(?:checks?|references|screening)
    (?:subject to|undergo|undergoing|pass|passing) (?:[\p{L}-]+ ){0,3}pre-employment (?:\p{L}+ ){0,2}(?:checks?|references|screening)
  `,
  de: String.raw`
    führungszeugni\p{L}* | vorstrafen\p{L}* | leumund | strafregister\p{L}* | privatauszug | sonderprivatauszug
  `,
  fr: 'casier judiciaire',
  es: String.raw`antecedentes (?:no )?penales | certificado de delitos\p{L}*`,
  it: 'casellario | carichi pendenti',
  nl: 'geen antecedenten | verklaring omtrent (?:het )?gedrag | vog',
  pt: 'antecedentes criminais',
};

export const shiftWords: Words = {
  en: String.raw`
    shifts?(?! (?:from|in|the|to|towards|our)) | night(?:s| work)
    (?:evenings?|nights?)(?:,| and| or|\/)\s?(?:weekends?|holidays) | weekends? | on[- ]call | overtime
    out of hours | after hours | 24\/7 | early (?:mornings?|starts?) | week-ends?
    \d{1,2} ?[ap]m (?:-|–|to) \d{1,2} ?[ap]m
  `,
  de: String.raw`
    schicht(?:arbeit|bereitschaft|betrieb|system) | (?:[23]|zwei|drei)-?schicht\p{L}*(?:-arbeit)? | wechselschicht
    nachtdienst\p{L}* | bereitschaftsdienst\p{L}* | schichtdienst | rufbereitschaft
  `,
  fr: String.raw`
    travail (?:le )?(?:samedi|dimanche|week-end) | consignatiedienst\p{L}* | [23]\s?x\s?8
    horaires? (?:décalés?|de nuit|postés?) | wochenend\p{L}+ | travail de nuit
  `,
  es: 'turnos?',
  it: 'turni | ploegendienst',
  nl: String.raw`jornada nocturna | notdienst\p{L}* | wisselende diensten | onregelmatige (?:diensten|werktijden)`,
  pt: 'fi(?:nes|ns|m) de semana | festivos | feriados',
};

export const travelWords: Words = {
  en: String.raw`
    (?:willing(?:ness)?|able|ability|required?|must|need(?:s|ed)?) to travel
    travel(?:ling)?:? ?(?:(?:is |may be )?(?:required|necessary|up to|\d)|[<≤~]\s?\d)
    \d{1,3} ?% (?:\p{L}+ )?travel | travel \(?\d | travel as (?:necessary|needed|required)
  `,
  de: String.raw`auswärtsübernachtung\p{L}* | reisebereitschaft | dienstreisen`,
  fr: 'déplacements',
  es: String.raw`disponibilid?ad para viajar | disponibilidade para viaj\p{L}+`,
  it: String.raw`disponibilità (?:a|alle) (?:brevi )?trasferte | reisbereid\p{L}*`,
};

export const locationWords: Words = {
  en: `
    relocat(?:e|ion) (?:is )?(?:required|to) | will require relocation
    reliably commute | (?:plan(?:ning)?|willing) to relocate | must (?:live|reside|be (?:based|located|local)) | residents? of | based in .{1,30} only | local candidates
  `,
  es: String.raw`residencia en \p{Lu}\p{L}+`,
  pt: String.raw`
    (?:resid(?:ir|encia) (?:próxim[oa]|cerca|em|perto|ou ter)|(?:morar|viver|vivir) (?:próximo|perto|cerca|na|no|em|en)|wohnhaft in|wohnort in|woonachtig in|résider (?:à|dans|près))(?!\p{L})
  `,
};

export const otherWords: Words = {
  en: String.raw`
    lift(?:ing)? (?:up to |at least |of )?\d+ | (?:lift|carry|move|(?:lift|carry|mov)ing) (?:(?:and|or) (?:carry|move|(?:carry|mov)ing) )?heavy \p{L}+
    able to lift | (?:proof of )?vaccination
    (?:be|fully) (?:fully )?(?:covid(?:-19)? |hep(?:atitis)?[- ]?[ab] )?vaccinated
    dot (?:physical|medical)\p{L}*(?: (?:card|certificate|exam\p{L}*))? | medical examiner(?:'|’)?s certificate
    immuni[sz]ation record | (?:1[68]|2[0-5]) years (?:of age|or older|old)
    at least (?:18|21)\b(?! (?:months|years of exp)) | must be (?:18|21) | (?:18|21) or over
    own (?:set of )?(?:basic |hand |power |complete )*tools?(?!\p{L})
  `,
  de: String.raw`
    masern(?:schutz|impf|immun)\p{L}* | impf(?:schutz|nachweis)\p{L}* | geimpft | mindestens (?:1[68]|21) jahre alt | volljährig\p{L}* | tauglichkeit nach
    g ?25-tauglich\p{L}*
  `,
  es: String.raw`
    (?:mínim[oa] (?:de )?|al menos |mayor(?:es)? de |maior(?:es)? de |almeno )(?:1[68]|2[0-5]) an(?:os|ni)(?! de exp)
    (?:mínim[oa] (?:de )?|al menos )(?:1[68]|2[0-5]) años(?! de exp)
    (?:1[68]|2[0-5]) an[on][si] (?:de idade|compi\p{L}+) | (?:1[68]|2[0-5]) años de edad | mayor(?:es)? de edad
    maior(?:es)? de idade | edad:? (?:de )?\d{2}
  `,
  pt: `
    título de eleitor | certificado (?:militar|de reservista) | credencial de elector | seguro facultativo
  `,
};
