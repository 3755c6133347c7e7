import type { Posting } from '@shortlist/schema';
import { readVerb } from '../language/deeds/action-verbs.ts';
import { calmCapitals, calmWords } from '../language/text/calm-capitals.ts';
import { standsOnlyInPhrases } from '../language/text/only-in-phrases.ts';
import { splitSentences } from '../language/text/split-sentences.ts';
import { isAnyHouse } from '../language/titles/is-any-house.ts';
import { isOrganisation } from '../language/titles/is-title.ts';
import { sentenceCase } from '../language/titles/small-title.ts';
import { findDegrees } from '../lexicon/learning/degree-levels.ts';
import { loadWordTable } from '../lexicon/meaning/word-table.ts';
import { findTitles } from '../lexicon/titles/recognise-titles.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';
import { readPurpose } from './content/read-purpose.ts';

/**
 * The posting as a letter speaks of it: shouted names in ordinary letters, and, where no employer was read, the one who says what it does
 * ("Farrow Kitchens runs …"), when that name opens one of the first lines or stands in the text again.
 */
export function nameEmployer(posting: Posting): Posting {
  const house = isNoName(posting) ? undefined : withoutSentence(posting.employer);
  const short =
    house === undefined || isCommon(house, posting.text)
      ? (findEmployer(posting.text) ?? withName(withLegalForm(posting.text)))
      : house;
  const whole = short === undefined ? undefined : wholeName(short, posting.text);
  const isPhrase =
    whole !== undefined &&
    posting.language.startsWith('en') &&
    (isDoing(whole) || (isOfCommonWords(whole) && standsOnlyInPhrases(whole, posting.text)));
  const employer = whole !== undefined && !isPhrase && isEmployerName(whole) ? whole : undefined;
  const { employer: _, title: written, ...rest } = posting;
  // What runs over the end of a line is part of a sentence, and names another post more often than this one.
  const title = written !== undefined && /\n/.test(written) ? undefined : written;
  return {
    ...rest,
    ...(title === undefined ? {} : { title: titleOf(title, posting.language) }),
    ...(employer === undefined ? {} : { employer: calmCapitals(employer) }),
    ...(posting.location === undefined ? {} : { location: calmWords(posting.location) }),
  };
}

/** Whether a letter may be addressed to it: no degree, no demand, no kind of employment, no bare word for any house. */
function isEmployerName(name: string): boolean {
  return isOrganisation(name) && !noName.test(name) && !isAnyHouse(name) && findDegrees(name).length === 0;
}

/** What postings have at the place of a name. */
const noName =
  /^(?:bachelor|master|degree|diploma|requirements?|qualifications?|description|responsibilities|about|job|position|location|salary|benefits|summary|overview|apply|hours|shift|date|department|\d(?!\d?\. \D))|\b(?:hour|salary|per year|experience|required|preferred|degree)\b/i;

/** "Tarn Supply is the nation’s largest wholesaler …": of a sentence only the name that it is about; none where it names nobody. */
function withoutSentence(employer: string | undefined): string | undefined {
  const name = employer?.replace(/ (?:is|are|was|were|has|have|provides|offers|helps) .*$/su, '').trim();
  return name === undefined || name.length > 70 || /[^.]{20}\. \p{Lu}/u.test(name) ? undefined : name;
}

/** From so many capitals on a word is no abbreviation. */
const longestLetters = 9;

/** "ACCOUNTANT", "EQUIPMENT MECHANIC (Automotive Mechanic)": words in capitals that are no abbreviations. */
const calmTitle = (title: string): string =>
  title.replace(/(?<![\p{L}\p{N}])\p{Lu}{5,}(?![\p{L}\p{N}])/gu, (word) =>
    word.length >= longestLetters || loadWordTable().rows.has(word.toLowerCase()) || findTitles(word).length > 0
      ? calmWords(word)
      : word,
  );

