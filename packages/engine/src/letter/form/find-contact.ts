import { byWord } from '@shortlist/schema';
import { organisationScore } from '../../language/titles/organisation-words.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { isGeneralWord, weighWord } from '../../lexicon/word-weight.ts';
import { isPersonName } from './is-person-name.ts';

/** The person whom a posting names as the one to write to. `honorific` is empty where the posting gives none; `degree` stands beside Ms or Mr. */
export type Contact = { honorific: 'Ms' | 'Mr' | 'Dr' | ''; name: string; degree?: 'Dr.' | 'Prof.' | 'Prof. Dr.' };

const label =
  /(?:hiring manager|contact(?: person)?|attn|attention|recruiter|ansprech(?:partner(?:in)?|person)|ihre? kontakt|kontakt|interlocut(?:eur|rice)|personne à contacter|persona de contacto|pessoa de conta(?:c)?to|conta(?:c)?to|referente|contatt[oi]|contactpersoon)\s*:[ \t]*|(?<=^|\n)[ \t]*(?:(?:ihre?|deine?) )?ansprech(?:partner(?:in)?|person)[ \t]*\n\s*/giu;
/** A label that tells a woman: "Ihre Ansprechpartnerin: Sabine Rot". */
const ofWoman = /(?:partnerin|interlocutrice)\W*$/iu;
const sending =
  /\b(?:send|e-?mail|submit|forward|apply with) (?:your |all |a |an )?(?:[\p{L}é]+[ ,]+(?:and |&|\/ ?)?){0,5}(?:applications?|cvs?|r[ée]sum[ée]s?|letters?)\s+to\s+/giu;
/** "Apply by 30 November to Ms …", "Informal enquiries to Dr …": what stands between the word and the name is when and how. */
const applying =
  /\b(?:apply|applications?|enquiries|inquiries|queries|bewerbung|bewerben sie sich)\b[^\n]{0,110}?\b(?:to|bei|an)\s+(?=(?:Ms|Mrs|Miss|Mr|Dr|Prof|Frau|Herrn?)\b)/giu;
/** "Envoyez CV et lettre à M. …", "Envíe su currículum a la Sra. …", "Envie o currículo para a Sra. …". */
const posting =
  /(?<!\p{L})(?:envo(?:yez|yer)|adress(?:ez|er)|transmett(?:ez|re)|faire parvenir|candidatures?|escrib(?:a|an|ir|id)|dirig(?:irse|ir|id)|env[ií](?:e|en|ar|ad)|mand(?:e|en|ar)|remit(?:a|ir))(?!\p{L})[^.\n]{0,60}?\s(?:à|al?|para|ao)\s+(?:l[ao]s? |el |[ao] )?(?=(?:M|Mme|Madame|Monsieur|Sra?|Señora?|Dña|D\.ª|Doña|Don)\.?[ \t]+\p{Lu})/giu;
/** "Ihre Ansprechpartnerin ist Frau Hartl", "Your contact is Ms …", "Su persona de contacto es la Sra. …". */
const stating =
  /\b(?:(?:ihre? )?ansprech(?:partner(?:in)?|person) (?:ist|für[^.\n]{0,40} ist)|your contact(?: person)? (?:is|will be)|votre (?:contact|interlocut(?:eur|rice)) est|persona de contacto es)\s+(?:la |el |gern )?/giu;
/** "Für Auskünfte steht Ihnen Herr … zur Verfügung", "Ruf einfach Tom Rot an", "Stuur je cv naar Anna de Boer, HR". */
const answering = /\bsteh(?:t|en) (?:Ihnen|Dir|Euch)\s+(?:gerne? )?(?=(?:Frau|Herrn?)\b)/giu;
const calling =
  /\bruf(?:en Sie|t)?(?: (?:doch|einfach|gerne?|direkt|mal)){0,2} (?=\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+ an\b)/giu;
