import { isSalutation } from '../../language/letters/salutations.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { organisationScore } from '../../language/titles/organisation-words.ts';

/** Small words that stand in names, of several languages. */
const particles =
  /^(?:de|del|della|di|da|do|dos|das|du|la|le|van|von|der|den|ter|ten|zu|zum|bin|ibn|al|el|y|e|af|av|san|mc|mac)$/i;
/** Words of headings and of a page that are nobody's name. */
const pageWords =
  /\b(?:resume|résumé|curriculum|vitae|cv|page|summary|profile|experience|skills|education|objective|contact|company|city|state|diagnostics|systems|services|management|and|the|of|for|with)\b/iu;

/** Two names in one word, between which the page drew no space: nobody signs "PetraVries". */
const joined = /^(?!(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|San|O['’]|D['’]))\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+\S*$/u;
/** From here on a name of three words or more is a house's. */
const surelyAHouse = 0.6;
/** Two words may be somebody called Church or Banks. */
const fewestOfAHouse = 3;

/** Whether a text reads as a person's name: one to six words, the first a capital, no figure, no title of a job, no house and no word of a page. */
export function isPersonName(text: string): boolean {
  const name = text.split(/,\s*(?=\p{Lu}[\p{L}.]*$)/u)[0]?.trim() ?? '';
  const words = name.split(/\s+/);
  return (
    name !== '' &&
    words.length <= 6 &&
    !/[\d@|:;/_<>]/.test(name) &&
    !pageWords.test(name) &&
    !isSalutation(text) &&
    !joined.test(name) &&
    (words.length < fewestOfAHouse || organisationScore(name) < surelyAHouse) &&
    words.every((word) => !/^\p{Ll}/u.test(word) || particles.test(word)) &&
    !(
      words.length > 1 &&
      isTitle(name) &&
      /\b(?:engineer|manager|developer|accountant|nurse|assistant|analyst|consultant|technician|specialist|director|supervisor|officer|administrator|teacher|designer|coordinator)\b/i.test(
        name,
      )
    )
  );
}
