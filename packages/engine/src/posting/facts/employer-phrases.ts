/** What advertisements and boards say around the name of a house, by language. `{X}` stands for the name; `outright` says that it employs, `own` names what belongs to it. */
export type EmployerPhrases = { outright: readonly string[]; own: readonly string[] };

export const employerPhrases: Record<string, EmployerPhrases> = {
  en: {
    outright: [
      'See who {X} has hired for this role',
      'chances of interviewing at {X}',
      '(?:Here )?At {X},? (?:we|our|you)',
      '(?:Join|Joining) the {X} (?:team|family)',
      '(?:Join|Joining) {X} (?:as|and|in|to|today|team)',
      '(?:Welcome to|Life at|Working at|Careers? (?:at|with)|Why (?:work (?:at|for)|join)|Who (?:is|are)) {X}',
      '{X} is (?:proud to be )?an (?:equal|affirmative)',
      '{X} (?:participates in E-Verify|does not discriminate|reserves the right|provides equal)',
      '{X} is committed to (?:safeguarding|equal(?:ity)?|diversity|creating|providing|the principles)',
      '{X} (?:has|have) (?:an?|one) (?:(?:exciting|fantastic|full-time|great|immediate|new|part-time|permanent|rare) ){0,2}(?:opening|opportunity|position|vacancy)',
    ],
    own: [
      '{X} (?:products|clients|customers|business|stores|services|employees|associates|policies|standards)',
      '(?:products|services|clients|employees|guidelines|policies) of {X}',
    ],
  },
  de: {
    outright: [
      'wen {X} für diese (?:Position|Rolle|Stelle) eingestellt hat',
      '(?:Willkommen|Karriere|Arbeiten|Jobs?|Ausbildung) bei (?:der |dem )?{X}',
      'Bei (?:der |dem )?{X} (?:arbeiten|bieten|bist|entwickeln|erwartet|findest|haben|leben|suchen|wartet)',
      'Werde(?:n Sie)? Teil (?:von|der|des) {X}',
    ],
    own: ['{X}-(?:Team|Teams|Filiale|Filialen|Kunden|Mitarbeiter)'],
  },
  fr: {
    outright: [
      'qui {X} a (?:recruté|embauché) pour ce poste',
      '(?:Rejoignez|Rejoindre|Intégrez|Bienvenue chez|Travailler chez|Pourquoi rejoindre) {X}',
      'Chez {X},? (?:nous|vous|on|notre|chaque)',
    ],
    own: ['(?:avantages|équipes?|clients) {X}'],
  },
  es: {
    outright: [
      'a quién ha contratado {X} para',
      '(?:Únete a|Bienvenid[oa]s? a|Trabaja en|Forma parte de|Sé parte de) {X}',
      'En {X},? (?:buscamos|creemos|estamos|nos|ofrecemos|queremos|somos|tenemos|trabajamos)',
    ],
    own: ['(?:clientes|productos|tiendas|empleados) (?:de )?{X}'],
  },
  it: {
    outright: [
      'chi (?:ha assunto {X}|{X} ha assunto) per',
      '(?:Unisciti a|Benvenut[oi] in|Lavora(?:re)? (?:in|con)|Entra a far parte di|Chi è) {X}',
      'In {X},? (?:abbiamo|cerchiamo|crediamo|lavoriamo|offriamo|siamo)',
    ],
    own: ['(?:clienti|prodotti|negozi) {X}'],
  },
  nl: {
    outright: [
      'wie {X} heeft aangenomen voor',
      '(?:Werken bij|Welkom bij|Word onderdeel van) {X}',
      'Bij {X} (?:ben|bieden|draait|geloven|krijg|kun|sta|vinden|werk|zoeken)',
    ],
    own: ['(?:klanten|producten|winkels|medewerkers) van {X}'],
  },
  pt: {
    outright: [
      'quem (?:a |o )?{X} contratou para',
      '(?:Junte-se [àa]o?|Venha (?:trabalhar|fazer parte) (?:n|d)[ao]|Trabalhe n[ao]|Faça parte d[ao]) {X}',
      'N[ao] {X},? (?:acreditamos|buscamos|estamos|oferecemos|nosso|somos|valorizamos|você)',
    ],
    own: ['(?:clientes|produtos|lojas|soluções) (?:d[aoe] )?{X}', '(?:tecnologia|time|equipe) n?d?[ao] {X}'],
  },
};
