import { isKnownCity, isRegion } from '../../language/places/places.ts';
import { isAnyHouse } from '../../language/titles/is-any-house.ts';
import { isDepartment, organisationScore } from '../../language/titles/organisation-words.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { findFields } from '../../lexicon/learning/study-fields.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { nameSection } from '../text/name-section.ts';
import { findFurniture } from '../text/page-furniture.ts';
import { anyWord } from '../words/any-word.ts';
import { employerFieldWords, forClientWords, nobodyWords, occasionWords } from '../words/stated-employer-words.ts';
import { employerPhrases } from './employer-phrases.ts';
import { isLegalForm } from './is-legal-form.ts';
import { lettersOf } from './letters-of.ts';
import { withoutAddresses } from './without-addresses.ts';

/**
 * A form of words in which advertisements say who employs: the name it gives for a posting's text, a text with that name, and one that it leaves. `surely`
 * where its words say it outright; the others only lead to a name.
 */
export type Statement = {
  code: string;
  surely?: true;
  read: (text: string) => string | undefined;
  yes: { text: string; name: string };
  no: string;
};

const small =
  'of|i|og|och|de|des|du|del|della|delle|dei|di|do|da|dos|das|la|le|per|für|for|von|der|dem|and|und|et|y|e|the|&';