/** A shouted title in ordinary letters; "Installers", "Nurses (nights)": an English title that calls for several people, said of one. */
function titleOf(whole: string, language: string): string {
  const title = calmTitle(calmCapitals(whole));
  if (title !== whole && /^(?:fr|es|pt|it|nl)/.test(language)) return sentenceCase(title);
  if (!language.startsWith('en')) return title;
  return title.replace(
    /(?<=(?:^|\s)\p{L}*(?:er|or|ist|assistant|accountant|consultant|attendant|ian|nurse|clerk|cook|driver|assistant|technician|apprentice|trainee))s(?=$|\s*[([])/iu,
    '',
  );
}

const legalForms: ReadonlySet<string> = new Set(
  'pty pvt private co inc ltd limited llc plc corp gmbh ggmbh ag kg kgaa ohg bv srl sarl sa sau sl slu'.split(' '),
);
/** Forms that are also the name of a house. */
const formsAndNames: ReadonlySet<string> = new Set(['sas', 'se', 'ug']);
const joiners: ReadonlySet<string> = new Set(['the', 'und', 'and', '&']);

/** Whether a name is only what stands behind one: "Pty Ltd", "GmbH & Co. KG". */
function isLegalForm(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s,]+|(?<=&)|(?=&)/)
    .flatMap((word) => {
      // "S.A." is one form, "Co.KG" two.
      const parts = word.split('.').filter((part) => part !== '');
      return parts.every(({ length }) => length === 1) ? parts.join('') : parts;
    })
    .filter((word) => word !== '');
  const isOf = (word: string) => legalForms.has(word) || formsAndNames.has(word) || joiners.has(word);
  return words.every(isOf) && (words.some((word) => legalForms.has(word)) || words.every((word) => joiners.has(word)));
}

/** A name that is more than its legal form. */
const withName = (name: string | undefined): string | undefined =>
  name === undefined || isLegalForm(name) ? undefined : name;

/** A legal form by itself ("Pty Ltd"), or the end of the title, which stands nowhere else ("… Support Tier 1/2"): what was read is no employer. */
function isNoName({ employer, title = '', text }: Posting): boolean {
  if (employer === undefined) return false;
  if (isLegalForm(employer)) return true;
  return (
    title.endsWith(employer) &&
    title.length > employer.length &&
    text.split(employer).length <= 2 + text.split(title).length - 2
  );
}

