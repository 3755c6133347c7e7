/**
 * Verbs that claim nothing by themselves, in the languages a resume is written in: to have, to live, to speak, to take part, to look after, to finish
 * a school. What is done with them, and to what, must stand in the facts. Regular ones by their infinitive, the others form by form.
 */
const regular = {
  fr: `détailler traiter vérifier contrôler envisager souligner solliciter déposer disposer entretenir apprendre suivre servir sortir partir ouvrir offrir poser noter signaler tester accompagner accueillir aider aimer ajouter améliorer animer apporter apprécier arriver assister assurer augmenter baisser chercher collaborer commencer
    compléter compter concerner consulter contribuer coopérer créer demander demeurer dépasser donner durer effectuer élaborer employer entrer envoyer étudier
    exercer exister fonctionner fréquenter garder habiter incarner inclure intégrer intéresser limiter loger maîtriser montrer monter occuper
    participer parler passer permettre porter pratiquer préparer présenter prêter progresser proposer posséder postuler rechercher rédiger réaliser regarder rejoindre remarquer remonter
    rencontrer rester souhaiter succéder terminer tirer toucher travailler trouver utiliser veiller viser occuper adresser candidater figurer réfléchir remplir réussir saisir accomplir choisir
    établir finir fournir définir diminuer consacrer constituer comporter`,
  es: `solicitar alcanzar disminuir cobrar comprobar controlar revisar atender registrar anotar acudir permitir permanecer servir seguir abrir cubrir sacar entregar colocar mandar acabar acompañar actuar adquirir ampliar aplicar apoyar aportar aprender apuntar asistir aumentar ayudar bajar buscar cambiar celebrar colaborar comenzar comprender completar
    constar contar contribuir convivir crear cuidar cumplir cursar dedicar dejar desarrollar describir destacar disponer dominar ejercer elaborar emplear empezar encargar
    encontrar entrar enviar escribir estudiar existir figurar finalizar funcionar graduar habitar hablar iniciar interesar intervenir leer limitar llamar llegar llevar lograr
    manejar mantener mejorar mencionar mostrar necesitar obtener ocupar ofrecer optar organizar participar pasar pertenecer practicar preparar presentar preguntar postular poseer
    quedar realizar recibir residir resolver responder sumar subir superar terminar tomar tratar trabajar usar utilizar vivir visitar dirigirme`,
  pt: `levar verificar controlar entregar colocar anotar reduzir conduzir permitir permanecer servir seguir abrir cobrir solicitar requerer manter tratar transportar aguardar acabar acompanhar adquirir ajudar ampliar apoiar aplicar aprender apresentar aproveitar assegurar assistir atuar aumentar baixar buscar candidatar colaborar começar completar compreender
    concluir conseguir constar consultar contar contribuir cooperar crescer criar cuidar cumprir cursar dedicar deixar desempenhar desenvolver diminuir dispor dominar efetuar elaborar
    empregar encontrar entrar enviar escrever estudar existir exercer fechar figurar finalizar frequentar funcionar garantir gostar habitar incluir iniciar integrar interessar
    lidar limitar mencionar melhorar morar mostrar obter ocupar oferecer organizar participar passar pertencer possuir praticar preparar procurar realizar receber residir resolver responder
    somar subir superar terminar tirar tomar tratar trabalhar usar utilizar viver visitar atender registar falar dominar`,
  it: `verificare controllare consegnare annotare permettere restare rimanere aprire coprire sistemare servire registrare effettuare lavare cambiare portare abitare accompagnare aggiungere aiutare amare ampliare apprezzare arrivare assicurare assistere aumentare avere avviare basare calare cambiare candidare cercare collaborare cominciare
    completare comprendere conoscere conseguire consultare contare contribuire creare crescere curare dedicare diminuire diplomare dirigermi dimostrare diventare effettuare elaborare
    entrare esercitare figurare finire fornire frequentare funzionare iniziare imparare impiegare includere inserire interessare lasciare lavorare limitare mantenere menzionare
    mettere migliorare mostrare occupare offrire organizzare ottenere parlare partecipare passare portare possedere praticare preparare presentare proporre realizzare ricevere riguardare risiedere
    risolvere rispondere ridurre seguire servire sommare studiare superare svolgere terminare tenere trattare trovare usare utilizzare vantare vivere visitare supportare`,
  de: `untersuchen messen annehmen aufnehmen abnehmen zunehmen wirken dienen stattfinden erreichen sichern stellen vorstellen bestimmen überwachen kontrollieren feststellen entnehmen bedienen verkürzen verbessern steigern verringern verteilen ordnen absolvieren arbeiten bearbeiten beantworten bedienen befassen beginnen begleiten behandeln beherrschen bemühen benutzen beschäftigen besitzen besuchen betreuen bewältigen bringen
    danken dauern dokumentieren durchführen einsetzen erhalten erfüllen erledigen ergänzen erlernen erstellen erweitern erwerben erzielen folgen fordern freuen gehören
    gestalten gewinnen haben helfen holen kennen kümmern leben legen leisten lernen lesen liegen machen melden nennen nutzen organisieren passen pflegen planen prüfen reden reichen sagen
    schaffen schreiben sehen setzen sorgen sprechen stammen stehen studieren suchen tragen umfassen unterhalten unterstützen verfassen verfügen vermitteln versorgen verstehen vertreten verwenden
    vorbereiten wechseln wenden werden wohnen wünschen zählen zeigen beteiligen bleiben stärken aneignen`,
  nl: `dalen stijgen verlagen verminderen verhogen verbeteren bestellen vervullen bedienen verwerken ontvangen onderhouden bijhouden opnemen afnemen toenemen beschikken meten onderzoeken terugbrengen verkorten aanbieden afronden assisteren behalen beheersen behandelen behoren beginnen begeleiden begrijpen bereiken bestaan bezitten bezoeken blijven brengen controleren danken delen deelnemen dienen doen
    dragen gaan gebruiken geven groeien hebben helpen horen houden kennen komen krijgen kunnen leren leveren lezen lopen maken meewerken melden nemen noemen omvatten ondersteunen organiseren passen
    plaatsen praten schrijven solliciteren spreken staan starten studeren tellen tonen uitvoeren verkrijgen verzorgen verlopen vinden voeren volgen volbrengen voldoen vragen wennen werken weten wonen
    zitten zoeken zorgen zien bieden beheren`,
} as const;

