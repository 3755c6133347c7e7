import type { Words } from './any-word.ts';

/** Words of `text/name-section.ts`, by language. */
export const niceWords: Words = {
  en: String.raw`
    (?:nice|good)[- ]to[- ]haves? | extra credit | brownie points
    (?:sets?|makes?|would make|will make|helps?) (?:you|them|someone) (?:apart|stand out|shine)
    (?:a )?(?:big )?plus if | preferred | desirable | desired(?! candidate profile) | plus points
    (?:would be|serait) (?:a|un) plus | bonus(?: points| skills)? | pluses | is a plus
    (?:it(?:'|’)?(?:s|d| would| will)? )?(?:helps?|(?:even )?better|be (?:great|good|nice|useful|a plus|a bonus)) if
    not (?:required|essential|necessary),? but
    (?:but )?not (?:needed|required|necessary|essential|a must|mandatory)(?=\W*$) | even better
    what would (?:help|be nice) | (?<=^\W*)plus(?=\W*$) | also (?:good|useful) | advantageous | additional skills
    useful extra | extra knowledge | optional
  `,
  de: String.raw`kein(?:e)? (?:muss|bedingung)(?=\W*$) | wünschenswert | von vorteil | das wäre (?:super|toll|schön)`,
  fr: String.raw`(?<=^\W*)les plus(?=\W*$) | (?<!vos |votre )atouts? | apprécié | pré(?!-)`,
  es: String.raw`
    se valora(?:rá)? | (?:qué |que )?valora(?:mos|remos) | preferenci(?:al|ais)(?=\W*$) | deseables? | valorable
  `,
  it: 'gradit[oi] | preferenziali | titolo preferenziale',
  nl: 'pluspunten',
  pt: 'diferencia(?:l|is) | desejável | desejáveis | valorizamos',
};

/** What ends a sentence that demands go on below. */
export const leadsToDemandsWords: Words = {
  en: String.raw`
    (?:following|these) (?:[\p{L}/&-]+ ){0,3}(?:attributes|competenc(?:ies|es)|credentials|criteria|experience|qualifications|qualities|requirements|skills)
    (?:candidates?|applicants?)(?: [\p{L}-]+){0,6} (?:must|need to|should|will) (?:be|bring|have|meet|possess)(?: (?:all|most) of)?(?: the following)?
  `,
  de: String.raw`
    folgende[nrs]? (?:[\p{L}-]+ ){0,3}(?:anforderungen|eigenschaften|fähigkeiten|kenntnisse|kompetenzen|qualifikationen|voraussetzungen)(?: (?:erfüllen|haben|mit|mitbringen))?
  `,
  fr: '(?:compétences|connaissances|critères|prérequis|qualités) suivant(?:e)?s',
  es: 'siguientes (?:competencias|conocimientos|cualidades|habilidades|requisitos)',
  it: 'seguenti (?:caratteristiche|competenze|conoscenze|requisiti)',
  nl: 'volgende (?:competenties|eigenschappen|eisen|kwalificaties|vaardigheden|vereisten)',
  pt: 'seguintes (?:competências|conhecimentos|habilidades|qualificações|requisitos)',
};

/** What gives instead of asking: "apprentices will have gained the following qualifications:". */
export const gainsWords: Words = {
  en: '(?<!(?:must|should|need to) (?:already )?(?:have )?)(?:gain|earn|learn|achieve|acquire|obtain)(?:s|ed|d|ing)?',
  de: String.raw`vermittel\p{L}* | erwirb\p{L}* | erwerben | erlern\p{L}* | lern(?:st|en|t)`,
  fr: 'développe(?:r|z|rez) | acquér(?:ir|ez|rez) | apprend(?:re|rez)',
  es: 'adquirir(?:ás|á)? | desarrollar(?:ás|á)? | aprender(?:ás|á)?',
  it: 'acquisir(?:e|ai|à) | svilupper(?:ai|à) | sviluppare',
  nl: 'leert | leren | ontwikkel(?:t|en)',
  pt: 'adquirir(?:á|ás)? | desenvolver(?:á|ás)? | aprender(?:á|ás)?',
};

