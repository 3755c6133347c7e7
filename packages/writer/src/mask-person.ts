import type { Resume } from '@shortlist/schema';

/** Takes out what names or reaches a person, and puts it back. */
export type Mask = { hide(text: string): string; show(text: string): string };

const patterns: [string, RegExp][] = [
  ['MAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['LINK', /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:linkedin|github|gitlab|xing)\.com\/[^\s<>"')\]]+/giu],
  [
    'PHONE',
    /(?<![\p{L}\p{N}])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){1,4}(?![\p{L}\p{N}])/gu,
  ],
];

/** A mask for one person: name and its parts, mail, telephone, street, links; and any other address or number in a text. */
export function maskPerson(resume: Resume): Mask {
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
  const own = ownTexts(resume).sort((a, b) => b.text.length - a.text.length);
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
  const parts = name.split(/[\s,]+/).filter((part) => part.length > 2);
  const profiles = (basics.profiles ?? []).flatMap((profile) => [profile.url, profile.username]);
  const rows = [
    ...[name, ...parts].flatMap((text) => [text, text.toUpperCase()].map((each) => ({ kind: 'NAME', text: each }))),
    { kind: 'MAIL', text: basics.email },
    { kind: 'PHONE', text: basics.phone },
    { kind: 'STREET', text: basics.location?.address },
    { kind: 'POSTCODE', text: basics.location?.postalCode },
    ...[basics.url, ...profiles].map((text) => ({ kind: 'LINK', text })),
    ...(resume.references ?? []).map((reference) => ({ kind: 'NAME', text: reference.name })),
  ];
  return rows.flatMap(({ kind, text }) =>
    text === undefined || text.trim().length < 3 ? [] : [{ kind, text: text.trim() }],
  );
}

/** Replaces whole words, as written: "Rose" is a name, "rose" is not. */
function replaceWord(text: string, part: string, token: string): string {
  const escaped = RegExp.escape(part);
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), token);
}
