import type { Words } from './any-word.ts';

/** Words of `text/mark-sections.ts`, by language. */
export const pleaWords: Words = {
  en: String.raw`
    employer certification | disability confident | equal (?:employment )?opportunit(?:y|ies) | \beoe\b
    (?:need|require|request) (?:an? |any )?accommodations? | affirmative action | regardless of | without regard to
    protected (?:class|veteran|characteristic|status) | sexual orientation | gender identity | discriminat\w+
    reasonable accommodations? | submit your (?:resume|cv|application) | send (?:us )?your (?:resume|cv)
    apply (?:now|today|online|here|via) | please (?:apply|submit|send|contact|click) | click here
    will be contacted | recruitment agenc\w+ | privacy (?:policy|notice) | unsolicited (?:resumes|cvs)
    (?:ansprech(?:partner(?:in)?|person)|kontaktperson|contact person|personne (?:de|à) contact\w*|persona de contacto)\s*:
    to learn more about | committed to (?:\w+ ){0,3}(?:diversity|equality|inclusion|equity) | we do not discriminate
    (?:women|minorities|veterans|candidates) (?:\w+ ){0,4}encouraged to apply | do not meet (?:all|the)
    tick (?:every|all)(?: (?:of )?the)? box\p{L}* | committed to safeguarding | inquir(?:i?es) only
    (?:call|text|whatsapp|phone)\b[^.]{0,30}\d{3}[- .]\d{3,4} | no phone calls | visit (?:us|our) | do not apply
    ^\W*https?:\/\/\S+\W*$
  `,
  de: String.raw`
    gleichstellung | chancengleichheit | schwerbehindert\w* | bewerb(?:en sie|ung(?:sunterlagen)? (?:an|per|bis))
    (?:freuen (?:wir )?uns (?:auf|über)|wir freuen uns) | (?:gerne?|jederzeit) zur verfügung
    bewerbungen (?:von|schwerbehinderter)
    (?:für|bei) (?:weitere\p{L}* |nähere\p{L}* |fachliche\p{L}* |telefonische\p{L}* )?(?:auskünfte\p{L}*|rückfragen|fragen) (?:steht|stehen|wenden|erreichen|beantwortet)
  `,
  fr: `
    pour (?:tout renseignement|toute (?:question|information)|(?:de )?plus (?:d['’]|amples )(?:informations?|renseignements?))
    candidatez | envoyez votre cv
  `,
  es: 'para (?:más|mais) informa(?:ción|ções) | envía tu cv | igualdad de oportunidades',
  it: 'per (?:ulteriori )?informazioni',
  nl: 'voor (?:meer|nadere) (?:informatie|inlichtingen) | neem contact op',
};

export const applyingWords: Words = {
  en: String.raw`
    (?:please )?(?:ring|ruf(?:t|en sie)?(?: (?:uns|mich|einfach))? an|walk[- ]ins?(?!\p{L})|bring (?:\d|two) forms? of|stop by|come (?:by|in) (?:and|on)|candidatures? (?:à|par|auprès|avec|sous|:)|visits? (?:to the \p{L}+ )?(?:are|is) (?:\p{L}+ )?(?:welcome|encouraged)|lebenslauf (?:reicht|genügt))(?!\p{L})
    (?:please |to |how to )?apply (?:anyway|by|before|until|no later|in writing|in confidence|directly|through|with (?:an? |your )|at \S+@|to (?:the attention|ms|mrs|miss|mr|dr|prof|us|our|hr)(?!\p{L}))
    (?:please )?(?:send|submit|forward|address|email|e-mail) (?:(?:your |an? )?(?:cv|r[ée]sum[ée])|your (?:\p{L}+ )?application)(?!\p{L})
    applicants (?:should|must|are asked to) (?:submit|send|include|upload)(?!\p{L})
    (?:all |your |written )?applications? (?:close|will be (?:reviewed|considered|assessed|shortlisted)|(?:should|must) be (?:sent|submitted|received|made|addressed)|(?:are )?to be (?:sent|submitted|made|addressed)|by \d|with cv|to (?:ms|mrs|miss|mr|dr|prof|us|hr))(?!\p{L})
    (?:closing|application) (?:date|deadline) | deadline(?: for applications?)?\s*[:–-]
    (?:(?:for )?(?:informal|further|any|all) )?(?:enquiries|inquiries)(?: \p{L}+)? (?:to|may|can|should|please)(?!\p{L})
  `,
  de: 'bewerb(?:en sie sich|ungs(?:schluss|frist|ende))',
  fr: String.raw`
    date limite
    (?:merci (?:d['’]|de )|veuillez |bitte )?(?:envoyez|envoyer|adressez|adresser|transmettez|faites parvenir|schicken|senden|env[ií](?:e|en|ar?|ad)|mand(?:e|en|ar)|inviare|inviate|stuur)(?!\p{L})[^.]{0,40}?(?<!\p{L})(?:cvs?|lettres?|candidatures?|bewerbung(?:en|sunterlagen)?|lebenslauf|curr[ií]cul(?:um|o)|candidatura|sollicitatie)(?!\p{L})
    merci d['’]adresser
  `,
  es: '(?:fecha|plazo) (?:límite|de (?:cierre|presentación))',
};

