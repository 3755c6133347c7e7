/** What only says that a field follows, in the languages of letters. */
const ofWhat = /^(?:Bereich(?:e|en|s)?|Gebiete?|Umfeld|domaine|ámbito|área|ambito|settore|gebied) (?=\p{Lu})/iu;

/** "Bereichen Privatkundengeschäft": the field as a sentence names it, without the word that led to it in the posting. */
export const bareField = (name: string): string => name.replace(ofWhat, '');