export const requirementsWords: Words = {
  en: String.raw`
    requirements? | required | (?:hear from|talk to|meet) you if
    (?:do (?:well|great)|thrive|shine|succeed|be happy|fit in|feel at home|enjoy (?:it|this|working))(?: \p{L}+){0,3} if
    gets? you (?:in|through) the door | (?:you should )?apply if | what it takes | what(?:'|’)s needed
    qualifications? | what you(?:'|’)?(?:ll)? (?:bring|need|have) | selection criteria | skill ?set | ksas?
    our expectations | your superpowers | (?:does this )?sounds? like you | is this you | (?<=^\W*)why you(?=\W*$)
    who (?:you are|are you) | you(?:'|’)ve got
    what (?:do|would|should|will) (?:we|you) (?:need|want|expect|look for|have|bring) | what makes you
    ^you(?=\W*$) | your profile | about you | you might be a fit
    (?:what|who) we(?:'|’)?(?:re| are)? (?:need|want|require|expect|look for|looking for|after|seek|seeking)
    you(?:'|’)ll bring | (?:the|our|your) ideal (?:candidate|applicant|person)
    (?:the|our|your) ideal (?:\p{L}+ ){1,4}(?:will|has|should)(?=\W*$)
    (?:a |the )?(?:good|great|right|perfect|ideal) fit | you are(?=\W*$) | your background | skills
    competenc(?:y|ies) | must[- ]haves?
    you (?:have|bring|need|must have|should (?:have|bring|be)|will (?:also |ideally )?(?:need|have|bring))
    to be (?:considered|successful),? you (?:will|must|should)
    to be successful(?: in this role)?,? you(?:'|’)?(?:ll| will)? (?:have|need|bring)
    you(?:'|’)ll (?:need|have|bring) | what we ask(?: for)? | looking for
    essentials?(?! (?:job|duties|function|responsib)) | minimum | education | experience | candidates?
    prerequisites? | knowledge | eligib\w+ | person specification
    the (?:person|successful (?:candidate|applicant|person)) | physical demands | conditions of employment
    we expect | your skills | licensure | certifications? | abilities
  `,
  de: String.raw`
    anforderungen | (?:wo|da)mit (?:du|sie) [^.]{0,12}überzeug\p{L}* | (?:wo|da)mit überzeug\p{L}* | dein background
    wen wir suchen | zeichnet (?:dich|sie) aus | \p{L}*profil | qualifikation(?:en)? | voraussetzungen
    mitbring\p{L}* | (?:bringst du|bringen sie|bringt ihr|du bringst|sie bringen|ihr bringt)(?: \p{L}+)? mit
    (?:das |was )?(?:solltest du|sollten sie) (?:haben|können|mitbringen) | (?:das|was|wen) (?:bringst|bist|hast) du
    (?:du (?:hast|bist)|sie (?:haben|sind))(?=\W*$) | wer (?:du bist|sie sind) | (?:dich|sie) aus(?:zeichnet|macht)
    (?:wir|was wir) (?:uns )?(?:von (?:dir|ihnen) )?(?:wünschen|erwarten)
    (?:wünschen|erwarten|suchen|brauchen) wir | wir wünschen uns
    (?:das|was) (?:wir )?(?:brauchen|suchen|verlangen|fordern)(?: wir)?
    (?:der|die) ideale (?:kandidat|bewerber)(?:in)? | (?:dein|ihr) (?:hintergrund|werdegang) | \p{L}*kenntnisse
  `,
  fr: String.raw`
    ^du(?=\W*$) | qui êtes[- ]vous | vous(?: êtes| avez)?(?=\W*$) | vos atouts | vous apportez
    ce qu(?:'|’)il (?:vous )?faut | (?:ce que )?nous (?:attendons|demandons|cherchons)
    (?:le |la )?candidate?\(?e?\)? idéale? | votre (?:parcours|expérience)
    ce que (?:nous recherchons|vous apportez) | compétences | pré-?requis(?:itos)? | (?<=^\W*)et vous(?=\W*$)
    exigences | profil recherché | formation | aptitude\(s\)
  `,
  es: String.raw`
    quién eres | (?:qué|a quién|o que|quem) (?:buscamos|procuramos) | o que (?:esperamos|precisas) | licen[cs]es?
    requisitos | perfil | buscamos | (?:quién|cómo) eres
    (?:qué|lo que) (?:pedimos|necesitas|necesitamos|esperamos|exigimos|aportas)
    (?:qué|lo que) (?:tienes|debes|hay) que saber | (?:qué|lo que) (?:necesitas|debes) saber
    tu (?:experiencia|formación|perfil) | se requiere | imprescindibles? | aptitudes
    habilidades(?: (?:blandas|técnicas|duras))?
    (?<=^\W*)(?:(?:dit |wat )?(?:wij|we) (?:vragen|verwachten|zoeken|eisen)(?: (?:van jou|wij))?|dit (?:vragen|verwachten|zoeken) (?:wij|we)|(?:dit )?(?:ben|heb) jij|j(?:e|ij) (?:bent|hebt)|we (?:require|need|ask(?: for)?|want)|(?:wir|das) (?:fordern|verlangen|brauchen|suchen)(?: wir)?|(?:se )?(?:pide|pedimos|exigimos|requerimos|necesitamos)|(?:si )?(?:chiede|richiede)|(?:chiediamo|richiediamo)|(?:exige|requer|pede)-se|exigimos)(?=\W*$)
  `,
  it: String.raw`
    chi (?:cerchiamo|sei) | cosa (?:cerchiamo|ti serve) | (?:el |la |il\/la )?candidat[oa](?:\/a)? ideale?
    in possesso di | profilo ideale | requisiti | profilo | competenze | cerchiamo
  `,
  nl: String.raw`
    (?:wat )?breng (?:je|jij)(?: mee)? | wie (?:ben jij|jij bent) | functie-?eisen | vereisten
    wat (?:vragen|zoeken|verwachten) (?:wij|we)(?: van j(?:e|ou))? | wie zoeken (?:wij|we) | wat neem (?:je|jij) mee
    jij herkent | (?<=^\W*)over jou(?=\W*$) | jouw profiel | wie ben jij | eisen | gevraagd
    (?<=^\W*)profiel(?=\W*$) | vaardigheden | wat moet je (?:kunnen|weten|kennen)
  `,
  pt: `
    quem (?:és|é você) | stack técnico | conocimientos | qualificações | competências | conhecimentos
    o que (?:esperamos|buscamos|precisamos|procuramos|pedimos|você precisa) | esperamos de (?:você|ti|si)
  `,
};