const sendingDutch = /\b(?:stuur|mail|richt)\b[^.\n]{0,60}? (?:naar|aan) (?=\p{Lu})/giu;
/** "Apply to Siân Rot, HR", "Bewirb dich bei Jana Rot, gern auch …": a full name that is no firm's. */
const applyingByName =
  /\b(?:apply (?:by \d[^.\n]{2,18} |before \d[^.\n]{2,18} |in writing )?to|bewirb dich(?: \p{Ll}+){0,2} bei|bewerben sie sich(?: \p{Ll}+){0,2} bei)\s+(?=\p{Lu})/giu;
/** "Enviar CV a Marta Rot, rrhh@…", "Inviare il CV a Marta Rot": a full name that is no firm's. */
const postingByName =
  /(?<!\p{L})(?:[Ee]nv[ií](?:e|en|ar|a|ad)|[Mm]and(?:e|en|ar|ad)|[Rr]emit(?:a|ir)|[Ii]nvi(?:are|ate|a)|[Ee]nvoy(?:ez|er)|[Aa]dress(?:ez|er)) [^.\n]{0,40}?(?:CV|[Cc]urr[ií]cul\p{L}*|candidatura|candidature)\p{L}* (?:[^.\n]{0,20}? )?(?:a|à|al|para) (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/gu;
/** "a la atención de D. …", "alla c.a. della Dott.ssa …", "ao cuidado da Sra. …". */
const attending =
  /(?:a la (?:att?\.|atención) del? |alla (?:c\. ?a\.|cortese attenzione)(?: d(?:i|el|ella|el sig\.?))? |(?:ao cuidado|à atenção) d[aeo] )(?:la |el )?/giu;
/** "Dr. Alan Whitcomb and his team are looking …": who looks is written to. */
const looking =
  /(?<=^|[.!?\n]\s?)(?=Dr\.? \p{Lu}[^.\n]{3,40}? and (?:his|her|the|their) team (?:are|is) (?:looking|seeking|hiring))/gu;
/** "Contact Alan Rot on 0141 496 0000.", "Call or email Alan Rot, Service Manager": a full name and how to reach it, or what the person does. */
const reaching =
  /(?<=^|[.\n]\s*)(?:Contact|(?:Call|Text|Phone|E-?mail)(?:(?: or |\/)(?:call|text|phone|e-?mail))?) (?=\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+(?: (?:at|by|on|via) |, (?:\p{L}+ ){0,3}\p{L}+(?:\.|\n|$)))/gu;
const asking =
  /(?:\bcontact|write to|apply to|addressed to|attention of|questions? to|bewerbung(?:en)?(?: bitte)? an|richten sie[^.\n]{0,40} an|wenden sie sich[^.\n]{0,20} an|fragen beantwortet(?: ihnen| dir| euch)?|adresser à|l['’]attention de|contacter|dirigid[ao] a|enviar a|escriba a)\s+(?:gern\s+)?/giu;
const honorific =
  /^(Ms|Mrs|Miss|Mr|Dr|Frau|Herrn?|Mme|Madame|M|Monsieur|Sra|Sr|Señora?|Dña|D\.ª|Doña|Don|D(?=\.)|Sig(?:\.ra|nora)|Sig(?:nor)?|Dott(?:\.ssa|oressa)|Dott|Mevrouw|De heer)\.?[ \t]+((?:(?:Prof|Dr|Dott\.ssa|Dott)\.?[ \t]+)*)/u;
/** A diploma before a name is no part of it: "Dipl.-Kfm. Max Rot", "M.A. Ina Blau". */
const diploma = /^(?:(?:Dipl\.-\p{L}+\.?(?: \(FH\))?|Ing\.|Mag\.|Lic\.|[BM]\. ?(?:A|Sc|Ed|Eng)\.)[ \t]+)+/u;
const fullName =
  /^\p{Lu}[\p{L}’'-]+(?:[ \t]+\p{Lu}\.)?(?:[ \t]+(?:von|van|der|den|de|del|di|da|la|le|zu|el)){0,2}(?:[ \t]+\p{Lu}[\p{L}’'-]+){0,2}/u;
const nobody =
  /\b(?:human|resources?|team|department|office|hr|recruit\w*|talent|people|manager|director|personal\w*|abteilung|service|ressources|humaines|recursos|humanos|e-?mail|phone|us|gmbh|ltd|inc|llc|bewerb\w*|jobs?|departamento|dirección|oficina|afdeling|dipartimento|ufficio|rrhh|selec\p{L}*|personeel\p{L}*)\b/iu;
/** How an advertisement calls to its readers, and whom it calls. */
const shout =
  /(?<!\p{L})(?:please|kindly|bitte|merci|prière|atención|attenzione|attention|achtung|hinweis|notice|important|urgent|warning|beware|avoid|fraud|alert|scams?|click|read|apply|applicants?|candidates?|candidat\p{L}+|seekers?|graduates?|students?|bewerber\p{L}*|candidats?|siehe|beachten)(?!\p{L})/iu;
const particles = /^(?:von|van|der|den|de|del|di|da|la|le|zu|el)$/;

/** Reads the addressee out of a posting: a name after a label ("Hiring manager: …"), or after "contact Ms …". Undefined where none is named. */
export function findContact(advertisement: string): Contact | undefined {
  const text = advertisement.slice(0, 20_000);
  for (const [lead, isLabel] of [
    [asking, false],
    [reaching, true],
    [stating, true],
    [applying, false],
    [posting, false],
    [sending, true],
    [answering, false],
    [calling, true],
    [sendingDutch, true],
    [applyingByName, true],
    [postingByName, true],
    [attending, true],
    [looking, false],
    [label, true],
  ] as const)
    for (const match of text.matchAll(lead)) {
      const contact = readName(text.slice(match.index + match[0].length, match.index + match[0].length + 90), isLabel);
      // "Apply to Rot Holding": but behind a label stands a person, also one whose surname ends as a house's ("Rotthaus").
      const isFirm =
        contact?.honorific === '' &&
        (lead === applyingByName || lead === postingByName || lead === sending) &&
        organisationScore(contact.name) >= 0.6;
      if (contact !== undefined && !isFirm)
        return contact.honorific === '' && ofWoman.test(match[0]) ? { ...contact, honorific: 'Ms' } : contact;
    }
  return undefined;
}

function readName(whole: string, isLabel: boolean): Contact | undefined {
  const text = whole.replace(diploma, '');
  const title = honorific.exec(text);
  const after = text.slice(title?.[0].length ?? 0);
  const name = fullName.exec(after)?.[0];
  if (name === undefined || nobody.test(name)) return undefined;
  const stands =
    isLabel &&
    name.includes(' ') &&
    /^[ \t]*(?:[,;(|\n.:]|(?:an|at|by|on|via|before|entro|antes|avant|até|bis) ?(?=\S)|$)/.test(
      after.slice(name.length),
    );
  if (title === null && !(stands && isWhose(name))) return undefined;
  const degree = (/^Dott/.test(title?.[1] ?? '') ? ['Dr'] : (title?.[2]?.match(/Prof|Dr/g) ?? []))
    .map((word) => `${word}.`)
    .join(' ') as Contact['degree'] | '';
  return {
    honorific: honorifics[title?.[1]?.replace(/[. ]/g, '').toLowerCase() ?? ''] ?? '',
    name,
    ...(degree ? { degree } : {}),
  };
}

/** Whether capitals without a form of address are somebody's name: "Please Be Careful", "Truck Drivers" and "Serious Inquiries Only" are nobody's. */
function isWhose(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const isWholeTitle = findTitles(name).some(({ start, end }) => start === 0 && end === name.length);
  return (
    isPersonName(name) &&
    !isWholeTitle &&
    !shout.test(name) &&
    // "Will" and "May" are names too, in the first place.
    !words.slice(1).some((word) => !particles.test(word) && weighWord(word) === 0) &&
    !words.every((word) => isGeneralWord(word) || weighWord(word) === 0)
  );
}

const forms = (words: string, form: Contact['honorific']) =>
  Object.fromEntries(words.split(' ').map((word) => [word, form]));
const honorifics: Record<string, Contact['honorific']> = byWord({
  ...forms(
    'ms mrs miss frau mme madame sra srta señorita señora dª doña dña sigra signora dottssa dottoressa mevrouw',
    'Ms',
  ),
  ...forms('mr herr herrn m monsieur sr señor don d sig signor dott deheer', 'Mr'),
  dr: 'Dr',
});
