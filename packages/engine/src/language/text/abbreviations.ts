/** Abbreviations of four letters or more that stand before a capital word in the names of houses, titles and papers, in seven languages. */
const abbreviations = new Set(
  (
    'assoc asst bros capt chem comm coop corp dept dist engg engr exec genl govt hosp inst intl labs mech mgmt mktg natl pharm prof supt tech univ ' +
    'dipl eidg freiw gebr geschäftsf gesellsch handelsges kath kaufm landw öffentl staatl stellv städt techn verw wiss ' +
    'adjt admin asoc assist compt établ étab frères resp tecn'
  ).split(' '),
);

/** Whether a word before a full stop is a word cut short ("Gebr", "Stellv"): one that is known, or of three letters or fewer. */
export const isAbbreviation = (word: string): boolean => word.length < 4 || abbreviations.has(word.toLowerCase());

/** Whether a sentence ends within a text and goes on to another: a whole word, a full stop and a capital. */
export const endsWithin = (text: string): boolean =>
  [...text.matchAll(/(\p{L}+)\. (?=\p{Lu})/gu)].some(([, word = '']) => !isAbbreviation(word));
