/** What stands before a whole name in a form, by language; phrases are parted by `|`. */
const labels: Readonly<Record<string, string>> = {
  en: 'name|names|full names?|name in full|candidate(?: name)?|applicant(?: name)?|name of (?:the )?(?:candidate|applicant)',
  de: 'vor(?:name)?(?: und |/| )?nach(?:name)?|name, vorname|name und vorname|vorname, name|bewerber(?:in)?',
  fr: 'nom|noms? (?:et|&) pr[eé]noms?|pr[eé]noms? (?:et|&) noms?|candidat(?:e)?',
  es: 'nombre(?:\\(s\\))?(?: y apellidos?)?|nombres y apellidos|apellidos y nombres?|nombre completo|candidat[oa]',
  pt: 'nome(?:\\(s\\))?(?: completo)?|candidat[oa]',
  it: 'nome(?:\\(i\\))?(?: e cognome)?|cognome e nome|nominativo|soggetto|candidat[oa]',
  nl: '(?:volledige )?naam|voor- en achternaam|sollicitant',
  pl: 'imi[eę] i nazwisko|nazwisko i imi[eę]|imiona i nazwisko',
  cs: 'jméno(?: a příjmení)?|titul, jméno a příjmení',
  sk: 'meno(?: a priezvisko)?',
  sv: 'namn|för- och efternamn',
  da: 'navn|fulde navn',
  ro: 'nume(?:le)?(?: [sșş]i prenume(?:le)?| complet)?|nume prenume',
  hu: 'név|teljes név',
  tr: 'ad[ıi]?,? soyad[ıi]?|adı ve soyadı|isim',
  id: 'nama(?: lengkap)?',
  vi: 'họ (?:và )?tên',
  hr: 'ime i prezime|prezime i ime',
  ru: 'имя|фио|ф\\.и\\.о\\.?|имя и фамилия|фамилия,? имя(?:,? отчество)?',
  uk: "піб|п\\.і\\.б\\.?|ім[’']я(?: та прізвище)?",
  el: 'όνομα|ονοματεπώνυμο',
  zh: '姓\\s?名',
  ja: '氏\\s?名',
  ko: '이\\s?름|성\\s?명',
  ar: 'الاسم(?: الكامل)?',
  he: 'שם(?: מלא)?',
};

/** What stands before a part of a name, or before the whole where it stands beside and not behind, by language. */
const partLabels: Readonly<Record<string, string>> = {
  en: '(?:first|last|family|given) names?|surname(?:\\(s\\))?',
  de: 'nachname(?:\\(n\\))?',
  fr: 'noms?(?:\\(s\\))?|pr[eé]noms?(?:\\(s\\))?',
  es: 'apellido(?:\\(s\\)|s)?',
  pt: 'apelido(?:\\(s\\))?',
  it: 'cognome(?:\\(i\\/?\\))?',
  nl: 'achternaam',
};

/** The labels of whole names as the inside of a pattern's group, and those of parts. */
export const nameLabels = Object.values(labels).join('|');
export const namePartLabels = Object.values(partLabels).join('|');
