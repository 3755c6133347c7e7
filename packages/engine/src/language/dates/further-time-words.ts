/** Words of time in a language beyond the seven: forms of months that our pages do not write (by number), and the small words around dates. */
type TimeWords = {
  months?: string[];
  present?: string;
  since?: string;
  until?: string;
  from?: string;
  yearMarks?: string;
};

/** By language code, as people write them; phrases are parted by `|`. */
export const furtherTimeWords: Readonly<Record<string, TimeWords>> = {
  ru: {
    months: ['янв', 'фев|февр', 'мар', 'апр', '', 'июн', 'июл', 'авг', 'сен|сент', 'окт', 'ноя|нояб', 'дек'],
    present:
      'по настоящее время|настоящее время|настоящий момент|по настоящий момент|по сей день|н в|по н в|наст время|сейчас|сегодня|по сегодняшний день|н/в|наше время|данный момент',
    since: 'с|со',
    until: 'по|до',
    yearMarks: 'г|гг|год|года|г г',
  },
  uk: {
    present:
      'по теперішній час|теперішній час|до сьогодні|дотепер|зараз|по цей час|цей час|цього часу|сьогодні|донині|нині',
    since: 'з|від',
    until: 'по|до',
    yearMarks: 'р|рр|рік|року',
  },
  pl: {
    months: ['sty', 'lut', '', 'kwi', 'maj|maja', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    present:
      'obecnie|teraz|do teraz|do dziś|do chwili obecnej|chwili obecnej|nadal|dziś|aktualnie|w trakcie|dzisiaj|dnia dzisiejszego|chwila obecna',
    since: 'od',
    until: 'do',
    yearMarks: 'r|rok|roku',
  },
  cs: { present: 'současnost|dosud|doposud|nyní|dnes|současné době|současnosti|trvá|teď', since: 'od', until: 'až|do' },
  sk: { present: 'súčasnosť|súčasnosti|doteraz|dodnes|teraz|trvá', since: 'od', until: 'až|do' },
  sv: { present: 'nuvarande|nu|pågående|idag|nutid|tills vidare|dags dato', since: 'sedan|från', until: 'till' },
  da: { present: 'nuværende|nu|i dag|dags dato|igangværende|d d', since: 'siden|fra', until: 'til' },
  nb: { present: 'nåværende|nå|i dag|dags dato|pågående|d d|dd', since: 'siden|fra', until: 'til' },
  fi: { present: 'nykyinen|nykyään|tällä hetkellä|jatkuu|nyt', since: 'alkaen' },
  ro: { present: 'prezent|în prezent|prezentul|în curs|acum', since: 'din', until: 'până' },
  hu: { present: 'jelenleg|jelen|mai napig|napjainkig|folyamatban|folyamatos|jelenleg is', until: 'től|ig' },
  tr: { present: 'halen|günümüz|günümüze kadar|devam ediyor|devam etmekte|hâlâ|devam|bugün' },
  id: {
    months: [
      'januari',
      'pebruari|februari',
      'maret',
      '',
      'mei',
      'juni',
      'juli',
      'agustus|agu|agt',
      '',
      'oktober|okt',
      'nopember|nop',
      'desember|des',
    ],
    present: 'sekarang|saat ini|kini|hingga sekarang|sampai sekarang|hingga saat ini',
    since: 'sejak',
    until: 'sampai|hingga|s.d|s/d|sd',
  },
  vi: { present: 'hiện tại|nay|hiện nay|đến nay', since: 'từ', until: 'đến' },
  hr: { present: 'danas|sada|trenutno', since: 'od', until: 'do' },
  sl: { present: 'danes|sedaj|trenutno', since: 'od', until: 'do' },
  bg: { present: 'сега|настоящем|момента|в момента|понастоящем', since: 'от', until: 'до' },
  lt: { present: 'dabar|iki dabar|šiuo metu', since: 'nuo', until: 'iki' },
  lv: { present: 'tagad|līdz šim|pašlaik', until: 'līdz' },
  et: { present: 'praegu|tänaseni', until: 'kuni' },
  el: { present: 'σήμερα|παρόν|τώρα', since: 'από', until: 'έως|μέχρι' },
  ar: {
    present: 'الآن|حتى الآن|الحاضر|حاليا|حالياً|الوقت الحالي|الوقت الحاضر|اليوم|مستمر',
    since: 'منذ|من',
    until: 'إلى|الى|حتى',
  },
  he: {
    months: [
      'בינואר',
      'בפברואר',
      'במרץ|במרס|מרס',
      'באפריל',
      'במאי',
      'ביוני',
      'ביולי',
      'באוגוסט',
      'בספטמבר',
      'באוקטובר',
      'בנובמבר',
      'בדצמבר',
    ],
    present: 'היום|עד היום|כיום|הווה|נוכחי',
    since: 'מאז|משנת',
    until: 'עד',
  },
  zh: { present: '至今|现在|現在|今|目前|到现在|至现在|迄今|现任|在职|在读|在讀', since: '自|从|從', until: '至|到' },
  ja: { present: '現在|至現在|現在に至る|在職中|継続中|在学中|今|まで', since: 'から', until: '至|から' },
  ko: { present: '현재|재직중|재직 중|재학중|재학 중|현재까지|진행중|진행 중', since: '부터', until: '까지' },
};

/** The first year of a Japanese era, less one. */
export const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
