/** Words with `{X}` for the name, and an example. */
type Phrase = readonly [words: string, example: string];
/** What advertisements and boards say around the name of a house, by language: `outright` says that it employs, `own` names what belongs to it. */
export type EmployerPhrases = { outright: readonly Phrase[]; own: readonly Phrase[] };

export const employerPhrases: Record<string, EmployerPhrases> = {
  en: {
    outright: [
      ['See who {X} has hired for this role', 'See who {X} has hired for this role'],
      ['chances of interviewing at {X}', 'Referrals increase your chances of interviewing at {X} by 2x'],
      ['(?:Here )?At {X},? (?:we|our|you)', 'Overview At {X}, we build looms.'],
      [
        "{X} is (?:the )?[\\p{L} .-]{2,30}(?:'|’)s (?:[\\p{L}-]+ )?(?:biggest|fastest|first|largest|leading|most|oldest|premier)",
        '{X} is Kent’s oldest bakery.',
      ],
      ['As (?:an?|our) [\\p{L} /-]{3,40} at {X},? you', 'As a baker at {X}, you rise early.'],
      ['(?:Join|Joining) the {X} (?:team|family)', 'Join the {X} team today.'],
      ['(?:Join|Joining) {X} (?:as|and|in|to|today|team)', 'You will join {X} as a clerk.'],
      [
        '(?:Welcome to|Life at|Working at|Careers? (?:at|with)|Why (?:work (?:at|for)|join)|Who (?:is|are)) {X}',
        'Why join {X}?',
      ],
      ['{X} is (?:proud to be )?an (?:equal|affirmative)', '{X} is an equal opportunity employer.'],
      [
        '{X} (?:participates in E-Verify|does not discriminate|reserves the right|provides equal)',
        '{X} does not discriminate.',
      ],
      [
        '{X} is committed to (?:safeguarding|equal(?:ity)?|diversity|creating|providing|the principles)',
        '{X} is committed to safeguarding children.',
      ],
      [
        '{X} (?:has|have) (?:an?|one) (?:(?:exciting|fantastic|full-time|great|immediate|new|part-time|permanent|rare) ){0,2}(?:opening|opportunity|position|vacancy)',
        '{X} has an immediate opening for a baker.',
      ],
    ],
    own: [
      [
        '{X} (?:products|clients|customers|business|stores|services|employees|associates|policies)',
        'You sell {X} products.',
      ],
      ['(?:products|services|clients|employees|policies) of {X}', 'You present the services of {X} to schools.'],
    ],
  },
  de: {
    outright: [
      [
        'wen {X} für diese (?:Position|Rolle|Stelle) eingestellt hat',
        'Sehen Sie, wen {X} für diese Position eingestellt hat',
      ],
      ['(?:Willkommen|Karriere|Arbeiten|Jobs?|Ausbildung) bei (?:der |dem )?{X}', 'Willkommen bei {X}'],
      [
        'Als [\\p{L}/*:-]+ bei (?:der |dem )?{X} (?:arbeite|bist|sind|unterstütz)\\p{L}*',
        'Als Bäcker bei {X} bist du früh auf.',
      ],
      [
        'Bei (?:der |dem )?{X} (?:arbeiten|bieten|bist|entwickeln|erwartet|findest|haben|leben|suchen|wartet)',
        'Bei {X} arbeiten Bäcker.',
      ],
      ['Werde(?:n Sie)? Teil (?:von|der|des) {X}', 'Werde Teil von {X}!'],
    ],
    own: [['{X}-(?:Team|Teams|Filiale|Filialen|Kunden|Mitarbeiter)', 'als Teil unserer {X}-Filiale']],
  },
  fr: {
    outright: [
      ['qui {X} a (?:recruté|embauché) pour ce poste', 'Découvrez qui {X} a recruté pour ce poste'],
      ['(?:Rejoignez|Rejoindre|Intégrez|Bienvenue chez|Travailler chez|Pourquoi rejoindre) {X}', 'Rejoignez {X} !'],
      ['Chez {X},? (?:nous|vous|on|notre|chaque)', 'Chez {X}, nous cuisons le pain.'],
    ],
    own: [['(?:avantages|équipes?|clients) {X}', 'Vous rejoindrez les équipes {X} dès mai.']],
  },
  es: {
    outright: [
      ['a quién ha contratado {X} para', 'Mira a quién ha contratado {X} para este puesto'],
      ['(?:Únete a|Súmate a|Bienvenid[oa]s? a|Trabaja en|Forma parte de|Sé parte de) {X}', 'Únete a {X}'],
      [
        'En {X},? (?:buscamos|creemos|estamos|nos|ofrecemos|queremos|somos|tenemos|trabajamos)',
        'En {X} somos panaderos.',
      ],
    ],
    own: [['(?:clientes|productos|tiendas|empleados) (?:de )?{X}', 'Vendes los productos de {X} en tiendas.']],
  },
  it: {
    outright: [
      ['chi (?:ha assunto {X}|{X} ha assunto) per', 'Scopri chi ha assunto {X} per questo ruolo'],
      ['(?:Unisciti a|Benvenut[oi] in|Lavora(?:re)? (?:in|con)|Entra a far parte di|Chi è) {X}', 'Unisciti a {X}'],
      ['In {X},? (?:abbiamo|cerchiamo|crediamo|lavoriamo|offriamo|siamo)', 'In {X} crediamo nel pane.'],
    ],
    own: [['(?:clienti|prodotti|negozi) {X}', 'Segui i clienti {X} della zona.']],
  },
  nl: {
    outright: [
      ['wie {X} heeft aangenomen voor', 'Bekijk wie {X} heeft aangenomen voor deze functie'],
      ['(?:Werken bij|Welkom bij|Word onderdeel van) {X}', 'Werken bij {X}'],
      ['Als [\\p{L}-]+ bij {X} (?:ben|ga|help|kom|werk|zorg)', 'Als bakker bij {X} ben je vroeg op.'],
      ['{X} opent (?:binnenkort )?(?:een|haar|zijn)', '{X} opent binnenkort haar vierde winkel.'],
      ['{X} is uitgegroeid tot', '{X} is uitgegroeid tot een grote bakkerij.'],
      ['Bij {X} (?:ben|bieden|draait|geloven|krijg|kun|sta|vinden|werk|zoeken)', 'Bij {X} werk je met deeg.'],
    ],
    own: [['(?:klanten|producten|winkels|medewerkers) van {X}', 'Je helpt de klanten van {X} met hun vragen.']],
  },
  pt: {
    outright: [
      ['quem (?:a |o )?{X} contratou para', 'Veja quem a {X} contratou para esta vaga'],
      [
        '(?:Junte-se [àa]o?|Venha (?:trabalhar|fazer parte) (?:n|d)[ao]|Trabalhe n[ao]|Faça parte d[ao]) {X}',
        'Faça parte da {X}',
      ],
      [
        'N[ao] {X},? (?:acreditamos|buscamos|estamos|oferecemos|nosso|somos|valorizamos|você)',
        'Na {X} acreditamos no pão.',
      ],
    ],
    own: [
      ['(?:clientes|produtos|lojas|soluções) (?:d[aoe] )?{X}', 'Você vende os produtos da {X} na zona.'],
      ['(?:tecnologia|time|equipe) n?d?[ao] {X}', 'A tecnologia no {X} muda o banco.'],
    ],
  },
};
