import { isKnownCity, isRegion } from '../../language/places/places.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';

/** A form of words that says where the work is. `sure`: also of a town that we do not know. */
type PlaceForm = { words: RegExp; yes: [string, string]; no: string; sure?: true };

/** Labels are written in capitals too; the town behind one keeps its own. */
const anyCase = (words: string): string =>
  `(?:${words.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})`;
const town = String.raw`(\p{Lu}[\p{L}'’-]+(?:(?: (?:de|do|da|del|la|am|an|im|a\. d\.|of|upon|sur))? \p{Lu}[\p{L}'’-]+){0,3})`;

const word = String.raw`\p{Lu}[\p{L}'’-]+`;
/** What leads to the name of a place. */
const inWords = '[Ii]n|[Ii]m Raum|[Rr]aum|[Rr]egion|[Aa]|[Àà]|[Ee]n|[Ee]m|[Tt]e|[Ss]ur|[Nn]ear|[Oo]n';
/** What follows it where the work is there and thereabouts. */
const around = [
  'and (?:the )?(?:surrounding|nearby)',
  'und (?:Umgebung|Umland)',
  'et (?:ses |les )?(?:alentours|environs)',
  'y (?:sus )?(?:alrededores|cercanías)',
  'e (?:dintorni|provincia|região|arredores)',
  'en omgeving',
].join('|');
/** Where one works, and that it lies somewhere. */
const houses =
  'centre|center|établissement|agence|magasin|site|bureau|usine|clinique|restaurant|office|branch|store|shop|plant|warehouse|clinic|school|oficina|centro|tienda|planta|negozio|stabilimento|ufficio|Standort|Büro|Werk|Filiale|kantoor|vestiging|winkel|escritório|loja|unidade';
const lies =
  'situées? à|situés? à|basée?s? à|based in|located in|situated in|situad[oa] en|ubicad[oa] en|situato a|gelegen in|gevestigd in|localizad[oa] em|situad[oa] em';

