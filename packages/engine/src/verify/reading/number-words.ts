import { byWord } from '@shortlist/schema';

/** A number written in words, with its place. */
export type NumberWord = { index: number; text: string; value: number };

const small: Record<string, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
};
const tens: Record<string, string> = {
  en: 'thirty forty fifty sixty seventy eighty ninety hundred',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  it: 'trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  nl: 'dertig veertig vijftig zestig zeventig tachtig negentig honderd',
};
const others: Record<string, number> = {
  eineinhalb: 1.5,
  anderthalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  viereinhalb: 4.5,
  fünfeinhalb: 5.5,
  dozen: 12,
  twice: 2,
  thrice: 3,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  tweemaal: 2,
  centaine: 100,
  dizaine: 10,
  vingtaine: 20,
  trentaine: 30,
  cinquantaine: 50,
  centena: 100,
  decena: 10,
  centinaio: 100,
  mil: 1000,
  dixaine: 10,
  duas: 2,
  dezesseis: 16,
  dezessete: 17,
  dezenove: 19,
  einundzwanzig: 21,
  veintiuno: 21,
  veintiún: 21,
  ventuno: 21,
  hunderttausend: 100_000,
  tausend: 1000,
  duizend: 1000,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
};
/** Words that are something else in another language: counted only in their own. */
const shared: Record<string, string> = byWord({ due: 'it', once: 'es', sei: 'it', tre: 'it', cento: 'it', cent: 'fr' });

const values = new Map<string, number>(Object.entries(others));
for (const words of Object.values(small)) for (const [i, word] of words.split(' ').entries()) values.set(word, i + 2);
for (const words of Object.values(tens))
  for (const [i, word] of words.split(' ').entries()) values.set(word, (i + 3) * 10);
addJoined();

/** "Fünfundvierzig", "vijfenveertig", "quarantacinque", "quarante-cinq", "forty-five", "cuarenta y cinco", "zweihundert". */
function addJoined(): void {
  const list = (words: string | undefined) => (words ?? '').split(' ');
  const ones = (language: string) => [
    { en: 'one', de: 'ein', fr: 'et-un', es: 'uno', pt: 'um', it: 'uno', nl: 'een' }[language] ?? '',
    ...list(small[language]).slice(0, 8),
  ];
  for (const language of Object.keys(small)) {
    const decades = [list(small[language]).at(-1) ?? '', ...list(tens[language]).slice(0, 7)];
    for (const [i, decade] of decades.entries())
      for (const [j, one] of ones(language).entries())
        for (const text of joinedForms(language, decade, one))
          if (!values.has(text)) values.set(text, (i + 2) * 10 + j + 1);
  }
  for (const [language, hundred] of [
    ['de', 'hundert'],
    ['nl', 'honderd'],
    ['it', 'cento'],
    ['fr', ' cents'],
    ['fr', ' cent'],
  ] as const)
    for (const [j, one] of ones(language).entries()) values.set(`${one}${hundred}`, (j + 1) * 100);
}

function joinedForms(language: string, decade: string, one: string): string[] {
  if (language === 'de') return [`${one}und${decade}`];
  if (language === 'nl') return [`${one}en${decade}`, `${one}ën${decade}`];
  if (language === 'it')
    return [`${/^[uo]/.test(one) ? decade.slice(0, -1) : decade}${one.replace(/^tre$/, 'tré')}`, `${decade}${one}`];
  if (language === 'es') return [`${decade} y ${one}`, `veinti${one}`];
  if (language === 'pt') return [`${decade} e ${one}`];
  if (language === 'fr')
    return [`${decade}-${one}`, `${decade} ${one.replace('-', ' ')}`, `${decade.replace(/s$/, '')}-${one}`];
  return [`${decade}-${one}`, `${decade} ${one}`];
}

const word = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/giu;
const joint = /^(?:-| | y | e | et |-et-)$/iu;

/** The numbers that a text writes in words, from two on; of "forty-five" the whole. */
export function readNumberWords(text: string, language = ''): NumberWord[] {
  const found: NumberWord[] = [];
  const words = [...text.matchAll(word)];
  const isJoint = /^(?:y|e|et)$/iu;
  for (let i = 0; i < words.length; i++) {
    for (const last of [i + 2, i + 1, i]) {
      const [first, end] = [words[i], words[last]];
      if (first === undefined || end === undefined || (last === i + 2 && !isJoint.test(words[i + 1]?.[0] ?? '')))
        continue;
      const said = text.slice(first.index, end.index + end[0].length);
      if (last === i + 1 && !joint.test(said.slice(first[0].length, -end[0].length))) continue;
      const value = values.get(said.toLowerCase());
      if (value === undefined || isOther(said.toLowerCase(), language)) continue;
      found.push({ index: first.index, text: said, value });
      i = last;
      break;
    }
  }
  return found;
}

function isOther(word: string, language: string): boolean {
  const own = shared[word];
  return own !== undefined && own !== language;
}
