/** Words that only hold a sentence together: articles, pronouns, prepositions, forms of to be and to have, what a letter says of itself and the name of a part of a resume. */
export const functionWords = {
  de: `vorhanden unterwegs vorliegend anderem darunter vertraut umgehen gelernt beendet verbinde verbinden etwas dritt zeitraum station stationen dauerte lang er sie es ihn ihm ihr ihnen uns euch mich mir dich dir sich wir ihre ihrem ihren ihres seine seinem seinen seiner seines man wer wen wem wessen wenn weil damit dadurch davon dafür darin darauf daran
    dazu dabei dort hier nachdem bevor während wobei wodurch woran worin worauf welche welcher welches welchen sowohl weder noch sowie bzw etwa rund circa ca ungefähr insgesamt jeweils pro je täglich
    wöchentlich monatlich jährlich zurzeit derzeit aktuell gegenwärtig momentan anschließend danach daneben darüber hinaus ebenfalls ebenso außerhalb innerhalb mithilfe anhand hiermit hierbei
    weiterbildung fortbildung lebenslauf anschreiben kenntnis grundlagen sprachkenntnisse muttersprache sprache sprachen anzeige stellenanzeige gesucht gefordert gewünscht alltag zeit vergangenheit
    ja ganz gern gerne los ab an auf aus bei ein mit nach vor weg zu zurück zusammen teil`,
  fr: `fort forts forte fortes heureux heureuse autant cœur période étape durée duré temps y en lui leur leurs eux elle elles on me te se moi toi soi ceci cela celui celle ceux celles dont lequel laquelle lesquels lesquelles où quand comment pourquoi lorsque pendant après avant
    ensuite puis environ près quelque actuellement aujourd'hui auparavant également ainsi notamment sein cours côté façon manière part partie compétence compétences savoir-faire connaissance connaissances
    diplôme niveau langue langues maternelle lettre curriculum candidature candidat candidate entretien titulaire parcours matin soir jour quotidien quotidiennement hebdomadaire mensuel annuel chaque`,
  es: `etapa periodo período fuerte fuertes mil duró duración conmigo le les lo la los las me te se nos os mí ti sí ello ella ellas ellos este ese aquel aquella aquello cuyo cuya donde cuando como quien quienes cual cuales mientras durante tras luego después antes unos unas
    aproximadamente cerca alrededor actualmente anteriormente igualmente además así asimismo lado manera forma parte competencia competencias habilidades conocimiento conocimientos nivel lengua idioma idiomas nativa
    nativo materna currículum carta candidata candidato diario diaria diariamente semanal mensual anual cada allá aquí ahí hoy sea sean título titulado titulada`,
  pt: `venho candidatar prazer recentemente incluía alguém pessoa pessoas referem conversar convosco falar abaixo novo nova novos novas mais todas ao todo total elaboração certificado certificados empresa período tempo etapa forte fortes ponto pontos estão no quase duração durou a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre até desde e ou mas que se como quando onde eu meu minha meus
    minhas me mim seu sua seus suas este esta isto esse essa isso aquele aquela lá aqui sou fui era estou estive tenho tive é são está foi foram ser ter estar também ainda já não
    antes depois atualmente nível anteriormente trabalho trabalhei experiência conhecimento conhecimentos ano anos mês meses dia dias cada ao à aos às lhe lhes nos
    vos se si consigo cujo cuja quem qual quais enquanto durante após depois logo uns cerca aproximadamente hoje ontem igualmente além assim também lado modo forma parte competência competências
    habilidades língua línguas idioma idiomas materna nativo nativa currículo carta candidatura candidata candidato lugar posto vaga cargo função funções anúncio diariamente diário semanal mensal
    anual semanalmente mensalmente cento por semana semanas hora horas noite noites manhã manhãs há tinha havia era eram seja outra outro outros outras mesmo mesma todo toda todos todas este esse
    setor área áreas momento vossa vosso senhores senhoras exmos estimados cumprimentos atenciosamente disponível entrevista oportunidade pedem procuram título me lhe-ei`,
  it: `presente titoli recente qualcuno persona persone insieme meno bisogno studi nuovo nuova nuovi nuove certificato certificati mestiere collega colleghi periodo punto punti forza durato durata tempo più il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai in nel nello nella nei con su sul sulla per tra fra e ed o ma
    che se come quando dove io mio mia miei mie mi suo sua questo questa quello quella lì qui sono ero sono stato stata sto ho avevo è era ha essere avere anche ancora già non prima
    poi presso attualmente livello precedentemente lavoro lavorato conosco esperienza conoscenza conoscenze anno anni mese mesi giorno giorni ogni d l dell nell sull all dall
    un quell quest c lui lei loro noi voi ci vi ne gli si sé cui chi quale quali mentre durante dopo prima poi circa quasi attualmente oggi ieri inoltre così altresì lato modo parte fronte grazie
    competenza competenze abilità lingua lingue madrelingua curriculum lettera candidatura candidata candidato posto posizione ruolo annuncio mansione mansioni quotidianamente giornaliero settimanale
    mensile annuale settimana settimane ora ore sera sere mattina mattine notte notti cento per momento azienda colloquio opportunità cordiali saluti gentili signori vostra vostro cercate
    chiedete titolo altra altro altri altre stesso stessa tutto tutta tutti tutte stati state avuto stava`,
  nl: `iemand persoon nieuw nieuwe certificaat certificaten werkzaam trouwens tijd periode sterk sterke punt punten beetje ruim achter duurde de het een van in op aan bij met voor door over onder tussen tot sinds vanaf uit naar om te en of maar dat die als wanneer waar ik mijn mij me zijn haar deze dit die daar hier
    ben was heb had is zijn waren heeft word werd werk werkte gewerkt ook nog al niet geen eerder daarvoor laatste momenteel niveau ervaring kennis jaar jaren maand maanden dag dagen elke
    per diploma er dan toen
    hem haar hen hun ons onze jullie u uw zich men wie wat welke welk waarbij waarmee waarin waarop waardoor waarvan daarbij daarmee daarin daarop daardoor daarvan hierbij hiermee terwijl
    tijdens na voordat nadat omdat zodat ongeveer circa rond zo'n bijna vandaag nu thans daarnaast bovendien tevens eveneens onder andere kant manier deel vaardigheid vaardigheden taal talen
    moedertaal moedertalen cv brief sollicitatie functie rol vacature advertentie taken taak dagelijks wekelijks maandelijks jaarlijks week weken uur uren avond avonden ochtend nacht procent
    bedrijf gesprek gelegenheid vriendelijke groet geachte heer mevrouw vraagt zoekt titel ander andere zelfde alle allen iedere ieder af mee toe weer eens zelf zowel zoals vooral gemiddeld
    opleiding cursus school gegevens mijzelf`,
};
