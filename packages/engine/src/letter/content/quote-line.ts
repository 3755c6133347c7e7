import { findDates } from '../../language/dates/find-dates.ts';
import { opensWithTime } from '../../language/dates/time-units.ts';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { inFirstPerson } from '../../language/deeds/in-first-person.ts';
import { isSayable } from '../../language/deeds/is-sayable.ts';
import { leansOnOthers } from '../../language/deeds/leans-on-others.ts';
import { lostOpening } from '../../language/deeds/lost-opening.ts';
import { mixesTenses } from '../../language/deeds/mixes-tenses.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { isOnlyPraise } from '../../language/deeds/only-praise.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { tellsDeed } from '../../language/deeds/tells-deed.ts';
import { withoutDutyLabel } from '../../language/headings/duty-labels.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { describesEmployer } from '../../language/stance/describes-employer.ts';
import { endsOpen } from '../../language/text/ends-open.ts';
import { tidyLine } from '../../language/text/tidy-line.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';

/** Fewest and most words of a line that a letter's list can hold. */
const fewestWords = 4;
const mostWords = 30;
/** Most commas of an item: it may list what was done in one piece of work. */
const mostCommas = 6;
/** Languages that say a deed in one word: "Kundenberatung zu Glasfaser". */
const fewestOf: Record<string, number> = { de: 3, nl: 3 };
/** Fewest words of a line that has neither a verb nor a figure. */
const fewestOfNouns = 6;

