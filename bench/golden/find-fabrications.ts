import type { Letter, Resume } from '@shortlist/schema';

/** What one run of the job wrote: the letter's sentences and the resume's texts that changed. */
export type Written = {
  name: string;
  person: string;
  source: Resume;
  posting: string;
  letter: Letter;
  tailored: Resume;
};

/**
 * Looks for what neither the person nor, where a sentence speaks of it, the posting said. Knows nothing of the truth gate: it compares
 * plain words and figures. A word that letters of at least five different people share is taken for a letter's own wording.
 */
export function findFabrications(runs: readonly Written[]): string[] {
  const wording = sharedWords(runs);
  return runs.flatMap((run) => {
    const own = wordsOf(textOf(run.source));
    const asked = wordsOf(run.posting);
    const found: string[] = [];
    const before = new Set(stringsOf(run.source));
    for (const paragraph of run.letter.paragraphs)
      for (const sentence of paragraph.split(/(?<=[.!?]”?\.?)(?<!\bSt\.) (?=[A-ZÄÖÜ«„“])/u)) {
        if (isQuoted(sentence, run.posting) || sentence === listOpening) continue;
        const speaksOfPosting =
          /\b(?:you|your|advertisement|resume does not show|apply|applying|position|role|yet|Ihrer|Stelle|Zu den Aufgaben|nennen|Anzeige|Lebenslauf|noch|annonce|poste|vous|CV|encore|anuncio|puesto|buscan|piden|encontrarán|todavía)\b/i.test(
            sentence,
          );
        found.push(
          ...unknownIn(
            sentence,
            (word) =>
              has(own, word) ||
              isVerbOf(word, own, run.letter.language) ||
              wording.has(word) ||
              letterWording.has(word) ||
              isOtherName(word, sentence, own) ||
              isOwnForm(word, sentence, run) ||
              isHelp(word, sentence, before) ||
              isEndedStudy(word, sentence, run.source) ||
              isHeldPost(word, sentence, run.source) ||
              (speaksOfPosting && has(asked, word)),
          ).map((word) => `${run.name}: letter: “${word}” in “${sentence}”`),
        );
      }
    for (const text of stringsOf({ ...run.tailored, meta: undefined }))
      if (!before.has(text))
        found.push(
          ...unknownIn(
            text,
            (word) =>
              has(own, word) ||
              resumeWording.has(word) ||
              isOtherName(word, text, own) ||
              isCharge(word, text, before) ||
              isHelp(word, text, before),
          ).map((word) => `${run.name}: resume: “${word}” in “${text}”`),
        );
    return found;
  });
}

/** What opens a list of jobs, each of which is looked at by itself. Fewer than five of these people get one. */
const listOpening = 'These are my most recent positions:';

/** “Ich habe die Ausbildung (…) abgeschlossen.”, “I completed an Apprenticeship …”: of what the resume dates to an end that has come, or of an internship that it lists. */
function isEndedStudy(word: string, sentence: string, { education = [], work = [] }: Resume): boolean {
  const ended = (date: string | undefined) => date !== undefined && date < '2026-06';
  const names = (text: string | undefined) => text !== undefined && text !== '' && sentence.includes(text);
  if (word === 'abgeschlossen' || word === 'completed')
    return education.some(({ studyType, area, endDate }) => ended(endDate) && (names(studyType) || names(area)));
  return (
    word === 'absolviert' &&
    work.some(({ position = '', endDate }) => /praktik/i.test(position) && ended(endDate)) &&
    /Praktikum/.test(sentence)
  );
}

/** “I have held the position of Clerk at Alder Ltd since 2021.”: of a job that the resume lists and gives no end. */
function isHeldPost(word: string, sentence: string, { work = [] }: Resume): boolean {
  return (
    word === 'held' &&
    sentence.startsWith('I have held the position of ') &&
    work.some(({ position = '', endDate }) => endDate === undefined && position !== '' && sentence.includes(position))
  );
}

/** The post in the applicant’s own form, in the sentence that applies for it: “als Einkäuferin” where the posting is headed “Einkäufer”. */
function isOwnForm(word: string, sentence: string, { posting, letter }: Written): boolean {
  const head = posting.split('\n', 3).join(' ').toLowerCase();
  const post = word.slice(0, -2);
  return (
    letter.language.startsWith('de') &&
    /(?:^|\P{L})(?:bewerbe|Bewerbung|Stelle|Position)(?=\P{L})/u.test(sentence) &&
    /.{4}in$/u.test(word) &&
    new RegExp(`(?<!\\p{L})${RegExp.escape(post)}(?!\\p{L})`, 'u').test(head)
  );
}

