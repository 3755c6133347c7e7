/**
 * What a letter says to its reader and not of its writer: thanks, hopes of a reply, an offer to talk, where the resume is. A sentence is a courtesy where it begins
 * as one and all its words are those of courtesies; nothing in it could claim anything.
 */
type Courtesy = { begins: RegExp; words: ReadonlySet<string> };

function courtesy(begins: string, words: string): Courtesy {
  return { begins: new RegExp(`^(?:${begins})(?!\\p{L})`, 'iu'), words: new Set(words.trim().split(/\s+/)) };
}

const courtesies: Record<string, Courtesy> = {
  en: courtesy(
    "I (?:(?:would|will|should|shall) (?:be (?:very |most |so )?(?:glad|happy|pleased|delighted|grateful)|(?:very much )?(?:love|like|welcome|appreciate))|['’]d (?:be (?:glad|happy|pleased|delighted)|love|like|welcome|appreciate)|(?:very much )?(?:look forward|hope|welcome|appreciate)|(?:am|remain) (?:very |always )?(?:(?:happy|glad|pleased) to|grateful for|looking forward|available for (?:an? )?(?:interview|call|chat|conversation|talk|meeting)|at your disposal)|can be (?:reached|contacted)|enclose|attach|thank you)|(?:many |with )?thanks?|please|do (?:call|write|contact|get in touch|let)|should you|if you|looking forward|it would be|let me|my (?:cv|r[eé]sum[eé]|references|contact details) (?:is|are) (?:attached|enclosed|available|below|above)|a (?:cv|copy)|you will find|you can (?:reach|contact|call)",
    `i i'd would will should shall be am is are it there you your me my we this that these the a an of to in on at by for from with and or as so very much most many more
    well how what which could can may might glad happy happily pleased delighted grateful gladly love like welcome appreciate hope look looking forward hear hearing back
    soon shortly meet meeting speak speaking talk talking tell telling discuss discussing chat conversation call interview visit come arrange
    role position post job vacancy opportunity chance further anything something else about convenience convenient suits time times any reply
    response answer answers decision thank thanks consideration considering reading reviewing application attention interest please find attached enclosed attach
    enclose cv resume résumé letter cover let need needs require wish information details detail question questions provide send references reference
    request available notice short phone telephone email e-mail mail reached reach contact contacted number above below
    disposal remain kind kindly do not hesitate get touch if should unclear whenever always person learn
    hearing explain give given them week weeks next today always face advance taking team company`,
  ),
  de: courtesy(
    'ich (?:freue mich|würde mich (?:sehr )?(?:freuen|über)|hoffe|danke|stehe (?:ihnen )?(?:gern|jederzeit|für)|bedanke mich|erzähle|erkläre)|über eine|auf (?:ihre|eine)|(?:vielen|herzlichen|besten) dank|danke|gern|für (?:rück)?fragen|bei (?:rück)?fragen|meine[nr]? (?:vollständigen )?(?:unterlagen|lebenslauf|zeugnisse)|mein lebenslauf|im anhang|anbei|(?:sehr |sollten )?(?:gerne?|sie)|mit freundlichen',
    `ich mich mir mein meine meinen meiner sie ihr ihre ihren ihrer ihnen es wir uns das die der den dem des ein eine einen einer eines zu zum zur im in am an auf aus bei mit für von über und oder so sehr vor bei vorstellen vorzustellen vorstellung
    gern gerne jederzeit bald baldige baldigen freue freuen freut würde werden wäre hoffe danke dank bedanke vielen herzlichen besten vorab zeit aufmerksamkeit interesse lesen
    einladung gespräch gesprächs vorstellungsgespräch telefonat treffen kennenlernen kennenzulernen persönlich persönliches persönlichen antwort rückmeldung nachricht positive positiven rückfragen fragen weitere weiteren
    mehr erzähle erzählen erkläre erläutern erläutere berichte berichten stehe verfügung unterlagen lebenslauf anhang anlage anbei finden zeugnisse zeugnisses vollständigen bewerbung
    stelle aufgabe position auskünfte informationen telefonisch schriftlich mail e-mail per telefon erreichbar erreichen sollten haben benötigen wünschen sprechen unterhalten austauschen sowie auch noch freundlichen grüßen sende reiche nach wunsch anfrage referenzen wenn falls dazu davon`,
  ),
  fr: courtesy(
    "je (?:serais|me tiens|reste|vous (?:remercie|prie|adresse|joins)|souhaiterais|me ferai un plaisir|demeure)|j['’](?:aimerais|espère)|dans l['’](?:attente|espoir)|en (?:vous remerciant|l['’]attente|espérant)|merci|(?:vous trouverez|ci-joint)|veuillez|n['’]hésitez pas|mon cv|au plaisir|avec mes remerciements|c['’]est avec plaisir",
    `je j me m ma mon mes moi vous votre vos vous-même nous le la les l un une des du de d à au aux en dans par pour sur avec et ou que qui ce cet cette c est très bien plus pas ne n y
    serais serait reste tiens demeure suis remercie prie adresse joins souhaiterais aimerais espère ferai plaisir ravi ravie heureux heureuse honoré honorée
    attente espoir espérant remerciant merci remerciements attention temps intérêt porterez porter portez porté lecture candidature lettre cv ci-joint ci-jointe joint jointe trouverez trouver
    entretien rencontre rencontrer échanger échange discuter parler entendre convier réponse retour disposition tout toute toutes renseignement renseignements complémentaire complémentaires information informations question questions
    agréer expression salutations distinguées respectueuses meilleures sincères cordiales madame monsieur poste mission hésitez contacter joindre téléphone mail courriel e-mail convenance vive voix exposer présenter motivations détail détails références demande sur moment quand voudrez voudriez bien favorable prochain prochaine bientôt avance par fournir donner`,
  ),
  es: courtesy(
    '(?:quedo|estaré|estaría|espero|agradezco|agradecería|gracias|muchas gracias|adjunto|me (?:encantaría|gustaría|pongo|alegraría)|en espera|a la espera|no duden|no dude|les agradezco|le agradezco|sin otro particular|reciban?|será un placer|sería un placer|con mucho gusto|mi currículum)',
    `yo me mi mis les le los las lo el la un una de del al a en con por para y o e que su sus ustedes usted se muy mucho mucha muchas más ya no es
    quedo estaré estaría espero espera agradezco agradecería gracias adjunto encantaría gustaría pongo alegraría encantada encantado feliz disposición placer gusto
    respuesta noticias consulta consultas pregunta preguntas duda dudas tiempo atención interés lectura entrevista conversación reunión hablar conversar conocer conocerles conocerlos conocerle conocernos reunirme verles persona puesto vacante oportunidad candidatura currículum carta cv
    cualquier información adicional ampliar detalle detalles explicar contar contarles contactar contacto conmigo teléfono correo electrónico duden dude otro particular saludo saludos cordial cordiales atentamente reciban reciba será sería pronto momento antemano referencias sobre dedicado dedicar dedicada oferta invitación aclarar facilitar cuando convenga`,
  ),
  it: courtesy(
    "(?:resto|rimango|sarei|sarò|spero|grazie|ringrazio|vi ringrazio|la ringrazio|allego|in attesa|mi farebbe|mi piacerebbe|nell[’']attesa|cordiali|distinti|in allegato|il mio curriculum|non esitate)",
    `io mi mio mia miei vi vostro vostra vostri la le il lo l un una uno di del della d dell dei a ad al alla in nell nella con per da e o che si molto più piacere
    resto rimango sarei sarò spero grazie ringrazio allego attesa farebbe piacerebbe felice lieto lieta contento contenta disposizione disponibile colloquio incontro incontrarvi conoscervi parlare parlarne discutere raccontarvi
    riscontro risposta tempo attenzione lettura interesse candidatura curriculum lettera cv posto posizione ruolo informazioni informazione ulteriori ulteriore domande domanda chiarimenti chiarimento qualsiasi ogni eventuali cordiali distinti saluti allegato trovate persona presto esitate contattarmi telefono mail e-mail anticipo dedicatomi dedicato vorrete vorrà referenze richiesta su`,
  ),
  pt: courtesy(
    '(?:fico|ficaria|teria|terei|espero|obrigad[oa]|muito obrigad[oa]|agradeço|agradecia|em anexo|anexo|gostaria|gostava|com os melhores|estou (?:ao|à)|aguardo|na expectativa|seria um (?:prazer|gosto))',
    `eu me meu minha meus minhas vos vosso vossa seu sua seus suas o a os as um uma de do da dos das d ao à aos às em no na nos nas pelo pela com por para e ou que se muito muita mais não é
    fico ficaria teria terei espero obrigado obrigada agradeço agradecia anexo gostaria gostava estou aguardo aguardar expectativa prazer gosto disposição dispor inteira disponível feliz
    resposta notícias contacto contato tempo atenção dispensada dispensado interesse leitura entrevista conversa reunião conversar falar conhecer conhecê-los consigo convosco pessoalmente vaga lugar função candidatura currículo carta cv qualquer informação informações adicional adicionais esclarecimento esclarecimentos questão questões dúvida dúvidas telefone correio e-mail mail melhores cumprimentos breve desde já antecipadamente referências seria sobre`,
  ),
  nl: courtesy(
    '(?:ik (?:hoor|licht|vertel|kijk (?:ernaar )?uit|hoop|zie|sta|ben (?:graag|altijd) bereid|zou (?:graag|het)|kom graag|bedank|dank)|graag|dank|hartelijk dank|bedankt|bij vragen|voor vragen|mijn cv|in de bijlage|bijgevoegd|met vriendelijke|uiteraard)',
    `ik me mij mijn u uw het de een van te tot om in op aan bij met voor naar uit over en of dat die dit er zo zeer heel meer al graag altijd
    hoor horen licht toe toelichten vertel vertellen kijk ernaar uit hoop zie sta ben bereid zou kom komen bedank dank hartelijk bedankt tijd aandacht lezen gesprek gesprekken kennismaking kennismaken ontmoeten spreken praten reactie antwoord bericht uitnodiging
    motivatie brief sollicitatie cv bijlage bijgevoegd vindt vinden functie vacature vragen vraag informatie nadere verdere telefoon telefonisch mail e-mail bereikbaar vriendelijke groet groeten spoedig snel persoonlijk persoonlijke nader beschikking ter referenties verzoek als hebt heeft wilt weten natuurlijk uiteraard mocht genomen moeite`,
  ),
};

export function isCourtesy(sentence: string, language: string): boolean {
  const known = courtesies[language];
  if (known === undefined || !known.begins.test(sentence.trim()) || /\d/.test(sentence)) return false;
  const elided = sentence
    .replace(/\blet me know\b/i, 'let me')
    .toLowerCase()
    .replace(/(?<!\p{L})([\p{L}]{1,4})['’](?=\p{L})/gu, language === 'en' ? "$1'" : '$1 ');
  return [...elided.matchAll(/\p{L}+(?:[-']\p{L}+)*/gu)].every(([word]) => known.words.has(word));
}
