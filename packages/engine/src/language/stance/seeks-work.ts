/** Words by which people say what they look for or wish: "Seeking a payroll position", "auf der Suche nach". */
const wishes =
  /(?<!\p{L})(?:seeking|seeks?|looking (?:for|to)|(?:in|on the) search (?:of|for)|searching for|hop(?:e|es|ing) (?:to|for)|wish(?:es|ing)? (?:to|for)|want(?:s|ing)? (?:to|a)|would (?:like|love)|aim(?:s|ing)? (?:to|for)|aspir(?:e|es|ing)|eager to|keen to|interested in|to obtain|objective|such(?:e|end)|auf der suche|möchte|anstreb\p{L}*|strebe|wünsche|(?:re)?cherche|à la recherche|souhait\p{L}*|désire\p{L}*|busco|buscando|en busca|deseo|quisiera|procuro|à procura|em busca|desejo|cerco|in cerca|alla ricerca|vorrei|desidero|op zoek|zoek|wil(?: graag)?|graag)(?!\p{L})/iu;

/** Whether a sentence says what the person looks for, and so nothing that they did. */
export const seeksWork = (sentence: string): boolean => wishes.test(sentence);