/** "Handled key accounts", where the person's own line is "Responsible for key accounts": who is responsible for a thing handles it. */
function isCharge(word: string, text: string, before: ReadonlySet<string>): boolean {
  const rest = /^(?:Handled?|Held|Hold) (.+?)\.?$/.exec(text)?.[1];
  return (
    /^(?:handled?|held|hold)$/.test(word) &&
    rest !== undefined &&
    [...before].some((line) => new RegExp(`(?:responsible for|in charge of) ${RegExp.escape(rest)}`, 'i').test(line))
  );
}

/** "Helped migrate the site", where the person's own line is "Assisted in migrating the site": who assisted helped, with the same thing. */
function isHelp(word: string, text: string, before: ReadonlySet<string>): boolean {
  const rest = /(?:^|I (?:also )?)[Hh]elped? \p{L}+ (.+?)\.?$/u.exec(text)?.[1];
  return (
    /^helped?$/.test(word) &&
    rest !== undefined &&
    [...before].some((line) => /^assist\p{L}* (?:in|with) /iu.test(line) && line.endsWith(rest))
  );
}

/** What the posting says of its employer, told back word for word. */
function isQuoted(sentence: string, posting: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  return sentence.length > 30 && plain(posting).includes(plain(sentence));
}

/** "réduit" of "réduction", "gestiono" of "gestión": a verb for the person's own noun in French or Spanish. */
function isVerbOf(word: string, own: Set<string>, language: string): boolean {
  if (language !== 'fr' && language !== 'es') return false;
  const noun = oddVerbs.get(word);
  return [...own].some((each) => each === noun || (word.length > 4 && each.slice(0, 4) === word.slice(0, 4)));
}

const oddVerbs = new Map([
  ['tiens', 'tenue'],
  ['tenu', 'tenue'],
  ['mis', 'mise'],
  ['atiendo', 'atención'],
  ['atendí', 'atención'],
]);

/** The wording of a letter that claims nothing. */
const letterWording = new Set(
  `suchen unter anderem einige beispiele bisherigen derselben funktion zur quelques même algunos ejemplos mismo spreche connais hablar ustedes 1 good beyond reason write part find resume worked field glad contribute present things bring used more recently first from a an and am are as at be been before but by did do earlier for from have has he i if in is it its learn like line mentor my need no not of on or please ready since so still tell than that the there this to today was were will with work would yet you your nearest hold also open gap one can other rather say here gladly sake completeness does show any questions far another kind carry over advertisement addition furthermore now behind take enclose whatever could talk certificates include responsible closest offer what comes date consider following relevant
  ich bewerbe mich hiermit gerne auf die der das den dem des stelle bei in ihrer ihren anzeige schreiben sie dazu passt aus meiner meine arbeit als hinzu kommt zeit mit habe bisher noch nicht gearbeitet am nächsten erfahrung anforderungen bringe über eine einladung zum gespräch würde freuen gern erzähle ihnen mehr einem
  daran dazu dabei möchte mitarbeiten beitragen zu aufgaben gehört gehören gehörte gehörten sowie seit arbeite bis war tätig meinen dort kam kamen kenntnisse außerdem sprachen gelungen ist mir auch außerdem finden lebenslauf diesen punkt arbeite ein wenn wir uns kennenlernen freue beantworte ihre fragen im jahr zuvor steht nennen diesem lege bei persönlichen diese einbringen umfeld gern sage lieber gleich das darüber sprechen wir ja verfügung
  niveau nivel level je vous adresse ma candidature au poste travail comprend comprenait ainsi à souhaite rejoindre votre équipe et dans annonce écrivez voici ce qui y répond mon parcours chez s ajoute parmi les compétences que demandez apporte n ai pas encore travaillé avec en approche le plus me tiens disposition pour un entretien dirai volontiers lors d de dispose suivantes échanger présenterai un courant
  aimerais contribuer cherchez une personne pour aussi également étais été possède parle aux suis titulaire du depuis y c est avec intérêt que honneur parler cv mentionne un point apprendre auparavant j cette expérience souhaite rejoindre cadre travailler préfère dire dès maintenant répondrai questions sur adresser trouverez ci joint curriculum vitae qui
  con gusto presento mi candidatura al puesto en su anuncio escriben de experiencia encaja con ello como a ello se suma lo que piden aporto todavía no he trabajado más cercano quedo su disposición para una entrevista les cuento
  por la el presente ejemplo trabajo incluye incluía así buscan persona soy tengo desde allí también además fui a me gustaría ser parte ello contribuir currículum encontrarán es punto aprender cuento encantaría mediante esta carta contarles ese esa entorno deseo trabajar adjunto prefiero decirlo desde ahora respondo responderé sus preguntas sobre este ocupar incorporarme equipo`.split(
    /\s+/,
  ),
);