/** A full stop behind a longer word ends a sentence: "… en Ontwikkelen. Defacto is …". */
const word = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’/-]|\.(?=[\p{L}\p{N}])|(?<=(?<!\p{L})\p{L}{1,4})\.){0,40}`;
const name = String.raw`${word}(?: (?:(?:${small}) ){0,2}(?:${word}|\d{1,3}(?!\d))){0,6}`;
const form = String.raw`(?:, | )(?:Inc|LLC|L\.L\.C|Ltd|Limited|LLP|PLC|plc|Corp|GmbH(?: & Co\.? KG)?|gGmbH|mbH|AG|KG|OHG|eG|e\. ?V|SAS|SARL|S\.A\.S|S\.A|S\.L|S\.r\.l|S\.p\.A|SpA|Srl|B\.V|BV|N\.V|NV|BVBA|Lda|Ltda|Pty Ltd)(?!\p{L})\.?`;

/** Who speaks or is spoken of, and no name: "Je recrute", "Unser Kunde sucht". */
const nobody = new RegExp(String.raw`^(?:${anyWord(nobodyWords)})(?!\p{L})`, 'iu');
/** No house where it is the whole name: "Bei Interesse bieten wir …", "At Christmas we …". */
const occasion = new RegExp(`^(?:${anyWord(occasionWords)})$`, 'u');

const seeks = [
  'is (?:currently |now )?(?:looking for|seeking|hiring|recruiting)|seeks',
  'sucht|stellt',
  "recherche|recrute|est à la recherche d['’e]|(?:vous )?propose un poste|souhaite recruter",
  'busca|selecciona|solicita|contrata|precisa|está buscando|está contratando',
  'procura|está (?:à procura|contratando|recrutando)|recruta|admite',
  'cerca|ricerca|seleziona|è alla ricerca|sta cercando',
  'zoekt|is op zoek naar',
].join('|');

const seeker = new RegExp(
  String.raw`(?:^|(?<=[.!?:]\s))(?:(?:Il|Lo|La|Le|El|Los|Die|Der|Das|The|O|A|Het|De)\s|L['’])?(${name}(?: (?:de l['’]|d['’]|de la |du |des )\p{Ll}{4,}(?= (?:recrute|recherche|propose)))?)(?:,\s[^.,]{3,80}(?:,\s[^.,]{2,40}){0,3}(?:,|(?=\s(?:is|vous)\s))|,)?\s(?:${seeks})(?!\p{L})`,
  'gmu',
);

/** A line that only says that the next one names the employer. */
const label = new RegExp(String.raw`^[^\p{L}\p{N}\n]*(?:${anyWord(employerFieldWords)})\s*:?\s*\n+([^\n]+)`, 'gimu');
const withForm = new RegExp(String.raw`(?<![\p{L}\p{N}&.'’/-])(${name})(${form})`, 'gu');
/** Somebody else employs: an agency's advertisement. */
const forClient = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(forClientWords)})(?!\p{L})`, 'iu');
const atHouse = new RegExp(String.raw`^(.{4,80}?)\s(?:at|bei|chez|presso|bij|@(?=\s?\p{Lu}))\s?(${name})$`, 'u');
const within = new RegExp(String.raw`(?<!\p{L})au sein (?:de |du |d['’])(${word})(?=[\s,.])`, 'gu');
const called = new RegExp(
  String.raw`(?:^|,\s)(${name})(?:\s\([^()]{2,12}\))?\s(?:is|ist|est|es|é|è)\s(?:one of the|an?|the|eine?s? der|eine?|l['’]un des|une?|una?|um|uma|een)\s[^.!?\n]{0,70}?(?<!\p{L})(?:compan(?:y|ies)|firms?|manufacturers?|providers?|retailers?|employers?|\p{L}*unternehmen|\p{L}*hersteller|entreprises?|sociétés?|groupe|empresas?|aziend[ae]|start-?ups?|réseau|association|fondation|stiftung|verein|charity|societ[àa]|bedrij(?:f|ven))(?!\p{L})`,
  'gmu',
);

/** "Tagum City", alone in its line: a place, whether we know it or not. */
export const townWord = /\s(?:City|Township|Province|County|District|Metropolitan Area)$/u;
const offered = new RegExp(
  String.raw`(?<!\p{L})(?:avantages|benefits at|vorteile bei|beneficios (?:de|en)|vantaggi (?:di|in)|voordelen bij) (${name})\s?:\s*$`,
  'gmu',
);
const division = new RegExp(String.raw`^[^\p{L}\p{N}\n]*Division(?:/Department)?\s?:\s?(${name})[ \t]*$`, 'gmu');
const beforeTown = new RegExp(
  String.raw`^(${name}) · (${word}(?: (?:(?:${small}) )?${word}){0,3}),[^·\n]{2,60}$`,
  'gmu',
);

/** Names of two words or more, with small words between them at the most. */
const ofWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}&.'’/-])${word}(?: (?:(?:${small}|van|den|ten|ter) ){0,2}${word}){1,4}`,
  'gu',
);
/** The forms, the plainest first. */
export const statements: readonly Statement[] = [
  {
    code: 'label above the name',
    surely: true,
    read: (text) => first([...text.matchAll(label)].map((found) => found[1]?.trim())),
    yes: { text: 'Soudeur (H/F)\n\nVous soudez.\n\nEntreprise\nNORVAL INTERIM', name: 'NORVAL INTERIM' },
    no: 'Entreprise\nNous fabriquons des portes depuis 1950 dans la Drôme.',
  },
  {
    code: 'who seeks',
    surely: true,
    read: (text) => first([...text.matchAll(seeker)].map((found) => found[1])),
    yes: {
      text: 'Il Centro per la Mobilità Dolce è alla ricerca di un esperto.',
      name: 'Centro per la Mobilità Dolce',
    },
    no: 'Je recrute pour un client un fraiseur. Unser Kunde sucht Verstärkung.',
  },
  {
    code: 'title at the house',
    read: (text) =>
      first(
        firstLines(text).map((line) => {
          const [, job = '', house] = atHouse.exec(line) ?? [];
          return findTitles(job).length > 0 || titleScore(job) >= 1 ? house : undefined;
        }),
      ),
    yes: { text: 'Quality Manager at Plain\n\nYou will audit suppliers.', name: 'Plain' },
    no: 'Quality Manager at Lyon\n\nYou will audit suppliers.',
  },
  {
    code: 'only name with a legal form',
    surely: true,
    read: (text) => {
      if (forClient.test(text)) return undefined;
      const found = [...text.matchAll(withForm)].map((each) => `${bare(each[1] ?? '')}${each[2]}`);
      const keys = new Set(found.map((each) => each.toLowerCase().replace(/[\s.,]/g, '')));
      return keys.size === 1 ? first(found) : undefined;
    },
    yes: {
      text: 'Bist du Elektriker? Bei der HTW Auental mbH bist du richtig!',
      name: 'HTW Auental mbH',
    },
    no: 'Unsere Kunden sind die Mahler GmbH und die Wiesner AG.',
  },
  {
    code: 'below the title',
    read: (text) => {
      const [job = '', below = ''] = text
        .trim()
        .split('\n', 2)
        .map((line) => line.trim());
      if (findTitles(job).length === 0 && titleScore(job) < 1) return undefined;
      const house = /^[^|·–—,]*?(?=\s[-–—|·]\s|$)/u.exec(below)?.[0] ?? '';
      const next = text.trim().split('\n')[2]?.trim() ?? '';
      const isTold =
        (findFurniture(next) !== undefined && house === below) ||
        organisationScore(house) >= 0.6 ||
        house.split(/\s+/).length >= 5 ||
        text.indexOf(house, text.indexOf(below) + house.length) >= 0;
      return house.length > 2 && isTold && !townWord.test(house) && new RegExp(`^${name}$`, 'u').test(house)
        ? first([house])
        : undefined;
    },
    yes: {
      text: 'Monteur Werktuigbouw\nTakomo - Roerdal\n\nVoor Takomo zoeken wij een monteur.',
      name: 'Takomo',
    },
    no: 'Monteur Werktuigbouw\nVaste Baan\n\nVoor een klant zoeken wij een monteur.',
  },
  {
    code: 'small name with a legal form',
    surely: true,
    read: (text) =>
      forClient.test(text)
        ? undefined
        : /(?:^|(?<=[.!?]\s))(?:Die|Der|Das|The|La|Il|De|Het)\s((?=\p{Ll}\p{L}*[-\p{N}])\p{Ll}[\p{L}\p{N}&-]{1,30}(?:\s\p{Lu}[\p{L}\p{N}&-]+){0,2}\s(?:GmbH|gGmbH|AG|KG|SE|Ltd|B\.V\.|S\.r\.l\.))\s(?:ist|is|est|è)(?!\p{L})/mu.exec(
            text,
          )?.[1],
    yes: { text: 'Die sk-anlagen GmbH ist ein Unternehmen der Technik.', name: 'sk-anlagen GmbH' },
    no: 'Die moderne Technik GmbH ist neu.',
  },
  {
    code: 'what the house offers',
    read: (text) => first([...text.matchAll(offered)].map((found) => found[1])),
    yes: { text: 'Vous disposerez aussi des avantages NORVAL :\n- Mutuelle', name: 'NORVAL' },
    no: 'Vos avantages :\n- Mutuelle',
  },
  {
    code: 'division',
    surely: true,
    read: (text) =>
      first(
        [...text.matchAll(division)]
          .map((found) => found[1])
          .filter((house = '') => findFields(house).length === 0 && !/(?:^| )(?:Region|Office|Team)$/u.test(house)),
      ),
    yes: { text: 'Req. Code : 12\nDivision/Department : Kestrel', name: 'Kestrel' },
    no: 'Division: Engineering\nDivision: Northern Region',
  },
  {
    code: 'name and town of a board',
    read: (text) =>
      first(
        [...text.slice(0, 3_000).matchAll(beforeTown)].map(({ 1: house = '', 2: town = '' }) =>
          !isPost(house) &&
          (isKnownCity(town) ||
            isRegion(town) ||
            /\((?:[Rr]emote|[Hh]ybrid|[Oo]n-site|[Ee]n remoto|[Hh]íbrido|[Pp]resencial|[Ss]ur site|[Aa] distance|[Hh]ybride|[Vv]or Ort|[Oo]p locatie)\)/u.test(
              text.slice(0, 3_000),
            ))
            ? house
            : undefined,
        ),
      ),
    yes: { text: 'Data Analyst\nKestrel · Madrid, España (Híbrido)', name: 'Kestrel' },
    no: 'Senior Nurse · Leeds, United Kingdom (Hybrid)\nFull Time · Leeds, United Kingdom',
  },
  {
    code: 'for a job in a town',
    read: (text) => /^(\p{Lu}[^\n]{0,40}?) voor een job in \p{Lu}/mu.exec(text.slice(0, 3_000))?.[1],
    yes: { text: 'Elektricien\nW jobs voor een job in DENDERBEEK', name: 'W jobs' },
    no: 'Zoek je een voltijdse plek voor een job in de zorg?',
  },
  {
    code: 'within the house',
    read: (text) =>
      first(
        [...text.matchAll(within)].map(({ 1: house = '' }) => (text.split(bare(house)).length > 2 ? house : undefined)),
      ),
    yes: { text: 'Vous travaillerez au sein de Brossard. La Brossard Academy vous forme.', name: 'Brossard' },
    no: 'Vous travaillerez au sein de la Direction. Vous aidez la Direction.',
  },
  {
    code: 'name of the address',
    surely: true,
    read: (text) => {
      const hosts = new Set(
        [...text.matchAll(/@([\p{L}\d-]{6,40})\.\p{L}{2}/gu)].map(({ 1: host = '' }) => lettersOf(host)),
      );
      const bodies = hosts.size === 1 ? withoutAddresses(text) : '';
      return first(
        [...bodies.matchAll(ofWords)].map(({ 0: house }) => (hosts.has(lettersOf(house)) ? house : undefined)),
      );
    },
    yes: {
      text: 'Vanaf mei werken wij als Van den Berk Daken.\nStuur je cv naar info@vandenberkdaken.example',
      name: 'Van den Berk Daken',
    },
    no: 'Vanaf mei werken wij als Van den Berk Daken.\nStuur je cv naar info@dakenplein.example',
  },
  {
    code: 'signed',
    read: (text) => {
      const last = text.trim().split('\n').at(-1)?.trim() ?? '';
      const isNamedBefore = text.indexOf(last) < text.trim().length - last.length;
      return isNamedBefore && new RegExp(`^${name}$`, 'u').test(last) ? first([last]) : undefined;
    },
    yes: {
      text: 'Werken bij Tolsma Technische Handel betekent leren.\n\nStuur je CV.\n\nTolsma Technische Handel',
      name: 'Tolsma Technische Handel',
    },
    no: 'Wij zoeken een monteur.\n\nStuur je CV.\n\nMet vriendelijke groet',
  },
  {
    code: 'called a house',
    read: (text) => first([...text.matchAll(called)].map((found) => found[1])),
    yes: { text: 'With 200 shops, Varro is one of the fastest-growing companies in Europe.', name: 'Varro' },
    no: 'Excel is one of the tools we use.',
  },
];

