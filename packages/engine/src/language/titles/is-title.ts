import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { isGlued } from '../deeds/is-glued.ts';

const roleWords =
  /\b(?:\p{L}+(?:er|or|ist|ant|ian|man|woman)|nurse|chef|clerk|lead|head|tech|intern|trainee|apprentice|associate|assistant|executive|representative|rep|staff|aide|officer|specialist|analyst|president|cook|host|coach|captain|agent|partner|fellow|professional|paralegal|mechanic|(?:farm|dairy|ranch|stable|stage|kitchen|deck) hand)s?\b/iu;

/** Whether a text reads as a job title that may stand in a sentence: a role in few words, nothing misread about it. */
export function isTitle(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (
    text.trim() === '' ||
    words.length > 7 ||
    text.length > 60 ||
    /[^\p{L}\p{N}\s&'’./()+-]|\b(?:Company|City|State|Present|Current)\b/u.test(text)
  )
    return false;
  return findTitles(text).length > 0 || roleWords.test(text);
}

/** What stands where a name was taken out, or where there was none. */
const placeholder =
  /\b(?:company|employer|organi[sz]ation) name\b|^(?:the )?(?:company|employer|city|state|city state|confidential|various|n\/a|freelance|self[- ]employed|independent)\b/i;

/** "Recruitment & Onboarding": a heading of what was done, where a house would stand. */
const namesTasks =
  /^(?:recruit(?:ment|ing)|onboarding|training|sales|marketing|accounting|administration|operations|management|customer service|benefits|payroll|staffing|compliance|leadership|teaching|development)(?: (?:&|and) (?:recruit(?:ment|ing)|onboarding|training|sales|marketing|accounting|administration|operations|management|customer service|benefits|payroll|staffing|compliance|leadership|teaching|development))+$/i;

/** "Key Qualifications & Responsibilities", "Otros": a heading of the page, or any house. */
const heading =
  /^(?:(?:key|core|main|other|additional|relevant|selected|professional|work|job|and|&) )*(?:qualifications?|responsibilit(?:y|ies)|achievements?|accomplishments?|duties|skills?|experience|highlights?|projects?|education|employment|history|summary|profile|tasks|others?|miscellaneous)(?:(?: and| &|,|\/) (?:key )?(?:qualifications?|responsibilit(?:y|ies)|achievements?|accomplishments?|duties|skills?|experience|highlights?|projects?|education|tasks))*$|^(?:otros?|otras?|varios|sonstiges?|andere|verschiedene|diverses?|autres?|divers|altro|altri|vari|outros?|outras?|overig)$/iu;

/** Time away from work, which resumes list among the jobs: nobody works there. */
const absence =
  /^(?:(?:planned |family )?career break|(?:parental|maternity|paternity|family|medical|sick) leave|sabbatical|elternzeit|mutterschutz|familienzeit|pflegezeit|congé (?:parental|maternité|maternity|sabbatique)|excedencia|baja (?:por )?maternidad|raising )/iu;

/** "Leads the automation guild.": a sentence that the page put where an employer would stand. */
const endsAsSentence = /\s(?!co\.|inc\.|ltd\.|plc\.|corp\.)\p{Ll}{2,}\.$/u;

/** How somebody was employed, or a word for any employer: no house is called so. */
const kindOfEmployment =
  /^(?:(?:full|part)[- ]?time|contract(?:or)?|temp(?:orary)?|permanent|internship|remote|hybrid|seasonal|casual|volunteer(?:ing)?|client|agency|schools?|careers?|jobs?|recruitment|hiring|human resources|hr)$/i;

/** Whether a text reads as the name of an employer or a school that may stand in a sentence. */
export function isOrganisation(text: string): boolean {
  return (
    text.trim() !== '' &&
    !isGlued(text) &&
    text.length <= 60 &&
    text.trim().split(/\s+/).length <= 8 &&
    !placeholder.test(text.trim()) &&
    !absence.test(text.trim()) &&
    !kindOfEmployment.test(text.trim()) &&
    !namesTasks.test(text.trim()) &&
    !heading.test(text.trim()) &&
    !endsAsSentence.test(text.trim()) &&
    !/[^\p{L}\p{N}\s&'’.,()/+-]|\s,|\b(?:19|20)\d\d\b|^[\p{Ll}]/u.test(text)
  );
}
