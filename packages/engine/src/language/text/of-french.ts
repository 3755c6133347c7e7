/** "de comptable", "d’infirmière": a noun behind the French "de", which gives up its vowel before another. */
export const ofFrench = (noun: string): string => (/^[aeiouyâàéèêîôûh]/i.test(noun) ? `d’${noun}` : `de ${noun}`);
