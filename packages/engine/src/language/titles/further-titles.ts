import { foldWords } from '../text/fold-text.ts';

/** What people are called in languages that the product reads and does not write, one list for each. */
const lists = {
  ru: 'администратор аналитик архитектор ассистент бариста бухгалтер водитель врач дизайнер директор заместитель инженер инструктор кассир консультант координатор курьер лаборант логист маркетолог мастер медсестра менеджер методист механик монтажник наставник начальник оператор основатель сооснователь официант переводчик повар педагог преподаватель программист продавец разработчик разработчица редактор рекрутер репетитор руководитель секретарь слесарь специалист стажер стажерка тестировщик техник техник-программист инженер-программист инженер-конструктор тимлид товаровед токарь тренер учитель экономист электрик электромонтер юрист',
  uk: 'адміністратор аналітик викладач вчитель дизайнер інженер керівник координатор менеджер перекладач продавець програміст розробник стажер спеціаліст тестувальник фахівець',
  bg: 'асистент инженер мениджър програмист ръководител специалист стажант счетоводител учител',
  pl: 'analityk asystent asystentka doradca grafik inzynier kasjer kelner kelnerka kierowca kierownik koordynator ksiegowy ksiegowa lekarz magazynier mechanik nauczyciel nauczycielka pielegniarka praktykant praktykantka programista programistka projektant pracownik sprzedawca sprzedawczyni specjalista specjalistka stazysta stazystka tester tlumacz wlasciciel',
  cs: 'analytik asistent asistentka inzenyr konzultant lekar prodavac programator reditel ridic spravce technik ucetni ucitel ucitelka vedouci vyvojar',
  sv: 'ingenjor konsult larare lakare lagerarbetare praktikant projektledare saljare sjukskoterska snickare underskoterska utvecklare vikarie butiksbitrade personlig-assistent',
  da: 'konsulent laerer medarbejder praktikant projektleder saelger studentermedhjaelper sygeplejerske udvikler ingenior',
  no: 'konsulent laerer medarbeider praktikant prosjektleder selger sykepleier utvikler ingenior',
  fi: 'asiantuntija harjoittelija hoitaja insinoori johtaja kehittaja konsultti myyja opettaja ohjelmoija suunnittelija',
  tr: 'asistan danisman gelistirici gelistiricisi hemsire muhendis muhendisi mudur muduru ogretmen ogretmeni operator sorumlusu stajyer stajyeri tasarimci teknisyen uzman uzmani yazilimci yonetici yoneticisi',
  id: 'guru karyawan kasir magang manajer pengembang perawat staf teknisi',
  vi: 'nhan-vien thuc-tap-sinh',
  el: 'βοηθος διευθυντης καθηγητης λογιστης μηχανικος πωλητης προγραμματιστης υπαλληλος συμβουλος τεχνικος',
};

/** The same words as `foldWords` leaves them. */
export const furtherTitles: readonly string[] = Object.values(lists).flatMap((list) =>
  list.split(' ').map((word) => foldWords(word)),
);

/** Times of learning at work, whose names say what somebody was there. */
export const traineeships: readonly string[] =
  'internship traineeship apprenticeship placement secondment co-op coop fellowship postdoc postdoctorat postdoktorand collaborator cofounder masterarbeit bachelorarbeit diplomarbeit praktika tutorium tutorat tutorate hiwi pflichtpraktikum schulpraktikum betriebspraktikum berufspraktikum blockpraktikum praxissemester werkstudententatigkeit freiwilligendienst bundesfreiwilligendienst zivildienst vacataire doctorante doctorant postdoctorante contractuelle tirocinio practicas pasantia residencia estagio'.split(
    ' ',
  );
