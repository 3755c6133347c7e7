/** What stands before the day or the place of somebody's birth, and before other facts of a person that reach nobody: alternatives for a pattern. */
const birth =
  'born|date of birth|place of birth|birth ?(?:date|place|day)|d\\.?o\\.?b|nationality|citizenship|marital status|civil status|gender|sex|age|religion|geboren|geburts(?:datum|ort|tag)|geb\\.|staatsangehörigkeit|familienstand|né(?:e|\\(e\\))? (?:le|à|en)|date de naissance|lieu de naissance|nationalité|état civil|situation familiale|nacid[oa]|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|nascid[oa]|data de nascimento|local de nascimento|nacionalidade|nat[oa] (?:il|a|nel)|data di nascita|luogo di nascita|nazionalità|stato civile|geboren|geboortedatum|geboorteplaats|nationaliteit|data urodzenia|miejsce urodzenia|narodowość|född|födelsedatum|født|fødselsdato|дата рождения|родил(?:ся|ась)|гражданство|出生(?:年月|日期|地)?|生年月日|国籍|생년월일|تاريخ الميلاد|תאריך לידה';

/** Numbers that a state, a bank or a house gives: nobody is called by them. */
const identity =
  'cpf|cnpj|rg|aadha?ar|pan|ssn|social security|ni(?:e|f|t)|dni|cif|curp|rfc|cui[tl]|pesel|nip|regon|bsn|passport|pasaporte|passaporte|passeport|reisepass|personalausweis|identity|identification|id|national id|matr[ií]cula|cédula|iban|steuer(?:nummer|-id)|sozialversicherungsnummer|cep|zip|plz|postal code|licen[cs]e|licen[cs]e no|driving licen[cs]e|registration|reg|crea|crm|coren|oab|employee|siret|siren|身份证号?|주민등록번호';

const facts = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${birth})(?![\\p{L}])[^|•·;\\n]*|(?<![\\p{L}\\p{N}])(?:${identity})(?:[ .](?:no|nr|nº|n°|number|card|num|#))?[.:]?\\s*[:#-]?\\s*[A-Z]{0,3}\\d[\\dA-Z .\\/-]*`,
  'giu',
);

/** Numbers that tell by their form which register they are of: a Brazilian CPF, "123.456.789-09". */
const registered = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g;

/** A text with the facts of a person that are no way to reach them blanked out, up to the next mark between facts. Its length stays. */
export function withoutPersonalFacts(text: string): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  return text.replace(facts, blank).replace(registered, blank);
}

const label = new RegExp(`^(?:${birth}|${identity})(?:[ /]+(?:${birth}))*(?: (?:no|nr|number))?\\.?\\s*:?$`, 'iu');

/** True for a text that names such a fact and nothing else: what stands beside it is no home. */
export function isPersonalLabel(text: string): boolean {
  return label.test(text.trim());
}