/** The name as one of the first lines has it in full: "Cedar Ridge" in the text, "Cedar Ridge High School" above it. */
function wholeName(name: string, text: string): string {
  const head = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 5);
  const longer = head
    .flatMap((line) => line.split(/ [-–—|•·] |, | \(|\t/))
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `) && part.length <= 60 && kindOfPlace.test(part.slice(name.length)));
  return longer ?? name;
}

/** Capitalised words that end in what kind of house it is. */
const kindOfPlace =
  /^(?: (?:\p{Lu}[\p{L}’'-]*|of|and|&)){0,4} (?:Hospitals?|Cent(?:er|re)|Clinics?|Infirmary|School|Schools|Academy|College|University|Institute|District|Library|Museum|Trust|Foundation|Council|Bank|Group|Company|Partners|Associates|Services|Systems|System|Network|Health|Healthcare|Solutions|Logistics)$/u;

/** A name with its legal form near the top: "… suchen wir, die Lohmann Antriebstechnik GmbH, …". */
function withLegalForm(text: string): string | undefined {
  const found =
    /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d&.'’-]*,?[ \t]+(?:(?:del?|de la|des|du|d[’']|of|and|und|y|e|i|et|&)[ \t]+)?){1,5}(?:GmbH(?: & Co\. KG)?|gGmbH|AG|KG|SE|e\. ?V\.|S\.A\.S?\.?|SAS|SARL|S\.L\.U?\.?|Ltd|Limited|LLC|PLC|B\.V\.))(?![\p{L}\d])/u.exec(
      text.slice(0, 1500),
    )?.[1];
  if (found === undefined || isLegalForm(found) || listsHouses(found)) return undefined;
  const name = found
    .replace(/^(?:Die|Der|Das|Bei|Wir|Unser\p{L}*|Für|The|At|Join|La|Le|Les|El|Firma|Unternehmen|Arbeitgeber)\s+/u, '')
    .trim();
  return name.length > 60 || name.split(/\s+/).length < 2 ? undefined : name;
}

/** "Holm AG, Larch KG": houses one after another are customers or partners. */
function listsHouses(name: string): boolean {
  const houses = name.split(/, ?/).filter((part) => !isLegalForm(part));
  return houses.slice(0, -1).some((house) => isLegalForm(house.split(' ').at(-1) ?? ''));
}

function findEmployer(text: string): string | undefined {
  const head = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 5);
  for (const sentence of splitSentences(text.slice(0, 6000))) {
    const name = readPurpose(sentence)?.subject ?? subjectIn(sentence, head);
    if (
      name === undefined ||
      name === 'We' ||
      /^Our\b/.test(name) ||
      name.length > 40 ||
      isVerb(name) ||
      opensHeading(name, text) ||
      isCommon(name, text)
    )
      continue;
    if (head.some((line) => line.includes(name) && line.trim() !== sentence) || text.split(name).length > 2)
      return name;
  }
  return undefined;
}

/** "Write reports and assessments": the verb of a duty names nobody. */
const isVerb = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && readVerb(name.toLowerCase())?.form === 'base';

/** "Additional Benefits", alone in its line: a common word that begins a heading is no name by itself. */
const opensHeading = (name: string, text: string): boolean =>
  isGeneralWord(name.toLowerCase()) &&
  text
    .split('\n')
    .some((line) => line.startsWith(`${name} `) && /^\s?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){1,3}:?\s*$/u.test(line));

/** "High Net Worth": no word of it is a name's. */
const isOfCommonWords = (name: string): boolean =>
  name.split(/[\s&]+/).every((word) => loadWordTable().rows.has(word.toLowerCase()));

/** "Providing reports": what is done, of which the first word was read as a name. */
const isDoing = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+ing$/u.test(name) && readVerb(name.toLowerCase())?.form === 'gerund';

/** In other languages: the capitalised words that open a sentence, where one of the first lines names them too. */
function subjectIn(sentence: string, head: readonly string[]): string | undefined {
  const start =
    /^(?:(?:Die|Der|Das|Le|La|Les|El|Los|Las) )?(\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+){0,4}) \p{Ll}/u.exec(
      sentence,
    )?.[1];
  const line =
    start === undefined ? undefined : head.find((each) => each.includes(start) && !sentence.includes(each.trim()));
  const named = line
    ?.split(/ [-–—|•·] |, | \(/)
    .find((part) => start !== undefined && part.includes(start))
    ?.trim();
  return start === undefined || !start.includes(' ') || named === undefined || named.length > 40 ? undefined : named;
}

/** A word that begins sentences, or that the text also writes small where it is no address, names nobody. */
function isCommon(name: string, text: string): boolean {
  if (
    !name.includes(' ') &&
    new RegExp(`(?<![\\p{L}@#/.])${RegExp.escape(name.toLowerCase())}(?!\\p{L}|\\.\\p{Ll})`, 'u').test(text)
  )
    return true;
  return /^(?:I[lt]s?|Elles?|Ils|Nous|Vous|On|Ce(?:tte|t|la)?|Es|Er|Sie|Wir|Ihr|Ellos|Ellas|Nosotros|Unsere?|Notre|Nuestr[ao]|Noss[ao]|Nostr[ao]|Onze?|Usted|Este|Esta|She|He|We|Every(?:one|body|thing)|Any(?:one|body)|Some(?:one|body)|Nobody|You|They|There|Here|What|Who|The|Our|This|Your|Full|Part|Job|Position|Role|Pay|Hours|Benefits|Shifts?|Schedule|Duration|Salary|Location|Department|Candidates?|Applicants?)\b/i.test(
    name,
  );
}