/** Marks of a form, a page, a heading or a template, an address or a choice left open: no line of a letter. */
const marks: RegExp[] = [
  /[|•→▪●<>{}[\]_©]|\.\.\.|…|https?:|www\.|@|\s\/\s/u,
  /:(?!\d)|(?<!\d):/u,
  /\((?![^()]*\))|^[^()]*\)/u,
  /(?:,[^,]*){7,}/u,
  // A full stop without its space, a sentence that goes on in small letters: two columns in one line.
  /[%\d)\p{Ll}]\.\p{Lu}\p{Ll}|\p{Ll}{4,}[.!?] \p{Ll}/u,
  // A hyphen that was lost: "25member".
  /\s[,.]|,\p{L}|(?<![\p{L}\d])\d+(?!st|nd|rd|th)\p{Ll}{4,}|\b(\p{L}{3,}) \1\b/iu,
  // What goes on from a line that is not there, and what only hedges.
  /^(?:19|20)\d\d\b|\bnot limited to\b|\band,|, as well as,/iu,
  // Several words said twice: "for reporting for reporting".
  /\b(\p{L}+(?: \p{L}+){1,3}) \1\b/iu,
  // A lone small consonant, which is no word: "Participació n", an accent that the page set by itself; behind a figure it is a unit ("40 t").
  /(?<=(?<!\d)\s)[b-df-hj-np-tvz](?=\s|[.,;]?$)/u,
  // A word that the end of the page's line tore apart: "engage- ment".
  /\p{Ll}[-‐‑\u00ad] (?!(?:and|or|to|und|oder|bzw|sowie|y|e|o|u|et|ou|ed|en|of)(?!\p{L}))\p{Ll}/u,
  lostOpening,
  // Capitals throughout shout.
  /^\P{Ll}{12,}$/u,
  // What leans on a line that is not quoted: "most of these systems", "the $4 million project", "during this project", "I also".
  /\b(?:these|those|the (?:above|latter|former))\b|\bthe [$£€]|\b(?:this|that) (?:[$£€]|(?:project|role|position|system|process|team|company|program(?:me)?)\b)|^(?:I )?also\b|^(?:this|it|they) /iu,
  // What somebody learned, and what the house is: "Deepening my knowledge of …", "Unternehmen, welches Fiskalsoftware verbreitet".
  /\b(?:my|own) (?:knowledge|skills)\b|\bmeine (?:Kenntnisse|Fähigkeiten)\b|^(?:Unternehmen|Firma|Company|Entreprise|Société|Azienda|Empresa|Bedrijf),? (?:welche|d(?:ie|as)\b|that\b|which\b|qui\b|que\b|che\b|dat\b|specialized|spécialisée?)/iu,
  // "PPF raised a fund and operates power plants": the house again.
  /^(?:the )?\p{Lu}{2,6} (?:raised|runs|owns|operates|employs|makes|sells|builds|offers|is|was) /u,
  // "a house with Responsible for reports": two lines in one; "Responsible for implement"; attitudes.
  /\p{Ll} Responsible for\b|\b(?:positive|good|right) attitude\b|^I (?:had|have) to\b/u,
  // "4 semaines intensives en équipe": how long it took, and nothing done.
  opensWithTime,
  // "I am a 20-year-old technician": how old somebody is.
  /\bI(?: am|['’]m) (?:an? )?\d\d[- ]years?[- ]old\b|\bich bin \d\d Jahre\b|\bj['’]ai \d\d ans\b|\btengo \d\d años\b|\btenho \d\d anos\b|\bho \d\d anni\b|\bik ben \d\d jaar\b/iu,
  // "GPA 3.8", "Note 1,7": school.
  /\b(?:GPA|Abschlussnote|Dean['’]s List)\b/u,
];

/**
 * A line as a letter's list shows it: the person's own words from a capital to a full stop. Undefined where it cannot stand there. `isAmongDeeds`: the lines
 * beside it say that its first word is a verb.
 */
export function quoteLine(line: string, language: string, isAmongDeeds = false): string | undefined {
  const written = tidyLine(withoutDutyLabel(line));
  const plain = language === 'en' ? inFirstPerson(written) : written;
  const words = plain.split(/\s+/).length;
  if (
    words < (fewestOf[language] ?? fewestWords) ||
    words > mostWords ||
    marks.some((mark) => mark.test(plain)) ||
    // What an insider says to insiders, and what goes on from another line: "nos dépendances", "Altri linguaggi".
    leansOnOthers(plain, language) ||
    // What has a range of dates of its own tells of another time than its job's.
    findDates(plain).some(({ range }) => range) ||
    endsOpen(plain)
  )
    return undefined;
  // What begins small and tells nothing done goes on from another line.
  if (
    /^\p{Ll}/u.test(plain) &&
    !tellsDeed(plain, language, false) &&
    !namesDeed(plain) &&
    !isNamedGerman(plain, language)
  )
    return undefined;
  if (claimsAbility.test(plain) || isGluedDeed(plain)) return undefined;
  if (
    findHeading(plain) !== undefined ||
    (isTitle(plain) && !/\d/.test(plain) && !tellsDeed(plain, language, false) && !namesDeed(plain)) ||
    isOnlyPraise(plain) ||
    describesEmployer(plain)
  )
    return undefined;
  // Of a language whose verbs are not all known, a short line without one is a fragment more often than a deed.
  if (language !== 'en' && words < fewestOfNouns && !/\d/.test(plain) && !tellsDeed(plain, language, false))
    return undefined;
  if (
    (isListOfTools(plain) && !(language === 'en' && readOpening(plain) !== undefined)) ||
    (language === 'en' && !isSaidInEnglish(plain, plain !== written || isAmongDeeds))
  )
    return undefined;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}

/** "freundliche Betreuung der Gäste": German writes the deed large behind its small adjective. */
const isNamedGerman = (line: string, language: string): boolean =>
  language === 'de' &&
  /^\p{Ll}+(?:e|er|es|en) \p{Lu}\p{Ll}*(?:ung|ion|pflege|arbeit|hilfe|kontrolle|verkauf)(?!\p{L})/u.test(line);

/** What somebody can do or knows shows nothing done. */
const claimsAbility =
  /^(?:\p{L}+ly )?(?:(?:having|having good|possess(?:ing)?) (?:\p{L}+ )?(?:skills?|experience|knowledge)|complete familiarity|(?:(?:offering|having|over|with) )?(?:\d+\+? years['’]? )?(?:of )?experience (?:working |in |with |of |as )|(?:\p{L}+ )?(?:knowledge|understanding) of|familiar(?:ity)? with|abilit(?:y|ies) to|able to|skilled |proficient|proficiency|expertise |experienced |kenntnisse |erfahrung(?:en)? |vertraut mit|connaissances? |maîtrise d|conocimientos? |experiencia (?:en|con)|dominio d|conoscenza |esperienza (?:in|di|con)|conhecimentos? |experiência (?:em|com)|kennis van|ervaring met)/iu;

/** "clientsReceived": a line break was lost between two lines; "LinkedIn" is a name. */
const isGluedDeed = (line: string): boolean =>
  [...line.matchAll(/\p{Ll}{3,}(\p{Lu}\p{Ll}{3,})/gu)].some(([, next = '']) =>
    /^(?:past|gerund)$/.test(readVerb(next)?.form ?? ''),
  );

/** Whether an English line reads as one whole statement (`isVerbFirst`: its first word was a verb as it was written); a semicolon between two is none's fault. A noun without a verb says enough only with a figure. */
function isSaidInEnglish(line: string, isVerbFirst: boolean): boolean {
  const opening = readOpening(line);
  const opens =
    isVerbFirst ||
    opening !== undefined ||
    /^(?:I \p{Ll}|Responsible for |In charge of |As an? (?:[\p{L}-]+ ){1,4}I (?:am|was) responsible for )/u.test(line);
  return (
    isSayable(line.replaceAll('; ', ' and '), mostCommas) &&
    // Duties that run are told in one tense: "Perform audits and ensure timely closing".
    (isVerbFirst || opening?.form === 'base' || !mixesTenses(line)) &&
    !isBareCharge(line) &&
    !nextDeed.test(line) &&
    !change.test(line) &&
    isJoinedWell(line) &&
    (opens || (/[$£€%]|\d+\+? \p{Ll}/u.test(line) && !isName(withoutBrackets(line))) || namesDeed(line))
  );
}

/** "Responsible for implement processes": a charge that a bare verb follows. */
const isBareCharge = (line: string): boolean => {
  const word = /^(?:Responsible for|In charge of) (\p{Ll}+)/u.exec(line)?.[1] ?? '';
  return readVerb(word)?.form === 'base' && !isNounLike(word);
};

/** Where somebody went, to whom they reported and what they were taught is no work. */
const change =
  /^(?:moved|relocated|reported|reports?|promoted|transferred|hired|assigned|recruited by|joined|started|began|left) (?:to|from|by|as|directly|the)\b|^trained (?:on|in|by|as)\b|^completed (?:\p{L}+ )?(?:workshops?|courses?|trainings?|classes|seminars?|lectures?|internships?)\b/iu;

/** What stands behind a semicolon is another deed or a figure, not the rest of a list. */
const isJoinedWell = (line: string): boolean =>
  line
    .split('; ')
    .slice(1)
    .every((part) => /^\d/.test(part) || readVerb(/^\p{L}+/u.exec(part)?.[0].toLowerCase() ?? '') !== undefined);

/** "Preparing payroll, Preparation of statements": the next line of the page behind a comma. */
const nextDeed =
  /[,;] \p{Lu}\p{Ll}+(?:ing|tion|ment|sion|sis|ance) (?:of |for |in |and )?\p{L}|\p{Ll} \p{Lu}\p{Ll}+ing (?:on|with|of|the|in|for|and|all) /u;

/** "Management of 12 buildings", "Problem analysis and repair of electronic devices", "Help to citizens": a deed by its name. */
const deed =
  /^(?:[\p{L}-]+ (?:and |& )?){0,4}(?:\p{L}+(?:ment|tion|sion|ing|ance|sis)|repair|design|support|help|assistance|service|control|analyses|upkeep|care|sale|delivery|recovery|setup|review) (?:of|for|to) /iu;

/** A post, and not what was done in it: "Head of Customer Service for Germany". */
const rank =
  /^(?:(?:senior|junior|deputy|assistant|associate|executive|global|regional|group|interim|acting|former) )*(?:head|(?:vice[- ])?president|vp|svp|evp|director|chief|manager|leader|lead|officer|secretary|chair(?:man|woman|person)?|dean|principal|partner|owner|founder|supervisor|coordinator|specialist|consultant|representative|agent|advisor|adviser|analyst|engineer|intern|trainee)(?!\p{L})/iu;

/** "Petroleum Development of Holm": a few words that are all capitalised name a house or a place. */
const isName = (line: string): boolean =>
  line.split(/\s+/).length <= mostOfName && line.split(/[^\p{L}]+/u).every((word) => !/^\p{Ll}{4}/u.test(word));

const mostOfName = 6;

/** "IB Statistics (2 classes)": a figure in brackets makes no deed of a name. */
const withoutBrackets = (line: string): string => line.replace(/\s*\([^()]*\)/gu, '');

/** Whether a line names a deed and does not begin with a post. */
export const namesDeed = (line: string): boolean =>
  deed.test(line) && !isName(line) && !rank.test(line) && findTitles(line)[0]?.start !== 0;

/** A line that mostly names tools shows what was used, and not what was done. */
function isListOfTools(line: string): boolean {
  const tools = skillsIn(line).filter(({ kind }) => kind === 'tool');
  const named = tools.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return tools.length > 2 && named >= 0.5 * line.split(/\s+/).length;
}