const irregular: Record<string, string> = {
  fr: `détiens détient détenu maintiens maintenu réduis réduit réduire réduisais réduisait réduite va vais allé allée peut doit dit tient met faits vient sors sort pars part ouvre ouvrais souvient soins pris prends prend prenais prendre reçu reçois reçoit recevais recevoir obtenu obtiens obtient obtenir sais sait savais su savoir lis lit lu lisais lire écris écrit écrivais écrire tiens tient tenais tenu tenir
    mets met mis mettais mettre viens vient venais venu venir deviens devenu vis vit vécu vivre suis suit suivi suivais suivre connais connaît connu connaître fais fait faisais fait faits faites faire sers servi servais servir permets permis
    dois doit devais pouvoir peux peut pu veux veut voulu voir vois vu bénéficié acquis acquiers accueille accueilli accueillais accueillait préfère complète possède résidant réside résider décrit décris compris comprend comprenait
    rejoint ouvert offert offre inscrit souscrit construit conduit conduis`,
  es: `hace hacen dice dicen da dan viene pone tiene puede quiere debe trae traigo traje sale salgo reduje redujo reducido conduje obtiene mantiene cuida sirvo sirve serví siguió sigo hago hice hizo hecha digo doy di dio dado veo vi visto vengo vine voy iba pongo puse puesto obtengo obtuve obtuvo tengo tuve tenía tenido mantengo mantuve cuento cuentan encargo encargué encuentro dispongo dispuse dirijo dirigirme
    leo leí leído sé sabía sabe conozco conocí conocía consigo conseguí conseguido ofrezco pertenezco pertenece comprende comprendía comienzo empecé comencé adquirí poseo hablo vivo resido
    incluyo incluyen incluía muestro mostré cumplo llegué saqué busqué`,
  pt: `faz fazem traz diz vai vem tem têm põe pode quer sabe vê lê dá dão há formação reduz reduzi mantém obtém graças levo sirvo faço fiz fez feito fazia fazer digo dou dei deu dado vejo vi visto venho vim vou ia ponho pus pôs posto tinha tido mantenho mantive obtenho obtive obteve trago trouxe leio li lido sei soube sabia conheço conheci
    consigo consegui ofereço pertenço pertence incluo incluem incluí concluí concluo concluiu possuo componho repus repunha reponho propus proponho disponho sirvo sigo segui prossigo`,
  it: `fa fanno dà danno va vanno viene può possono vuole deve dice sta stanno esce riesce ridotto ridotta ridotti riduco ridusse condotto prodotto dispongo dispone rimasto aperto aperta coperto permesso posto posta porto scende scendono tiene faccio fatto fatta facevo feci fare dico detto do dato dava vedo visto vengo venuto venuta vado tengo tenuto tenuta tenevo ottengo ottenuto ottenni mantengo so sapevo sa saputo conosco conosciuto leggo letto leggevo scrivo scritto scritta
    scrivevo scrivere leggere preso presa prendo prendevo prendere messo messa metto mettevo svolto svolta svolgo svolgevo possiedo posseduto propongo proposto offro offerto tratta riuscita riuscito sceso scesi scesa scese cresciuto cresciuta compreso comprende
    include inclusi incluso rispondo risposto dirigo rivolgo vissuto comporta seguo seguita`,
  de: `bin bist sind war waren gewesen hat habe hast hatte hatten gehabt wird wurde wurden geworden half halfen geholfen las lasen gelesen liest sah gesehen sieht nahm nahmen genommen nimmt nehme nehmen gab gaben gegeben gibt gebe geben ging gingen gegangen gehe geht gehen
    kam kamen gekommen komme kommt kommen stand standen gestanden lag lagen gelegen hielt gehalten halte hält halten schrieb schrieben geschrieben sprach sprachen gesprochen sprichst trug getragen trägt begann begannen begonnen besaß besessen
    erhielt erhielten erwarb erwarben erworben gewann gewonnen verstand verstanden vertritt vertrat vertraten brachte brachten gebracht kannte kannten gekannt dachte gewusst weiß wusste wissen kann konnte konnten können darf durfte dürfen soll sollte
    will wollte wollen muss musste müssen mag mochte möchte tat getan tue tun blieb blieben geblieben ließ gelassen lasse abgeschlossen schloss schließe abgelegt bestanden besteht bestand teilgenommen mitgewirkt mitgearbeitet mitgeholfen übernahm übernahmen
    übernommen übernehme übernimmt übernehmen eingesetzt beworben bewerbe bezogen betraf durchgeführt vorbereitet mitwirkte mitwirken beteiligt angeeignet erfolgt erfolgte erfolgten zählte nannte genannt`,
  nl: `daalde daalden gedaald steeg stegen gestegen teruggebracht beschik beschikt beschikte samen graag volbracht ontving ontvangen ontvangt onderhield onderhoudt bijgehouden opgenomen afgenomen toegenomen gemeten meet mat besteld bestelde bestelt vervuld bent ben waren geweest heb hebt heeft had hadden gehad word wordt werd werden geworden doe doet deed deden gedaan ga gaat ging gingen gegaan kom komt kwam kwamen gekomen kan kon konden gekund weet wist wisten geweten neem neemt nam namen genomen
    geef geeft gaf gaven gegeven kreeg kregen gekregen krijg krijgt houd houdt hield hielden gehouden help helpt hielp hielpen geholpen lees leest las lazen gelezen spreek spreekt sprak spraken gesproken schrijf schrijft schreef schreven geschreven
    draag draagt droeg gedragen breng brengt bracht brachten gebracht vind vindt vond vonden gevonden zie ziet zag zagen gezien sta staat stond stonden gestaan blijf blijft bleef gebleven begin begint begon begonnen bezit bezat bezocht bezochten ben
    liep liepen gelopen zit zat zaten gezeten ken kent kende kenden gekend deelgenomen meegewerkt meegeholpen afgerond behaald haal haalt haalde gehaald halen woon woont woonde gewoond solliciteer solliciteerde gesolliciteerd
    vraag vraagt vroeg gevraagd zoek zoekt zocht gezocht beheers beheerst beheerste verkreeg verkregen begeleid begeleidt begeleidde bied biedt bood geboden voldoe voldoet voldeed omvat omvatte leer leert leerde geleerd maak maakt maakte gemaakt
    moet moest mag mocht wil wilde zal zou zullen zouden`,
};