export const offerWords: Words = {
  en: String.raw`
    we offer | (?:perks|benefits) (?:may|can) (?:differ|vary)
    relocation (?:\w+ )?(?:may|can|will) be (?:provided|offered|paid)
    (?:^|\bwe (?:will |also |always )?)(?:pay(?: for)?|cover|train|teach|give|support|warn|trust|treat|reimburse|sponsor) you\b
    we provide (?:a|an|our|excellent|competitive) | 401\s?\(?k\)? | paid (?:time off|vacation|holidays?|leave)
    pto\b | (?:health|dental|vision|medical|life) (?:and \w+ )?(?:insurance|plan|cover\w*) | pension (?:scheme|plan)
    stock options | free (?:lunch|snacks|coffee|parking|fruit) | competitive (?:salary|pay|compensation|benefits)
    benefits? package | gym | bonus (?:scheme|plan)s? | training (?:will be|is) (?:available|provided|given)
    full training given | benefits (?:include|package|offered) | 403\s?\(?b\)?
    (?:we )?(?:will|can) train (?:the right|you|on) | on[- ]the[- ]job training (?:is )?(?:provided|available)
  `,
  de: `
    jobticket | urlaubsgeld | weihnachtsgeld | betriebliche altersvorsorge | dienstrad | homeoffice[- ]tage
    wir bieten | urlaubstage | tage urlaub | homeoffice möglich
  `,
  fr: String.raw`
    tickets?[- ]restaurants? | titres?[- ]restaurants? | mutuelle | prime d(?:'|’)intéressement
    (?:jours? de )?télétravail\s?:?\s(?:\d|possible|partiel) | \d+ jours? de télétravail | nous offrons
  `,
  es: String.raw`seguro médico | tickets? (?:comida|restaurante) | teletrabajo \d | días de vacaciones | ofrecemos`,
  it: 'buoni pasto | welfare aziendale',
  nl: 'reiskostenvergoeding | vakantiedagen | pensioenregeling',
  pt: 'vale[- ](?:refeição|alimentação|transporte) | plano de saúde | seguro de saúde',
};

export const storyWords: Words = {
  en: String.raw`
    (?:co-?)?founded | established | since (?:19|20)\d\d | headquartered | with (?:over|more than|offices)
    our (?:client|company|mission|vision|values|story|culture|customers|products|clients)
    we are (?:a|an|the|proud|one of|committed|small|big) | we(?:'|’)re (?:a|an|the|proud|small|big|growing)
    .{2,40} (?:is|was) (?:a|an|the|one of the) (?:leading|fast|global|customer|world|premier|award|privately|publicly|growing|rapidly|multinational|international|nationwide|provider|company|clever|small|large|full[- ]service|independent|largest)
  `,
};

export const holderWords: Words = {
  en: `
    be (?:an?|able|required|based|expected to (?:have|be)|given|offered|paid|part|subject|responsible for their)
    have | need | possess | receive | get | report | join | enjoy | bring | demonstrate | hold
    work (?:well|independently)
  `,
};

