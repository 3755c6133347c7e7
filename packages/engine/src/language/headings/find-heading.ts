import { pageLanguages } from '@shortlist/schema';
import { isWishHeading } from '../stance/is-wish.ts';
import { foldWords } from '../text/fold-text.ts';
import { furtherHeadings } from './further-headings.ts';
import { headingPhrases, type SectionKind } from './heading-words.ts';
import { mendHeadingWord, wordsOfHeadings } from './mend-heading-word.ts';

const phrases = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(headingPhrases) as [SectionKind, string][]) {
  for (const phrase of list.split('|')) if (!phrases.has(phrase)) phrases.set(phrase, kind);
}

for (const kinds of Object.values(furtherHeadings)) {
  for (const [kind, list] of Object.entries(kinds) as [SectionKind, string][]) {
    for (const phrase of list.split('|').map(foldWords)) if (!phrases.has(phrase)) phrases.set(phrase, kind);
  }
}

// What our own pages say in any language is known, whatever else is.
for (const { headings, words } of Object.values(pageLanguages)) {
  for (const [kind, heading] of [...Object.entries(headings), ['contact', words.contact]] as [SectionKind, string][]) {
    const phrase = foldWords(heading);
    if (!phrases.has(phrase)) phrases.set(phrase, kind);
  }
}

/** Phrases of several words as they read where the spaces were lost. */
const glued = new Map(
  [...phrases]
    .filter(([phrase]) => phrase.length > 9 && phrase.includes(' '))
    .map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]),
);

/** Words that join two headings, and words that only modify one. */
const joints = new Set(
  'and und et y e ed en of de di des du in the my mein meine mes mon ma mis mi meus minhas i miei le mijn & / и і i a oraz och og ja ve dan si es και و và'.split(
    ' ',
  ),
);
const modifiers = new Set(
  'professional work career key core technical additional selected other academic relevant personal main recent previous current related major general special further weitere berufliche fachliche personliche ausgewahlte relevante wichtige professionnel professionnelle professionnels professionnelles principales principaux autres profesional profesionales laboral principal otras otros profissional profissionais outras professionali professionale principali altre altri professionele overige belangrijkste besondere digitale digitales digitali digitais digitaal technische techniques technisch tecniche tecnicas methodische soziale sociales kaufmannische handwerkliche comportementales transversales personnelles personali personales pessoais persoonlijke sociale relazionali comunicative organizzative linguistiche'.split(
    ' ',
  ),
);

/** The kind of section that a heading names in any of seven languages, or undefined. Whole text only; at most six words. */
export function findHeading(whole: string): SectionKind | undefined {
  if (whole.length > longestLine) return undefined;
  if (asked.has(whole)) return asked.get(whole);
  if (asked.size > 4000) asked.clear();
  const text = whole.replace(drawnLine, '');
  const kind = text.length > 60 || text.length < 2 ? undefined : nameHeading(text);
  asked.set(whole, kind);
  return kind;
}

/** A line drawn with signs behind a heading or before it ("EDUCATION ________", "==== Skills"). Dots in the middle of a line are marks of a skill. */
const drawnLine = /^(?:[_=~.–—-]\s*){4,}|\s*(?:[_=~.–—-]\s*){4,}$/gu;

/** No heading is longer, the line behind it included. */
const longestLine = 200;

// The same lines of a document are asked for again and again.
const asked = new Map<string, SectionKind | undefined>();