const endings: Record<string, [RegExp, string][]> = {
  fr: [
    [/er$/, 'e es ons eons ez ent ais eais ait eait aient eaient é ée és ées er ant eant ai a'],
    [/ir$/, 'is it issons issez issent issais issait issaient issant i ie ies ir'],
    [/re$/, 's t ons ez ent ais ait aient ant re'],
  ],
  es: [
    [/ar$/, 'o as a amos an é ó aron aba aban ado ada ados adas ando ar'],
    [/[ei]r$/, 'o es e emos imos en í ió ieron ía ían ido ida idos idas iendo er ir'],
  ],
  pt: [
    [/ar$/, 'o a amos am ei ou aram ava avam ado ada ados adas ando ar'],
    [/[ei]r$/, 'o e em emos imos i eu iu eram iram ia iam ido ida idos idas endo indo er ir'],
  ],
  it: [
    [/are$/, 'o i a iamo ano avo ava avano ai ò arono ato ata ati ate ando are ar'],
    [/ere$/, 'o i e iamo ono evo eva evano ei é uto uta uti ute endo ere er'],
    [/ire$/, 'o i e iamo ono isco isce iscono ivo iva ivano ii ito ita iti ite endo ire ir'],
  ],
};

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function conjugate(verb: string, language: string): string[] {
  if (language === 'de' || language === 'nl') return conjugateGermanic(verb, language);
  const [ending, added] = endings[language]?.find(([pattern]) => pattern.test(verb)) ?? [/$/, ''];
  const stem = verb.replace(ending, '');
  return [verb, ...wordsOf(added).map((each) => stem + each)];
}