export const responsibilitiesWords: Words = {
  en: String.raw`
    responsibilit(?:y|ies) | duties | what you(?:'|’)?(?:ll| will) (?:do|be doing|work on) | (?<!why )you(?:'|’)ll
    your (?:role|impact) | what will you (?:do|be doing) | the role | (?<=^\W*)(?:the )?job(?=\W*$) | role | tasks?
    job functions? | functions | day[- ]to[- ]day | key activities | you will | accountabilit\w+ | job purpose
    mission | position description | scope | what you do
    what the (?:job|role|work|day|week) (?:looks like|involves|is(?: like)?) | a day in the life
    what you(?:'|’)ll own | deliverables | main activities
  `,
  de: String.raw`
    (?:das|was) (?:machst du|machen sie|tust du) | \p{L}*aufgaben(?:gebiet|bereich|feld|stellung)?
    das erwartet (?:sie|dich) | was (?:sie|du)(?: bei uns)? (?:tun|tust|machen|machst) | \p{L}*tätigkeit\p{L}*
    verantwort\p{L}* | (?:dich|sie) erwartet | (?:dein|ihr|euer) (?:job|tag|\p{L}*alltag|einsatz)
  `,
  fr: `
    missions? | vos missions | vous serez chargée?s? | au quotidien | vos responsabilités | tâches | activités
    rôle | ce que vous ferez | votre quotidien
  `,
  es: 'te encargarás | tu misión | qué vas a hacer | funciones | qué harás | responsabilidades | tareas',
  it: 'ti occuperai | cosa (?:farai|dovrai fare) | il tuo ruolo | mansioni | attività | responsabilità',
  nl: String.raw`
    takenpakket | taken | werkzaamheden | dagelijkse praktijk | (?:wat|dit) ga je doen
    (?<=^\W*)(?:jouw|je) (?:functie|rol|werk)(?=\W*$)
  `,
  pt: `
    o que (?:você )?(?:vai|vais|irá|farás) fazer | atividades | funções
    (?:como será )?(?:n?o )?(?:seu|tu|teu) d[ií]a a d[ií]a
  `,
};