/** Each row with a text that it reads and one that it leaves. The first that reads a place decides. */
export const placeForms: readonly PlaceForm[] = [
  {
    words: new RegExp(
      String.raw`^[^\p{L}\p{N}\n]*${anyCase('(?:job |work )?location|ubicación|lugar de trabajo|lieu de travail|luogo di lavoro|sede di lavoro|plaats(?: van)? tewerkstelling|local de trabalho|arbeitsort|einsatzort|standort|locatie|standplaats|regio')}\s?:?[ \t]*\n\s*(?:[*•-] )?(?:\d{4,5} )?${town}(?=\s*(?:$|[,(.\n]))`,
      'mu',
    ),
    yes: ['Ubicación:\nHuehuetoca, Méx.', 'Huehuetoca'],
    no: 'Location:\nyou choose',
    sure: true,
  },
  {
    words: new RegExp(String.raw`^[^\p{L}\p{N}\n]*${anyCase('(?:job )?location')}[ \t]+${town}(?=[ \t]*(?:$|,))`, 'mu'),
    yes: ['Job Location London', 'London'],
    no: 'Location Manager',
  },
  {
    words: new RegExp(String.raw`^[^\p{L}\p{N}\n]*${anyCase('standort')} ${town}\s?:?[ \t]*$`, 'mu'),
    yes: ['Standort Vohburg:', 'Vohburg'],
    no: 'Standort und Team prägen den Tag',
    sure: true,
  },
  {
    words: new RegExp(String.raw`^[^\p{L}\p{N}\n]*${anyCase('secteur|zone|zona|einsatzgebiet')}\s?:\s?${town}`, 'mu'),
    yes: ['- Secteur : Amiens, Albert et alentours', 'Amiens'],
    no: '- Secteur : BTP',
  },
  {
    words: new RegExp(
      String.raw`(?<!\p{L})[Ii]n ${town}(?: und Umgebung)? (?:suchen|brauchen|sucht|braucht)(?! Sie)(?!\p{L})`,
      'u',
    ),
    yes: ['Für unsere Praxis in Sukow suchen wir Verstärkung', 'Sukow'],
    no: 'Sie suchen eine Aufgabe in Vollzeit',
    sure: true,
  },
  {
    words: new RegExp(String.raw`(?<!\p{L})(?:${inWords}) ${town} (?:${around})(?!\p{L})`, 'u'),
    yes: ['flexibel werk in Duinmeer en omgeving', 'Duinmeer'],
    no: 'in vielen Städten und Umgebung',
    sure: true,
  },
  {
    words: new RegExp(String.raw`(?<!\p{L})(?:${houses}) (?:${lies}) ${town}(?=[\s.,;)]|$)`, 'u'),
    yes: ['recrute pour son centre situé à Valmont-Souris.', 'Valmont-Souris'],
    no: 'notre centre situé à deux pas',
    sure: true,
  },
  {
    words: /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:NSW|VIC|QLD|TAS|ACT), Australia(?!\p{L})/mu,
    yes: ['Wombatha QLD, Australia Wombatha Shire Council Full time', 'Wombatha'],
    no: 'Jobs across QLD, Australia',
    sure: true,
  },
  {
    words: new RegExp(String.raw`(?<!\p{L})(${word}(?: ${word})? City)(?=\s*\n)`, 'u'),
    yes: ['Sales Representative\nMatanao City\nSell to chemists.', 'Matanao City'],
    no: 'We cover the City',
    sure: true,
  },
  {
    words: new RegExp(String.raw`(?<!\p{L})(?:sede|ufficio|negozio|stabilimento) (?:di|a) ${town} \([A-Z]{2}\)`, 'u'),
    yes: ['nella nostra sede di Rovereto (TN)', 'Rovereto'],
    no: 'la sede di lavoro (PC fornito)',
    sure: true,
  },
  {
    words: new RegExp(String.raw`\u{1F4CD}\s?${town}(?![\p{L}'’-]*(?: \p{L}+)*\s?:)`, 'u'),
    yes: ['Fulltime 📍 Burdaard 🛠 Ervaring', 'Burdaard'],
    no: 'Fulltime 📅 Vrijdag',
    sure: true,
  },
];

/** "their small friendly team based in Sandfield": a town that we do not know, where nothing else says more. */
const based = new RegExp(
  String.raw`(?<!\p{L})(?:team|role|job|position|post|office|us|puesto|poste|vacature)(?: (?:is|est|está))? (?:(?:based|located|gevestigd) in|ubicad[oa] en|basée?s? (?:à|sur le secteur de)) ${town}(?=[\s.,)]|$)`,
  'u',
);

export function basedAnywhere(text: string): string | undefined {
  return based.exec(text)?.[1];
}

/** Where a form of words says that the work is. */
export function readStatedPlace(text: string): string | undefined {
  for (const { words, sure } of placeForms) {
    const found = words.exec(text)?.[1];
    if (found !== undefined && (sure === true || isKnownCity(found) || isRegion(found))) return found;
  }
  return undefined;
}

const postal = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:\d{2}(?!0{3})\d{3}|\d{4} [A-Z]{2})(?: -)? ${town}(?=\s*(?:$|[,.;)|\n]|\p{L}+ provincia))`,
  'gmu',
);

/** The town of the one postal address that a posting has. */
export function addressTown(text: string): string | undefined {
  const towns = new Set([...text.matchAll(postal)].map(({ 1: name = '' }) => name));
  return towns.size === 1 ? [...towns][0] : undefined;
}

const alone = new RegExp(`^${town}$`, 'u');

/** "Assistente – Vitória de Santo Antão – PE", "Barueri - Brasil": a name and what it lies in, as the parts of a line. */
export function partBeforeRegion(parts: readonly string[]): string | undefined {
  const at = parts.findIndex((part, i) => i > 0 && isRegion(part) && !isRegion(parts[i - 1] ?? ''));
  const name = parts[at - 1] ?? '';
  return at > 0 && alone.test(name) && findTitles(name).length === 0 ? name : undefined;
}