const untouched = /^(?:be|ge|er|ver|ent|zer|über|unter|her|ont|om(?=v))|ieren$|eren$/;

/** Weak forms; a participle takes its "ge-" behind a separable part and none behind "be-", "ver-" or before "-ieren". */
function conjugateGermanic(verb: string, language: string): string[] {
  const stem = verb.replace(/e?n$/, '');
  const weak =
    language === 'de'
      ? ['e', 't', 'et', 'st', 'en', 'n', 'te', 'ete', 'ten', 'eten', 'end', 'ende']
      : ['', 't', 'te', 'de', 'ten', 'den', 'en', 'end'];
  const done = language === 'de' ? ['t', 'et'] : ['t', 'd', ''];
  const [, apart = '', rest = stem] = /^(ein|vor|an|ab|auf|aus|durch|aan|af|op|uit|mee|deel)(.{4,})$/.exec(stem) ?? [];
  const lead = untouched.test(apart === '' ? verb : rest) ? apart : `${apart}ge`;
  const spoken = language === 'nl' ? [stem, doubled(stem)] : [stem];
  return [
    verb,
    ...spoken.flatMap((each) => weak.map((ending) => each + ending)),
    ...spoken.flatMap((each) => {
      const bare = apart === '' ? each : each.slice(apart.length);
      return done.map((ending) => `${lead}${bare}${ending}`);
    }),
    ...(apart === '' ? [] : weak.map((ending) => rest + ending)),
  ];
}

/** Dutch writes the long vowel of an open syllable twice in a closed one, and a voiced end unvoiced: "maken", "maak". */
function doubled(stem: string): string {
  return stem
    .replace(/(?<![aeiou])([aeou])([bcdfghjklmnpqrstvwxyz])$/, '$1$1$2')
    .replace(/([a-z])\1$/, (pair, letter: string) => ('aeou'.includes(letter) ? pair : letter))
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
}

const forms: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries(regular).map(([language, verbs]) => [
    language,
    new Set([...wordsOf(verbs).flatMap((verb) => conjugate(verb, language)), ...wordsOf(irregular[language] ?? '')]),
  ]),
);

/** Whether a word (lower case) is a form of a verb that claims nothing in that language (two letters). */
export function isEverydayVerb(word: string, language: string): boolean {
  return forms[language]?.has(word) ?? false;
}
