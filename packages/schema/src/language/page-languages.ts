import { byWord } from '../by-word.ts';

/** The sections that a page has headings for, in the order of the rows below. */
const sections = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
] as const;
export type HeadedSection = (typeof sections)[number];

const words = ['resume', 'present', 'courses', 'score', 'keywords', 'contact'] as const;
/** The small words of a page and of an entry. */
export type PageWords = Record<(typeof words)[number], string>;

/** What a page says by itself in one language, and how it writes dates and lists. */
export type PageLanguage = {
  /** The language's name in English. */
  name: string;
  /** The standard words of resumes in that language, which applicant tracking systems look for. */
  headings: Record<HeadedSection, string>;
  words: PageWords;
  /** Twelve names each; without any, a date is year and month in figures: 2021.03. */
  months?: { short: string[]; long: string[]; withDay: string[] };
  /** What stands between the items of a list, and where an item brings such a mark of its own. */
  list: { comma: string; semicolon: string };
  /** What stands behind a label, before what it says. */
  colon: string;
  /** What stands around a detail, with the space before it: "English (C1)", "英语(CET-6)". */
  brackets: string;
};

type Row = {
  name: string;
  headings: string;
  words: string;
  short?: string;
  long?: string;
  /** The long names behind a day, where those are others: "15 марта". */
  withDay?: string;
  list?: PageLanguage['list'];
  colon?: string;
  brackets?: string;
};