export const benefitsWords: Words = {
  en: String.raw`
    benefits? | perks | comp(?=\W*:) | what you(?:'|’)?(?:ll)? get | what we provide | what we offer
    we (?:can )?offer | (?:what(?:'|’)s )?on offer | we give(?: you)? | good to know | our offer | compensation
    pay | salary | remuneration | rewards? | incentives? | what(?:'|’)s in it
    why (?:join|work|us|you(?:'|’)?(?:ll| will) love)
  `,
  de: `
    wir bieten | bieten wir | (?:du|sie) (?:von uns )?bekomm(?:st|en) | bekomm(?:st|en) (?:du|sie) | freuen
    was wir bieten | unser angebot | (?:du|sie) find(?:est|en) bei uns | leistungen | vorteile
  `,
  fr: String.raw`
    pourquoi nous rejoindre | (?<=^)why (?=\p{Lu}) | ^us(?=\W*$) | ^nous(?=\W*$) | avantages
    nous (?:vous )?(?:offrons|proposons) | on vous (?:offre|propose)
  `,
  es: 'ofrecemos | se ofrece | ofertamos | beneficios | qué ofrecemos',
  it: 'offriamo | cosa (?:diamo|ti (?:diamo|aspetta))',
  nl: `
    wij bieden | (?:wat|dit) bieden (?:wij|we) | we bieden | wat krijg je | (?:ons )?aanbod | arbeidsvoorwaarden
  `,
  pt: 'oferecemos | benefícios',
};

export const applyWords: Words = {
  en: String.raw`
    how to apply | to apply | documents? (?:required|needed|to bring)
    (?:interview|hiring|recruitment|selection) (?:process|stages?|steps) | apply | application
    equal (?:opportunity|employment) | eeo | disclaimer | contact | next steps | (?<=^\W*)instructions(?=\W*(?:$|:))
  `,
  de: String.raw`bewerb\p{L}* | kontakt`,
  fr: 'comment (?:postuler|candidater) | pièces à fournir | postuler | candidature',
  es: String.raw`
    (?:cómo|como) (?:aplicar|postular(?:se)?|se candidatar) | documentación(?: necesaria| requerida)?(?=\W*$)
    documentos (?:necesarios|requeridos|a presentar) | (?:¿?c[uú]ál es )?el proceso(?=\W*$) | proceso de selección
  `,
  it: `
    come candidar(?:si|ti) | documenti richiesti | processo seletivo | iter di selezione | contatto | privacy
  `,
  nl: 'solliciteren | sollicitatie',
  pt: String.raw`etapas d[oe] processo | candidatarse | inscri\p{L}+ | candidatar | candidatura`,
};

export const aboutWords: Words = {
  en: `
    about | who (?:we are|are we) | the (?:firm|employer|organi[sz]ation|practice|school|trust|hospital)
    our (?:company|story|team|mission|values|culture|client) | the company
    company (?:profile|overview|description)
  `,
  de: 'über uns | das unternehmen | wir sind | das sind wir | wer wir sind | unternehmen',
  fr: "qui sommes[- ]nous | à propos | l(?:'|’)entreprise | entreprise",
  es: 'sobre nosotros | quiénes somos | la empresa',
  it: "chi siamo | l(?:'|’)azienda | azienda",
  nl: 'over ons | wie zijn (?:wij|we) | het bedrijf',
  pt: 'sobre nós | quem somos | a empresa',
};

export const descriptionWords: Words = {
  en: `
    description | summary | overview | work(?:ing)? (?:conditions|environment) | position | job | the opportunity
    opportunity
  `,
  de: 'weitere informationen | stelle(?:nbeschreibung)? | beschreibung',
  fr: 'informations complémentaires | poste | description du poste',
  es: 'información adicional | descripción | puesto',
  it: 'altre informazioni | descrizione | posizione',
  nl: 'overige informatie | functie(?:omschrijving)? | jobomschrijving | omschrijving',
  pt: 'informações adicionais | descrição | vaga',
};