export const labelWords: Words = {
  en: String.raw`
    (?:job |work )?location | req\.? code | job reference | division(?:\/department)? | salary | hours
    job openings | place of work | job title | company | employer
  `,
  de: 'standort | arbeitsort | arbeitgeber | unternehmen',
  fr: 'lieu | localisation | entreprise',
  es: 'ubicación | empresa',
  it: 'sede | standplaats',
};

export const dutyWords: Words = {
  en: String.raw`
    report(?:s|ing) (?:directly )?(?:in)?to (?:the |our |your )?[^,.]{3,60},[ ]
    in (?:this|your new) (?:role|position|job),?[ ] | (?:in|within|during|over) (?:the|your) first [^,.]{3,30}?,?[ ]
    (?:after that|from (?:there|day one)|then|in time|later),?[ ]
    (?:together |working |along)?(?:with|side) [^,.]{3,60},[ ] | as (?:an?|our) [^,]{3,60},[ ] | day to day,?[ ]
    as (?:an? |our |the )?(?:[\p{L}\d/-]+ ){1,5}
  `,
};

export const dutyWords2: Words = {
  en: String.raw`
    you(?:'|’)ll | you will | you(?:'|’)d be \p{L}+ing | you would be \p{L}+ing
    (?:we(?:'|’)d|we would|we) expect you to
    you(?:'|’)d (?:also |often |sometimes )?(?!be|have|need|like|love|rather|want|enjoy|bring|know|hold|own|fit|get|join|better)\p{L}+
    expect to | you(?:'|’)re responsible | you are responsible | responsible for | your mission
  `,
  de: `
    du (?:bist verantwortlich|übernimmst|betreust|begleitest|planst|unterstützt|erstellst|arbeitest|leitest|entwickelst|führst)
    sie (?:übernehmen|betreuen|begleiten|planen|unterstützen|erstellen|leiten|entwickeln|führen)
  `,
  fr: String.raw`
    (?:au sein [^,]{3,60}, |rattachée?(?:\(e\))? [^,]{3,60}, )?vous (?!avez|êtes|maîtris|justifi|possé|dispos|souhait|parl|connaiss|aimez|saurez|pouvez)\p{L}+ez
  `,
  es: 'te encargarás | serás responsable',
};

export const dutyWords3: Words = {
  en: `
    need | have | bring | know | understand
    be (?:a|an|(?:our|the) (?:very )?(?:first|next|second|third|newest|only)|able|required|working with|based|joining)
    receive | get | enjoy | love | find | fit | thrive | join
    be (?:comfortable|confident|familiar|happy|responsible for your own)
  `,
};

export const ofPersonWords: Words = {
  en: String.raw`
    you (?:have|hold|bring) (?:\d|at least|an? (?:degree|background|proven|strong)|strong|proven|good|excellent|experience|knowledge)
  `,
  de: 'du (?:hast|verfügst|bringst) | sie (?:haben|verfügen|bringen)',
  fr: `
    vous (?:avez une?|justifi|possé|dispos|parlez|ma[iî]tris) | la (?:connaissance|maîtrise) d | de formation
    titulaire d | disponible
  `,
  es: 'cuentas con | tienes | hablas',
  it: 'in possesso di',
};

export const opensDemandWords: Words = {
  en: '^(?:prior |previous |proven )?experience (?:in|with|of)[ ] | ^(?:working )?knowledge of[ ]',
  de: String.raw`
    ^(?:(?:mehrjährige|erste|fundierte|(?:sehr )?gute|einschlägige) )?(?:(?:berufs)?erfahrung(?:en)?|kenntnisse) (?:in|im|mit|als)(?!\p{L})
    ^sichere[rn]? umgang mit[ ]
  `,
  fr: '^(?:expérience (?:en|dans|avec)|connaissances? d|maîtrise d)',
  es: String.raw`^(?:experiencia (?:en|con|previa)|conocimientos? (?:de|en)|dominio de)(?!\p{L})`,
  it: '^(?:esperienza (?:in|con|nel)|conoscenza d)',
  nl: '^(?:ervaring (?:met|in)|kennis van)[ ]',
  pt: '^(?:experiência (?:em|com)|conhecimentos? (?:de|em))[ ]',
};