const rows: Record<string, Row> = byWord({
  en: {
    name: 'English',
    headings:
      'Summary|Work Experience|Education|Skills|Projects|Certifications|Awards|Publications|Languages|Volunteer Experience|Interests|References',
    words: 'Resume|Present|Courses|Grade|Keywords|Contact',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    long: 'January February March April May June July August September October November December',
  },
  de: {
    name: 'German',
    headings:
      'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Projekte|Zertifikate|Auszeichnungen|Publikationen|Sprachen|Ehrenamt|Interessen|Referenzen',
    words: 'Lebenslauf|heute|Kurse|Note|Stichworte|Kontakt',
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  },
  fr: {
    name: 'French',
    headings:
      'Profil|Expérience professionnelle|Formation|Compétences|Projets|Certifications|Distinctions|Publications|Langues|Bénévolat|Centres d’intérêt|Références',
    words: 'CV|aujourd’hui|Cours|Note|Mots-clés|Contact',
    colon: '\u00a0:',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  es: {
    name: 'Spanish',
    headings:
      'Perfil|Experiencia profesional|Formación|Competencias|Proyectos|Certificaciones|Premios|Publicaciones|Idiomas|Voluntariado|Intereses|Referencias',
    words: 'Currículum|actualidad|Cursos|Nota|Palabras clave|Contacto',
    short: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
  pt: {
    name: 'Portuguese',
    headings:
      'Perfil|Experiência profissional|Formação|Competências|Projetos|Certificações|Prêmios|Publicações|Idiomas|Voluntariado|Interesses|Referências',
    words: 'Currículo|atual|Disciplinas|Nota|Palavras-chave|Contato',
    short: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    long: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  },
  it: {
    name: 'Italian',
    headings:
      'Profilo|Esperienza professionale|Istruzione|Competenze|Progetti|Certificazioni|Premi|Pubblicazioni|Lingue|Volontariato|Interessi|Referenze',
    words: 'Curriculum|oggi|Corsi|Voto|Parole chiave|Contatti',
    short: 'gen feb mar apr mag giu lug ago set ott nov dic',
    long: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  },
  nl: {
    name: 'Dutch',
    headings:
      'Profiel|Werkervaring|Opleiding|Vaardigheden|Projecten|Certificaten|Onderscheidingen|Publicaties|Talen|Vrijwilligerswerk|Interesses|Referenties',
    words: 'Cv|heden|Vakken|Cijfer|Trefwoorden|Contact',
    short: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
    long: 'januari februari maart april mei juni juli augustus september oktober november december',
  },
  sv: {
    name: 'Swedish',
    headings:
      'Profil|Arbetslivserfarenhet|Utbildning|Kompetenser|Projekt|Certifikat|Utmärkelser|Publikationer|Språk|Ideellt arbete|Intressen|Referenser',
    words: 'CV|nu|Kurser|Betyg|Nyckelord|Kontakt',
    short: 'jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.',
    long: 'januari februari mars april maj juni juli augusti september oktober november december',
  },
  da: {
    name: 'Danish',
    headings:
      'Profil|Erhvervserfaring|Uddannelse|Kompetencer|Projekter|Certifikater|Priser|Publikationer|Sprog|Frivilligt arbejde|Interesser|Referencer',
    words: 'CV|nu|Kurser|Karakter|Nøgleord|Kontakt',
    short: 'jan. feb. mar. apr. maj juni juli aug. sep. okt. nov. dec.',
    long: 'januar februar marts april maj juni juli august september oktober november december',
  },
  nb: {
    name: 'Norwegian',
    headings:
      'Profil|Arbeidserfaring|Utdanning|Ferdigheter|Prosjekter|Sertifikater|Utmerkelser|Publikasjoner|Språk|Frivillig arbeid|Interesser|Referanser',
    words: 'CV|nå|Emner|Karakter|Nøkkelord|Kontakt',
    short: 'jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.',
    long: 'januar februar mars april mai juni juli august september oktober november desember',
  },
  fi: {
    name: 'Finnish',
    headings:
      'Profiili|Työkokemus|Koulutus|Osaaminen|Projektit|Sertifikaatit|Palkinnot|Julkaisut|Kielitaito|Vapaaehtoistyö|Kiinnostuksen kohteet|Suosittelijat',
    words: 'Ansioluettelo|nykyhetki|Kurssit|Arvosana|Avainsanat|Yhteystiedot',
    short: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
    long: 'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    withDay:
      'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  },
  pl: {
    name: 'Polish',
    headings:
      'Profil zawodowy|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Projekty|Certyfikaty|Nagrody|Publikacje|Języki|Wolontariat|Zainteresowania|Referencje',
    words: 'CV|obecnie|Kursy|Ocena|Słowa kluczowe|Kontakt',
    short: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    long: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    withDay: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  },
  cs: {
    name: 'Czech',
    headings:
      'Profil|Pracovní zkušenosti|Vzdělání|Dovednosti|Projekty|Certifikáty|Ocenění|Publikace|Jazyky|Dobrovolnictví|Zájmy|Reference',
    words: 'Životopis|současnost|Kurzy|Prospěch|Klíčová slova|Kontakt',
    short: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    long: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    withDay: 'ledna února března dubna května června července srpna září října listopadu prosince',
  },
  ro: {
    name: 'Romanian',
    headings:
      'Profil|Experiență profesională|Educație|Competențe|Proiecte|Certificări|Premii|Publicații|Limbi străine|Voluntariat|Interese|Referințe',
    words: 'CV|prezent|Cursuri|Medie|Cuvinte-cheie|Contact',
    short: 'ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.',
    long: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  },
  hu: {
    name: 'Hungarian',
    headings:
      'Bemutatkozás|Szakmai tapasztalat|Tanulmányok|Készségek|Projektek|Tanúsítványok|Díjak|Publikációk|Nyelvtudás|Önkéntes munka|Érdeklődési kör|Referenciák',
    words: 'Önéletrajz|jelenleg|Kurzusok|Eredmény|Kulcsszavak|Elérhetőség',
  },
  tr: {
    name: 'Turkish',
    headings:
      'Özet|İş Deneyimi|Eğitim|Beceriler|Projeler|Sertifikalar|Ödüller|Yayınlar|Diller|Gönüllülük|İlgi Alanları|Referanslar',
    words: 'Özgeçmiş|günümüz|Dersler|Not Ortalaması|Anahtar Kelimeler|İletişim',
    short: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
    long: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  },
  el: {
    name: 'Greek',
    headings:
      'Προφίλ|Επαγγελματική εμπειρία|Εκπαίδευση|Δεξιότητες|Έργα|Πιστοποιήσεις|Διακρίσεις|Δημοσιεύσεις|Γλώσσες|Εθελοντισμός|Ενδιαφέροντα|Συστάσεις',
    words: 'Βιογραφικό|σήμερα|Μαθήματα|Βαθμός|Λέξεις-κλειδιά|Επικοινωνία',
    short: 'Ιαν. Φεβ. Μάρ. Απρ. Μάι. Ιούν. Ιούλ. Αύγ. Σεπ. Οκτ. Νοέ. Δεκ.',
    long: 'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    withDay:
      'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
  },
  ru: {
    name: 'Russian',
    headings:
      'О себе|Опыт работы|Образование|Навыки|Проекты|Сертификаты|Награды|Публикации|Языки|Волонтёрство|Интересы|Рекомендации',
    words: 'Резюме|настоящее время|Курсы|Средний балл|Ключевые слова|Контакты',
    short: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
    long: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    withDay: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  },
  uk: {
    name: 'Ukrainian',
    headings:
      'Про себе|Досвід роботи|Освіта|Навички|Проєкти|Сертифікати|Нагороди|Публікації|Мови|Волонтерство|Інтереси|Рекомендації',
    words: 'Резюме|теперішній час|Курси|Середній бал|Ключові слова|Контакти',
    short: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
    long: 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
    withDay: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  },
  ar: {
    name: 'Arabic',
    headings:
      'نبذة شخصية|الخبرة المهنية|التعليم|المهارات|المشاريع|الشهادات|الجوائز|المنشورات|اللغات|العمل التطوعي|الاهتمامات|المراجع',
    words: 'السيرة الذاتية|حتى الآن|المواد الدراسية|المعدل|الكلمات المفتاحية|معلومات الاتصال',
    short: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    long: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    list: { comma: '، ', semicolon: '؛ ' },
  },
  he: {
    name: 'Hebrew',
    headings: 'תקציר|ניסיון תעסוקתי|השכלה|מיומנויות|פרויקטים|הסמכות|פרסים|פרסומים|שפות|התנדבות|תחומי עניין|ממליצים',
    words: 'קורות חיים|היום|קורסים|ציון|מילות מפתח|יצירת קשר',
    short: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
    long: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  },
  zh: {
    name: 'Chinese',
    headings:
      '个人简介|工作经历|教育背景|专业技能|项目经历|资格证书|荣誉奖项|发表作品|语言能力|志愿服务|兴趣爱好|推荐人',
    words: '简历|至今|主修课程|成绩|关键词|联系方式',
    list: { comma: '、', semicolon: '；' },
    colon: '：',
    brackets: '()',
  },
  'zh-hant': {
    name: 'Chinese (traditional)',
    headings: '個人簡介|工作經歷|學歷|專業技能|專案經歷|證照|獎項|著作|語言能力|志工服務|興趣|推薦人',
    words: '履歷|至今|修習課程|成績|關鍵字|聯絡方式',
    list: { comma: '、', semicolon: '；' },
    colon: '：',
    brackets: '()',
  },
  ja: {
    name: 'Japanese',
    headings:
      '職務要約|職務経歴|学歴|スキル|プロジェクト|資格|受賞歴|論文・著作|語学|ボランティア活動|趣味・関心|推薦者',
    words: '職務経歴書|現在|履修科目|成績|キーワード|連絡先',
    list: { comma: '、', semicolon: '；' },
    colon: '：',
    brackets: '()',
  },
  ko: {
    name: 'Korean',
    headings: '자기소개|경력|학력|보유 기술|프로젝트|자격증|수상 경력|논문 및 저서|외국어|봉사 활동|관심 분야|추천인',
    words: '이력서|현재|이수 과목|성적|키워드|연락처',
  },
});

/** The languages in which a page has its own headings and dates, by lower-case code. */
export const pageLanguages: Readonly<Record<string, PageLanguage>> = byWord(
  Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, openRow(row)])),
);

function openRow({
  name,
  headings,
  words: small,
  short,
  long,
  withDay,
  list,
  colon = ':',
  brackets = ' ()',
}: Row): PageLanguage {
  return {
    name,
    headings: named(sections, headings),
    words: named(words, small),
    ...(short && long
      ? { months: { short: short.split(' '), long: long.split(' '), withDay: (withDay ?? long).split(' ') } }
      : {}),
    list: list ?? { comma: ', ', semicolon: '; ' },
    colon,
    brackets,
  };
}

function named<K extends string>(keys: readonly K[], row: string): Record<K, string> {
  const texts = row.split('|');
  return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? key])) as Record<K, string>;
}

/** The language of a page by a BCP 47 code: its own row where we have one; undefined for a language that we do not set. */
export function pageLanguageOf(code: string): string | undefined {
  const [primary = '', ...rest] = code.toLowerCase().split('-');
  if (primary === 'zh' && rest.some((part) => /^(?:hant|tw|hk|mo)$/.test(part))) return 'zh-hant';
  if (primary === 'no' || primary === 'nn') return 'nb';
  return primary in rows ? primary : undefined;
}