/** A phrase with its name; the first letter may be in capitals. A name that a phrase opens with is whole, and where `inside` opens no sentence. */
function compile(phrase: string, inside: boolean): RegExp {
  const before = inside ? String.raw`(?<=(?:^|\s)\p{Ll}+\s)` : String.raw`(?<![\p{L}\p{N}&.'’-]|\p{Lu}\p{L}* )`;
  const open = phrase.startsWith('{X}') ? before : String.raw`(?<!\p{L})`;
  const at = phrase.indexOf('{X}');
  const lead = phrase
    .slice(0, at)
    .replace(/(?<=^|\(\?:|\|)\p{L}(?=\p{L})/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const words = lead + phrase.slice(at);
  const close = phrase.endsWith('{X}') ? '' : String.raw`(?!\p{L})`;
  return new RegExp(`${open}${words.replaceAll('{X}', `(${name})`)}${close}`, 'gu');
}

const phrases = (kind: 'outright' | 'own'): readonly RegExp[] =>
  Object.values(employerPhrases).flatMap((each) => each[kind].map(([words]) => compile(words, kind === 'own')));
const outright = phrases('outright');
const own = phrases('own');

/** Names told by one kind of phrases, each once. */
const mostNames = 4;

/** "Knowledge of Vendor products": what one is to know belongs to others. */
const known =
  /(?<!\p{L})(?:know\p{L}*|experien\p{L}*|familiar\p{L}*|proficien\p{L}*|expertise|skills?|certified|\p{L}*kenntnisse|\p{L}*erfahrung|conna\p{L}+|expérience|conocim\p{L}*|conoscenza|esperienza|ervaring|kennis|conhecim\p{L}*)(?!\p{L})[^.\n]*$/iu;

function namesIn(text: string, rows: readonly RegExp[]): string[] {
  const found = rows
    .flatMap((row) => [...text.matchAll(row)])
    .filter(({ index }) => rows !== own || !known.test(text.slice(Math.max(0, index - 40), index)))
    .flatMap(([, ...holes]) => holes.filter((hole) => hole !== undefined))
    .map((found) => withoutNext(text, bare(withinSentence(found))))
    .filter(isHouse);
  return [...new Set(found)].slice(0, mostNames);
}

/** A full stop behind a whole word ends the name: "Careers with Kestrel. Careers …". */
function withinSentence(found: string): string {
  return found.split(/(?<=\p{Ll}{4})\.\s/u)[0] ?? found;
}

/** "Willkommen bei Giffold Herzlich …": where lines ran together, the next one's first word is no part of a name that the text has twice without it. */
function withoutNext(text: string, found: string): string {
  const own = found.slice(0, found.lastIndexOf(' '));
  const isLonger = !own.includes(' ') && found.includes(' ') && text.split(found).length === 2;
  return isLonger && text.split(own).length > 3 ? own : found;
}

type StatedEmployer = { name: string; code: string; surely?: true; owns?: true };

/** What the posting says of who employs, with the form that says it: outright, or only by what belongs to the house. */
export function readStatedEmployers(text: string): StatedEmployer[] {
  const read = text.slice(0, 30_000);
  const owners = namesIn(read, own).filter((found) => findListedSkills(found).length === 0);
  return [
    ...statements.flatMap(({ code, surely, read }) => {
      const found = read(text);
      return found === undefined ? [] : [{ name: found, code, ...(surely ? { surely } : {}) }];
    }),
    // An agency's own policy stands below the advertisement that it places for a client.
    ...(forClient.test(read) ? [] : namesIn(read, outright)).map((found) => ({
      name: found,
      code: 'phrase',
      surely: true as const,
    })),
    ...(owners.length === 1 ? owners : []).map((found) => ({ name: found, code: 'owner', owns: true as const })),
  ];
}

/** A title, or how one works there: "Senior Nurse", "Full Time". */
function isPost(text: string): boolean {
  return (
    titleScore(text) >= 1 ||
    findTitles(text).length > 0 ||
    /(?:^|\s)(?:(?:full|part)[- ]time|remote|hybrid|on[- ]?site|permanent|temporary|contract|vollzeit|teilzeit|temps (?:plein|partiel)|jornada completa|tempo (?:pieno|integral)|voltijds|deeltijds)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** The first that can be a house's name. */
function first(found: (string | undefined)[]): string | undefined {
  return found.map((each) => bare(each ?? '')).find(isHouse);
}

function bare(found: string): string {
  return found
    .trim()
    .replace(/^(?:(?:Die|Der|Das|Bei|Beim|Chez|At|The|Il|La|Le|El)\s(?:der |dem |die |das )?)+(?=\p{Lu})/u, '')
    .replace(/(?<!\.\s?\p{L}|Inc|Ltd|Co|Corp)[.,]$/u, '');
}

function isHouse(found: string): boolean {
  const words = found.split(/\s+/);
  return (
    found.length >= 2 &&
    !isLegalForm(found) &&
    !(words.length === 1 && organisationScore(found) >= 1) &&
    !/^(?:Pty|Inc|Ltd)(?!\p{L})/u.test(found) &&
    words.length <= 11 &&
    /^[\p{Lu}\d]/u.test(found) &&
    !/[.!?:;]$/.test(found.replace(/\.\s?(?:\p{L}\.)+$|(?:Inc|Ltd|Co|Corp)\.$/u, '')) &&
    !nobody.test(found) &&
    !isAnyHouse(found) &&
    !occasion.test(found) &&
    !(isKnownCity(found) || isRegion(found)) &&
    !isDepartment(found) &&
    nameSection(found) === undefined &&
    findFurniture(found) === undefined &&
    !(organisationScore(found) < 0.6 && findTitles(found).some(({ start, end }) => end - start > found.length / 2)) &&
    !findListedSkills(found).some(({ start, end }) => end - start === found.length) &&
    words.filter((each) => /^\p{Ll}{4,}$/u.test(each)).length === 0
  );
}

function firstLines(text: string): string[] {
  return text
    .slice(0, 600)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 3);
}
