import type { Requirement } from '@shortlist/schema';

type Gate = NonNullable<Requirement['gate']>;

const gates: [Gate, RegExp][] = [
  [
    'work-permit',
    /(?<![\p{L}\d])(work (?:permit|authori[sz]ation|visa|status required)|authori[sz]ed to work|right to work|eligib(?:le|ility) to work|legally (?:able|authori[sz]ed|entitled)|visa sponsorship|sponsorship|citizen(?:s(?!(?:'|’)))?(?:hip)?|green card|permanent residen(?:ts?|ce|cy)|immigration authori[sz]ation|nacionalidad \p{L}+a|nacionalidade \p{L}+a|cittadinanza \p{L}+a|arbeitserlaubnis|arbeits(?:bewilligung|genehmigung)|aufenthalts(?:titel|erlaubnis|bewilligung)|titre de séjour|permis de travail|permiso de trabajo|(?:australian|eu|full|uk) work(?:ing)? rights|working rights|permesso di soggiorno|werkvergunning)(?![\p{L}\d])/iu,
  ],
  [
    'clearance',
    /(?<!\p{L})((?:security|secret|top secret|ts\/sci|dv|sc|baseline|nato|public trust) clearance|active (?:top )?secret|clearance (?:is )?(?:required|needed|preferred)|ts\/sci|(?<!garda |police )vetting|bpss|baseline personnel security|sicherheitsüberprüfung)(?![\p{L}\d])/iu,
  ],
  [
    'driving-licence',
    /(?<![\p{L}\d])(driv(?:er|ing)(?:'|’)?s?(?:'|’)? licen[cs]e|driving licen[cs]e|full uk licen[cs]e|(?:category|class) [bcde]1?(?:\+e|1)? licen[cs]e|c\+e|(?:ability|able) to drive|car (?:driver|owner)|(?:access to|use of) (?:a|your own|own) (?:car|vehicle)|cdl|commercial driver\S*|class [a-d] licen[cs]e|(?:own|reliable) (?:\p{L}+ )?(?:car|vehicle|transport\p{L}*)|eigene[srn]? (?:auto|pkw|fahrzeug)|(?:vehículo|coche) propio|véhicule (?:personnel|indispensable|exigé)|auto propria|führerschein|führerausweis|permis (?:b|be|c1?e?|d1|d(?!['’])|s?pl|poids lourds?|de conduire)|[a-d]1?e? - (?:véhicule|poids lourds?|moto|transport)\p{L}*|moyen de locomotion|permiso (?:de conducir |de conducción )?(?:b|c|d)1?(?:\+e)?|carné de conducir|carnet de conducir|patente (?:[bcd]|ce|di guida)|(?:no more than|maximum(?: of)?|max\.?|up to|fewer than|less than) (?:\d{1,2}|three|six|nine) (?:penalty )?points(?: on)?|carteira de motorista|carta de condução|cnh|rijbewijs)(?![\p{L}\d])/iu,
  ],
  [
    'background',
    /(?<![\p{L}\d])(background (?:check|screen\p{L}*|investigation)|criminal (?:record|background|conviction|histor)\p{L}*|crime[- ]free|police (?:check|clearance|vetting|certificate)|garda vetting|(?:enhanced |standard )?pvg(?: scheme| membership| check)?|(?:reference|employment history)(?:,? (?:and|&) (?:reference|employment history))? checks?|(?:motor|driving) record check|dbs (?:check|clearance)?|(?:pre-employment )?drug (?:test|screen)\p{L}*|drug[- ]free(?! (?:work\p{L}*|environment|compan\p{L}*|employer|policy|facilit\p{L}*|culture|site|campus))|(?:clean|good|safe|satisfactory|acceptable|clear|excellent) (?:driving|motor vehicle|mvr) (?:record|history|licence history)|clean mvr|\d+[- ]years? (?:checkable |reference |work |address |employment )+history|disclosure and barring|rehabilitation of offenders|polygraph|führungszeugni\p{L}*|vorstrafen\p{L}*|leumund|strafregister\p{L}*|privatauszug|sonderprivatauszug|casier judiciaire|antecedentes (?:no )?penales|geen antecedenten|certificado de delitos\p{L}*|antecedentes criminais|casellario|carichi pendenti|verklaring omtrent (?:het )?gedrag|vog)(?![\p{L}\d])/iu,
  ],
  [
    'shift',
    /(?<![\p{L}\d]|due to )(shifts?(?! (?:from|in|the|to|towards|our))|night(?:s| work)|(?:evenings?|nights?)(?:,| and| or|\/)\s?(?:weekends?|holidays)|weekends?|on[- ]call|overtime|out of hours|after hours|24\/7|early (?:mornings?|starts?)|schicht(?:arbeit|bereitschaft|betrieb|system)|(?:[23]|zwei|drei)-?schicht\p{L}*(?:-arbeit)?|travail (?:le )?(?:samedi|dimanche|week-end)|consignatiedienst\p{L}*|[23]\s?x\s?8|horaires? (?:décalés?|de nuit|postés?)|jornada nocturna|wechselschicht|nachtdienst\p{L}*|bereitschaftsdienst\p{L}*|schichtdienst|rufbereitschaft|notdienst\p{L}*|wisselende diensten|onregelmatige (?:diensten|werktijden)|fi(?:nes|ns|m) de semana|festivos|feriados|week-ends?|\d{1,2} ?[ap]m (?:-|–|to) \d{1,2} ?[ap]m|wochenend\p{L}+|travail de nuit|turnos?|turni|ploegendienst)(?![\p{L}\d])/iu,
  ],
  [
    'travel',
    /(?<!\p{L})((?:willing(?:ness)?|able|ability|required?|must|need(?:s|ed)?) to travel|travel(?:ling)?:? ?(?:(?:is |may be )?(?:required|necessary|up to|\d)|[<≤~]\s?\d)|\d{1,3} ?% (?:\p{L}+ )?travel|travel \(?\d|travel as (?:necessary|needed|required)|auswärtsübernachtung\p{L}*|reisebereitschaft|dienstreisen|disponibilid?ad para viajar|disponibilidade para viaj\p{L}+|disponibilità (?:a|alle) (?:brevi )?trasferte|reisbereid\p{L}*|déplacements)(?![\p{L}\d])/iu,
  ],
  [
    'location',
    /(?<![\p{L}\d])(relocat(?:e|ion) (?:is )?(?:required|to)|will require relocation|must (?:live|reside|be (?:based|located|local))|residents? of|based in .{1,30} only|local candidates|residencia en \p{Lu}\p{L}+|(?:resid(?:ir|encia) (?:próxim[oa]|cerca|em|perto|ou ter)|(?:morar|viver|vivir) (?:próximo|perto|cerca|na|no|em|en)|wohnhaft in|wohnort in|woonachtig in|résider (?:à|dans|près))(?!\p{L}))(?![\p{L}\d])/iu,
  ],
  [
    'other',
    /(?<![\p{L}\d])(lift(?:ing)? (?:up to |at least |of )?\d+|able to lift|masern(?:schutz|impf|immun)\p{L}*|(?:proof of )?vaccination|dot (?:physical|medical)\p{L}*(?: (?:card|certificate|exam\p{L}*))?|medical examiner(?:'|’)?s certificate|immuni[sz]ation record|(?:1[68]|2[0-5]) years (?:of age|or older|old)|at least (?:18|21)\b(?! (?:months|years of exp))|(?:mínim[oa] (?:de )?|al menos |mayor(?:es)? de |maior(?:es)? de |almeno )(?:1[68]|2[0-5]) an(?:os|ni)(?! de exp)|(?:mínim[oa] (?:de )?|al menos )(?:1[68]|2[0-5]) años(?! de exp)|(?:1[68]|2[0-5]) an[on][si] (?:de idade|compi\p{L}+)|(?:1[68]|2[0-5]) años de edad|mayor(?:es)? de edad|maior(?:es)? de idade|edad:? (?:de )?\d{2}|mindestens (?:1[68]|21) jahre alt|volljährig\p{L}*|título de eleitor|certificado (?:militar|de reservista)|credencial de elector|seguro facultativo|tauglichkeit nach|g ?25-tauglich\p{L}*|must be (?:18|21)|(?:18|21) or over|own (?:set of )?(?:basic |hand |power |complete )*tools?(?!\p{L}))/iu,
  ],
];

/** Most sentences set no condition: one look, with one look behind for all, tells. */
const any = new RegExp(
  `(?<!\\p{L})(?:${gates.map(([, { source }]) => source.replace(/^\(\?<!(?:\[[^\]]*\]|[^()[\]])*\)/, '')).join('|')})`,
  'iu',
);

/** The hard conditions that a sentence of a posting sets, each with its place in the sentence. Boundaries of skill are not among them. */
export function readGates(text: string): { gate: Gate; start: number; end: number }[] {
  const found: { gate: Gate; start: number; end: number }[] = [];
  if (!any.test(text)) return found;
  for (const [gate, words] of gates)
    for (const match of gate === 'background' ? eachCheck(text, words) : [words.exec(text)])
      if (
        match !== null &&
        !(
          gate !== 'background' &&
          gate !== 'other' &&
          !(gate === 'work-permit' && refuses.test(text)) &&
          isOffered(text, match.index)
        ) &&
        !isDenied(text, match.index + match[0].length) &&
        !(gate === 'shift' && leads.test(text.slice(0, match.index)))
      )
        found.push({ gate, start: match.index, end: match.index + match[0].length });
  return found;
}

/** "A drug test, employment history check and criminal background check": each is a check of its own, where they are of different things. */
function eachCheck(text: string, words: RegExp): RegExpExecArray[] {
  const all = [...text.matchAll(new RegExp(words.source, 'giu'))];
  const isOther = ({ 0: check }: RegExpExecArray, i: number): boolean =>
    all.findIndex(({ 0: other }) => ofCheck.exec(other)?.[0] === ofCheck.exec(check)?.[0]) === i;
  return all.filter(isOther);
}

/** What a check looks into, besides a person's past. */
const ofCheck = /drug|driving|motor|mvr|employment history|reference/iu;

/** "Experience leading a shift": those who work it are led. */
const leads =
  /(?<!\p{L})(?:lead(?:ing)?|led|manag(?:e|ing)|supervis(?:e|ing)|run(?:ning)?|head(?:ing)?) (?:an? |the |your |own )?(?:\p{L}+ (?:or|and|\/) (?:an? )?)?$/iu;

/** "No sponsorship available". */
const refuses = /(?<!\p{L})(?:no|without) (?:visa )?sponsorship/iu;

/** "Own car not required". */
function isDenied(text: string, end: number): boolean {
  return /^\W{0,3}(?:is |are )?(?:not (?:required|necessary|needed|essential)|nicht (?:erforderlich|nötig)|non requis)/i.test(
    text.slice(end, end + 40),
  );
}

/** "We offer no night shifts", "paid overtime": stated, not asked. */
function isOffered(text: string, at: number): boolean {
  return /(?:\b(no|we offer|paid|generous|without)\s+(?:\w+\s){0,2}|[+&]\s?)$/i.test(
    text.slice(Math.max(0, at - 40), at),
  );
}