function nameHeading(text: string): SectionKind | undefined {
  if (/[.!,;]\s*$/.test(text) || /\d{3}|@/.test(text)) return undefined;
  // A page may count what stands below: "Work experience (3)".
  const words = foldWords(closeSpacing(text.replace(/\s*\(\d{1,2}\)\s*$|^#{1,6}\s+/g, '')))
    .split(' ')
    .filter(Boolean);
  if (words.length === 0 || words.length > 6) return undefined;
  const known = phrases.get(words.join(' ')) ?? (words.length === 1 ? glued.get(words[0] as string) : undefined);
  if (known) return known;
  // Signs of a heading may be set apart: "職 務要約".
  const closed = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text)
    ? (phrases.get(words.join('')) ?? findEasternPair(words.join('')))
    : undefined;
  if (closed) return closed;
  // What the person learns is a group of skills with its own name, which says that they are none yet.
  if (isWishHeading(text)) return 'skills';
  while (
    words.length > 1 &&
    /^(?:\d{1,2}|[ivx]{1,4}|[a-z])$/.test(words[0] as string) &&
    !joints.has(words[0] as string)
  )
    words.shift();
  return nameWords(words) ?? (/^\P{L}*\p{Lu}/u.test(text) ? findMisspelled(words) : undefined);
}

const nameWords = (words: string[]): SectionKind | undefined =>
  phrases.get(words.join(' ')) ?? (words.length > 1 ? findJoined(words) : undefined);

const spelled = wordsOfHeadings(phrases.keys());

/** "Work Expirience": a heading with one word misspelled by one letter. */
function findMisspelled(words: string[]): SectionKind | undefined {
  if (words.length > 3) return undefined;
  for (const [i, word] of words.entries()) {
    const meant = mendHeadingWord(word, spelled);
    const kind = meant && nameWords(words.with(i, meant));
    if (kind) return kind;
  }
  return undefined;
}

/** "实习与科研经历": of two things that share the last word, the first one decides. */
function findEasternPair(text: string): SectionKind | undefined {
  const [, first = '', last = ''] = /^(\p{Script=Han}{2,4})[与和及與、&/](\p{Script=Han}{2,8})$/u.exec(text) ?? [];
  return phrases.get(first) ?? phrases.get(first + last.slice(-2)) ?? phrases.get(last);
}

/** "Skills & Languages", "Selected Projects": headings joined or modified; the first one named decides. */
function findJoined(words: string[]): SectionKind | undefined {
  let found: SectionKind | undefined;
  let i = 0;
  while (i < words.length) {
    const word = words[i] as string;
    if (joints.has(word) || modifiers.has(word)) {
      i++;
      continue;
    }
    let length = Math.min(4, words.length - i);
    while (length > 0 && !phrases.has(words.slice(i, i + length).join(' '))) length--;
    if (length === 0) return undefined;
    const kind = phrases.get(words.slice(i, i + length).join(' '));
    if (kind === 'label') return undefined;
    found ??= kind;
    i += length;
  }
  return found;
}

/** "Education & Work Experience": both kinds of section in one heading, with a word or a mark between them. */
export function headsBoth(text: string, one: SectionKind, other: SectionKind): boolean {
  const words = foldWords(closeSpacing(text)).split(' ').filter(Boolean);
  return words.some((word, i) => {
    const [first, second] = [words.slice(0, i), words.slice(joints.has(word) ? i + 1 : i)].map((half) =>
      findHeading(half.join(' ')),
    );
    return (first === one && second === other) || (first === other && second === one);
  });
}

/** "S U M M A R Y" as it is meant; other texts unchanged. Words are parted where the spacing is wider. */
export function closeSpacing(text: string): string {
  if (!/^(?:\S ){3,}\S(?:\s|$)/.test(text)) return text;
  return text
    .split(/\s{2,}/)
    .map((word) => (/^(?:\S )+\S$/.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ');
}

const telling: [SectionKind, RegExp][] = [
  [
    'volunteer',
    /\b(?:community service|(?:academic|professional|editorial) services?|extra ?curr\p{L}*|extracirc\p{L}*)\b/u,
  ],
  [
    'education',
    /\b(?:education(?:al)?|academic|ausbildung|studium|schul(?:isch\p{L}*|bildung|laufbahn|weg|zeit)|formation|educacion|formacion|formacao|educacao|istruzione|formazione|opleiding\p{L}*)\b/u,
  ],
  [
    'volunteer',
    /\b(?:volunteer\p{L}*|involvement|activities|leadership|ehrenamt\p{L}*|benevol\p{L}*|voluntari\p{L}*|volontari\p{L}*|vrijwillig\p{L}*)\b/u,
  ],
  [
    'work',
    /\b(?:experiences?|employment|career|internships?|\p{L}*erfahrung|werdegang|experience|experiencias?|laboral|esperienz\p{L}*|\p{L}*ervaring|emplois?|carriere)\b/u,
  ],
  [
    'volunteer',
    /\b(?:andere|overige|nevenactiviteiten|sonstige|weitere|autres|otras|outras|altre) (?:activiteiten|aktivitaten|activites|actividades|atividades|attivita)\b/u,
  ],
  [
    'skills',
    /\b(?:skills|competenc\p{L}*|expertise|technolog\p{L}*|tools|\p{L}*kenntnisse|fahigkeiten|competences|habilidades|competencias|competenze|vaardigheden|software)\b/u,
  ],
  ['languages', /\b(?:languages|sprachen|langues|idiomas|lingue|talen)\b/u],
  [
    'certificates',
    /\b(?:certificat\p{L}*|licen[sc]es?|training|zertifi\p{L}*|certificaciones|certificados|certificazioni)\b/u,
  ],
  ['awards', /\b(?:awards?|honou?rs|achievements?|accomplishments?|auszeichnungen|prix|premios|premi)\b/u],
  ['projects', /\b(?:projects?|projekte|projets|proyectos|projetos|progetti|projecten)\b/u],
  ['publications', /\b(?:publications?|patents?|papers|publikationen|publicaciones|pubblicazioni)\b/u],
  ['interests', /\b(?:interests|hobbies|interessen|loisirs|intereses|interessi)\b/u],
];

/** The kind of section that a heading of unknown words most likely opens, by one telling word in it; undefined without one. */
export function guessHeading(text: string): SectionKind | undefined {
  const words = foldWords(closeSpacing(text));
  return telling.find(([, pattern]) => pattern.test(words))?.[0];
}