export const opensDutiesWords: Words = {
  en: 'tasks | duties | responsibilities',
  de: 'aufgaben',
  fr: 'missions? | tâches | activités',
  es: 'funciones | tareas',
  it: 'attività | mansioni',
  nl: 'taken',
  pt: 'tarefas | atividades',
};

export const opensDutiesWords2: Words = {
  de: 'deine aufgabe ist | sie (?:übernehmen|kümmern sich)',
  fr: String.raw`
    vous serez (?:amenée?(?:\(e\))?|chargée?(?:\(e\))?) | vous aurez (?:la |en )charge
    vous devrez (?:également |aussi )?être en mesure | tu seras chargée?
  `,
  es: 'te encargarás | se encargará | serás? responsable',
  it: '(?:si|ti) occuper(?:à|ai|anno) | dovrà occuparsi',
  nl: 'ga je',
  pt: '(?:irá|vais|vai)(?: ser responsável)?',
};

export const leadsOnWords: Words = {
  en: `
    do (?:well|great)(?: here| with us)? | happy here | feel at home(?: here)?
    enjoy (?:it|this|working)(?: here| with us)? | fit | fit (?:right )?in | match | helps | better | good | nice
    bonus | plus | great | thrive | succeed | love this | apply | hear from you | talk(?: to you)? | meet you
  `,
};

export const demandWords: Words = {
  en: String.raw`
    ^(?:passionate|enthusiastic|excited|confident|flexible) (?:about|with|in|to)[ ]
    ^\W*must (?:also )?(?:be|have|hold|own|possess) (?!all|any of|the following|these|(?:(?:basic|core|key|minimum|other|personal|professional|relevant|required|soft|specific|technical) ){0,2}(?:abilities|attributes|certifi\p{L}+|competenc(?:y|ies)|criteria|education|experiences?|knowledge|licen[cs]es?|qualifications?|qualities|requirements|skills?|traits)(?: (?:and|&|or) (?:experiences?|knowledge|qualifications?|qualities|skills?))?(?: in| of| with)?\W*$)\p{L}
    ^\W*(?:excellent|good(?! to have)|great|strong|outstanding|effective|solid|exceptional) .*skills\W*$
    ^\W*[^:]{6,}(?:qualification|certificate|degree|diploma|licen[cs]e) or (?:equivalent|similar)\W*$
    ^\W*(?:(?:good |strong |working |basic |some |previous |proven )*(?:knowledge|experience|understanding|ability|familiarity|proficien\p{L}+|degree|certifi\p{L}+|skilled)\s(?:of|with|in|to)\s\S|(?!¿|(?:qui|que|qué|was|wer|wie|wat|cosa|chi|ce que)(?!\p{L}))[^?]*\?\s*$(?<!(?:need|have|bring|you|do|like|are we|offer|expect|us|it|fit|get)\?))
  `,
  es: String.raw`^\W*se valorar[áa]n? (?!(?:positiva|especial)mente\W*$)\S`,
  nl: String.raw`^\W*\d[^.]{0,12}(?:years?|months?|jahre?n?|ans|años|anni|anos|jaar)(?!\p{L})`,
};

export const closingWords: Words = {
  en: `
    preferred | required | desired | desirable | essential | needed | mandatory | optional | plus | asset | bonus
    advantage | advantageous | knowledge | experience | licen[cs]e | certificate | certification | degree
    background | qualification
  `,
  de: String.raw`
    vorteil | wünschenswert | erforderlich | erwünscht | notwendig | kenntnisse | \p{L}+-kenntnisse | erfahrung
    \p{L}{3,}(?<!fach|sprach|vor|grund|spezial|haupt)kenntnisse | kein muss
  `,
  fr: 'souhaitée?s? | appréciée?s? | exigée?s? | obligatoires? | indispensable',
  es: 'deseable | valorable | imprescindible',
  it: 'gradit[oai] | preferibile',
  nl: 'vereist | gewenst | pluspunt | pré',
  pt: 'requerid[oa] | obligatori[oa] | desejáve(?:l|is) | diferencial',
};
