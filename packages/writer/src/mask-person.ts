import type { Resume } from '@shortlist/schema';

/** Takes out what names or reaches a person, and puts it back. */
export type Mask = { hide(text: string): string; show(text: string): string };

/** Leaves a text as it is: for what was unmasked before. */
export const noMask: Mask = { hide: (text) => text, show: (text) => text };

const patterns: [string, RegExp][] = [
  ['MAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['LINK', /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:linkedin|github|gitlab|xing)\.com\/[^\s<>"')\]]+/giu],
  [
    'PHONE',
    /(?<![\p{L}\p{N}])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){1,4}(?![\p{L}\p{N}])/gu,
  ],
  [
    'STREET',
    /(?<![\p{L}\p{N}])(?:\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Close|Court|Crescent|Terrace|Place|Boulevard|Blvd)(?!\p{L})|\p{Lu}\p{L}+(?:straße|strasse|str\.|gasse|allee|platz|damm|ufer) \d{1,4}[a-z]?(?!\p{L})|\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|impasse|quai|allée) (?:de la |de l['’]|des |du |de |d['’])?\p{Lu}[\p{L}'’-]+|(?:Calle|C\/|Avenida|Avda\.|Paseo|Plaza) (?:de la |del |de )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,? \d{1,4}|(?:[Rr]ua|[Aa]venida|Av\.|[Tt]ravessa|[Aa]lameda|[Ll]argo|[Pp]raça|[Ee]strada|Rodovia) (?:(?:da|do|das|dos|de|d['’])[ ]?)?(?:\p{Lu}[\p{L}.]+|\d{1,2})(?: (?:(?:da|do|das|dos|de|e) )?\p{Lu}[\p{L}.]+){0,4},? (?:n\.?º ?)?\d{1,5}[A-Za-z]?(?![\p{L}\p{N}])|(?:Via|Viale|Corso|Piazza|Piazzale|Vicolo|Largo|Strada) (?:(?:della|dello|dei|degli|delle|del|di|da|dell['’]|d['’]) ?)?(?:\p{Lu}[\p{L}.'’]+|\p{Lu}{2,5}|[IVX]+)(?: (?:(?:della|dei|degli|delle|del|di|e) )?\p{Lu}[\p{L}.'’]*){0,3},? (?:n\.? ?)?\d{1,4}(?: ?\/ ?[a-zA-Z])?(?![\p{L}\p{N}])|(?:(?:\p{Lu}[\p{L}'’.]+ (?:(?:van|de|den|der|het|ten) ){0,2}){0,2}(?:\p{Lu}[\p{L}'’-]*(?:straat|laan|weg|plein|gracht|kade|dijk|singel|dreef|steeg)|(?:Straat|Laan|Weg|Plein|Gracht|Kade|Dijk|Singel))|Laan van (?:de |der |den )?\p{Lu}[\p{L}-]+) \d{1,4}(?:[ -]?(?:[a-zA-Z]|bis|hs|[IVX]{1,3}))?(?![\p{L}\p{N}]))/gu,
  ],
];

/**
 * A mask for one person: the name in all its forms, mail, telephone, street, links; `others` are people of the employer whom the posting
 * names; and any other address or number in a text.
 */
export function maskPerson(resume: Resume, others: readonly string[] = []): Mask {
  const byText = new Map<string, string>();
  const byToken = new Map<string, string>();
  const counts = new Map<string, number>();
  const tokenFor = (kind: string, text: string): string => {
    const known = byText.get(text);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const token = `[[${kind}${count}]]`;
    byText.set(text, token);
    byToken.set(token, text);
    return token;
  };
  const own = [...ownTexts(resume), ...others.flatMap(nameForms)].sort((a, b) => b.text.length - a.text.length);
  for (const { kind, text } of own) tokenFor(kind, text);
  return {
    hide(text) {
      let hidden = text;
      for (const { kind, text: part } of own) hidden = replaceWord(hidden, part, tokenFor(kind, part));
      for (const [kind, pattern] of patterns)
        hidden = hidden.replace(pattern, (match) =>
          kind === 'PHONE' && match.replace(/\D/g, '').length < 7 ? match : tokenFor(kind, match),
        );
      return hidden;
    },
    show(text) {
      return text.replace(/\[\[[A-Z]+\d+\]\]/g, (token) => byToken.get(token) ?? token);
    },
  };
}

function ownTexts(resume: Resume): { kind: string; text: string }[] {
  const basics = resume.basics ?? {};
  const name = basics.name?.trim() ?? '';
  const profiles = (basics.profiles ?? []).flatMap((profile) => [profile.url, profile.username]);
  const rows = [
    { kind: 'MAIL', text: basics.email },
    { kind: 'PHONE', text: basics.phone },
    { kind: 'STREET', text: basics.location?.address },
    { kind: 'POSTCODE', text: basics.location?.postalCode },
    ...[basics.url, ...profiles].map((text) => ({ kind: 'LINK', text })),
  ];
  const names = [name, ...(resume.references ?? []).map((reference) => reference.name ?? '')].flatMap(nameForms);
  return [
    ...names,
    ...rows.flatMap(({ kind, text }) =>
      text === undefined || text.trim().length < 3 ? [] : [{ kind, text: text.trim() }],
    ),
  ];
}

/** A name as people write it: whole, turned round, with an initial, its parts, in capitals, without accents, with ae for ä. */
function nameForms(name: string): { kind: string; text: string }[] {
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const initial = `${first.charAt(0)}.`;
  const whole =
    words.length < 2
      ? [name]
      : [name, `${last}, ${first}`, `${last} ${first}`, `${first} ${last}`, `${initial} ${last}`, `${last} ${initial}`];
  const parts = words
    .flatMap((word) => [word, ...word.split('-')])
    .filter((part) => part.length > 2 && /^\p{Lu}/u.test(part));
  const spelled = [...whole, ...parts].flatMap((text) => [text, withoutAccents(text), withVowels(text)]);
  return [...new Set(spelled.flatMap((text) => [text, text.toUpperCase()]))].flatMap((text) =>
    text.length > 2 ? [{ kind: 'NAME', text }] : [],
  );
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const withVowels = (text: string) =>
  text.replace(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter).replaceAll('ß', 'ss');

/** Replaces whole words, as written: "Rose" is a name, "rose" is not. */
function replaceWord(text: string, part: string, token: string): string {
  const escaped = RegExp.escape(part);
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), token);
}