/** Words that a rewritten resume may bring: it says who somebody is and what they know. */
const resumeWording = new Set(
  'experienced in skills for this role and with years of work experience now most recently at schwerpunkte für diese stelle und points forts pour ce poste et puntos fuertes para este puesto y mit jahren berufserfahrung derzeit zuletzt bei der ans d expérience professionnelle actuellement dernier poste chez con años de experiencia laboral actualmente más recientemente en since seit depuis desde the'.split(
    ' ',
  ),
);

/** Another name of a thing that stands in the resume: the same initials ("Search engine optimisation" for SEO, k8s), or beside it in brackets; years that the dates allow. */
const otherNames = new Map([
  ['microsoft', 'ms'],
  ['salesforce', 'sfdc'],
  ['javascript', 'js'],
]);

/** What everybody knows a tool to be, which may stand behind its name. */
const kindsOf = new Map([['git', 'version control']]);

function isOtherName(word: string, text: string, own: Set<string>): boolean {
  if (own.has(otherNames.get(word) ?? '')) return true;
  if (
    word === 'microsoft' &&
    ['excel', 'word', 'outlook', 'powerpoint', 'teams', 'office'].some((name) => own.has(name))
  )
    return true;
  const [tool = '', kind = ''] = /^(.*) \((.*)\)$/.exec(text)?.slice(1) ?? [];
  if (own.has(tool.toLowerCase()) && kindsOf.get(tool.toLowerCase()) === kind && kind.split(' ').includes(word))
    return true;
  if (own.has(`${word[0]}${word.length - 2}${word.at(-1)}`)) return true;
  if (/^\d+$/.test(word) && new RegExp(`\\b${word} years of work`).test(text))
    return Number(word) <= 2026 - Math.min(...[...own].filter((each) => /^(?:19|20)\d\d$/.test(each)).map(Number));
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (each) => !['of', 'and', 'for', 'in', 'the'].includes(each),
  );
  const runs = words.flatMap((_, from) => [2, 3, 4, 5, 6].map((count) => words.slice(from, from + count)));
  if (runs.some((run) => run.includes(word) && own.has(run.map((each) => each[0]).join('')))) return true;
  const bracket = /^(.*) \(([^)]+)\)/.exec(text);
  return (
    bracket !== null &&
    [...wordsOf(bracket[2] ?? '')].every((each) => has(own, each)) &&
    (bracket[1] ?? '').toLowerCase().includes(word)
  );
}

function unknownIn(text: string, known: (word: string) => boolean): string[] {
  return [...wordsOf(text)].filter((word) => !known(word));
}

function sharedWords(runs: readonly Written[]): Set<string> {
  const people = new Map<string, Set<string>>();
  for (const { person, letter } of runs)
    for (const word of wordsOf(letter.paragraphs.join(' ')))
      people.set(word, (people.get(word) ?? new Set()).add(person));
  return new Set([...people].filter(([word, who]) => who.size >= 5 && !/\d/.test(word)).map(([word]) => word));
}

/** The words and figures of a text; figures without their grouping, number words as figures. */
function wordsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/(\d)[,.’'\u202f](?=\d{3}(?!\d))/g, '$1')
    .replace(/[’']s\b/g, '')
    .replace(/\b[ldjnsmtc]’|\bqu’/g, '');
  return new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => figures.get(word) ?? word));
}

const figures = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, `${i}`]),
);

function has(words: Set<string>, word: string): boolean {
  if (words.has(word)) return true;
  if (/\d/.test(word)) return [...words].some((each) => each.replace(/^0+/, '') === word);
  if (word.length >= 3 && [...words].some((each) => each.startsWith(word) && each.length <= word.length + 3))
    return true;
  const stem = word.replace(/(?:ing|ed|es|s|d|n|en|e)$/, '');
  return (
    stem.length >= 3 &&
    [...words].some((each) => each.startsWith(stem) && Math.abs(each.length - word.length) <= 4 && !/\d/.test(each))
  );
}

function textOf(value: unknown): string {
  return stringsOf(value).join('\n');
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}
