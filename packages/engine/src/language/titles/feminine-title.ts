/**
 * A title in the form that a woman bears: "Strategischer Einkäufer" → "Strategische Einkäuferin", "Développeur full stack" → "Développeuse
 * full stack", "Jefe de obra" → "Jefa de obra". A title that has but one form stays as it is. German, French, Spanish, Portuguese, Italian.
 */
export function feminineTitle(title: string, language: string): string {
  const code = language.slice(0, 2);
  if (code === 'de') return inGerman(title);
  const rules = endings[code];
  if (rules === undefined) return title;
  // What follows "de" or "en" is the field, which has a gender of its own.
  const end = title.search(
    /[ /](?:d[eiu]l?|de la|des|do|da|dos|das|d['’]|en|em|in|à|a|al|para|pour|per|por|–|-)(?: |['’])|[,(|]/u,
  );
  const head = end < 0 ? title : title.slice(0, end);
  return `${head.replace(/\p{L}{3,}/gu, (word) => turn(word, rules))}${end < 0 ? '' : title.slice(end)}`;
}

type Rule = [RegExp, string];

function turn(word: string, rules: readonly Rule[]): string {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

const endings: Record<string, readonly Rule[]> = {
  fr: [
    [/(?<=^(?:ing[ée]ni|profess|supervis|aut|gouvern))eur$/iu, 'eure'],
    [/(?<=ache|por|transpor|soud|men|chan|mon|trai)teur$/iu, 'teuse'],
    [/teur$/u, 'trice'],
    [/eur$/u, 'euse'],
    [/ier$/u, 'ière'],
    [/anger$/u, 'angère'],
    [/ien$/u, 'ienne'],
    [/(?<=\p{Ll}{3})if$/u, 'ive'],
    [/(?<=commerci|médic|soci|princip|région)al$/u, 'ale'],
    [/(?<=industri|opérationn)el$/u, 'elle'],
    [/(?<=^(?:assista|consulta|surveilla|soigna|itinéra|appre|géra|remplaça|débuta|exploita|adjoi))nt$/iu, 'nte'],
    [/(?<=^che)f$/iu, 'ffe'],
    [/(?<=^(?:charg|employ|confirm|diplôm|spécialis|qualifi|attach|délégu|salari|expériment))é$/iu, 'ée'],
  ],
  es: [
    [/(?<=^jef)e$/iu, 'a'],
    [/(?<=[dts])or$/u, 'ora'],
    [/(?<=er|iv|ic|ad|ari|log|an|tic|et)o$/u, 'a'],
  ],
  pt: [
    [/(?<=[dts])or$/u, 'ora'],
    [/(?<=eir|iv|ic|ad|ári|log|tic)o$/u, 'a'],
  ],
  it: [
    [/(?<!^S)tore$/u, 'trice'],
    [/(?<=iv|ic|at|ai|ari|ett|log|an)o$/u, 'a'],
    [/iere$/u, 'iera'],
  ],
};

/** The person's noun is the last before "für", "im" or a comma; the adjectives before it lose their "r". */
function inGerman(title: string): string {
  const end = title.search(/ (?:für|im|in|am|an|mit|bei|der|des|zur|zum|–|-) |[,(|]/u);
  const head = end < 0 ? title : title.slice(0, end);
  const words = head.split(' ');
  const at = words.findIndex((word, i) => isPerson(word) && !(adjective.test(word) && isPerson(words[i + 1] ?? '')));
  if (at < 0 || words.slice(0, at).some((word) => postForAll.test(word))) return title;
  const turned = words.map((word, i) => {
    if (i < at) return word.replace(adjective, '');
    if (i > at) return word;
    if (/mann$/u.test(word)) return word.replace(/mann$/u, 'frau').replace(/Mann$/u, 'Frau');
    return word
      .replace(/(?<=^|[a-zäöüß-])(?:arzt|koch)$/iu, (noun) =>
        noun.replace(/a/, 'ä').replace(/A/, 'Ä').replace(/o/, 'ö'),
      )
      .concat('in');
  });
  return `${turned.join(' ')}${end < 0 ? '' : title.slice(end)}`;
}

const adjective = /(?<=\p{Ll}(?:isch|ig|lich|end|iert|ell|iv|al|är|t)e)r$/u;
const isPerson = (word: string): boolean => germanNoun.test(word) || /^(?:Koch|Arzt)$|mann$/u.test(word);

/** A post by a noun that fits everybody; what stands behind it is its field: "Teamleitung Lager". */
const postForAll = /(?:kraft|hilfe|person|leitung|assistenz|führung)$/iu;

/** A noun that names a person by what they do: "Einkäufer", "Referent", "Disponent", "Kaufmann". */
const germanNoun =
  /^(?!(?:Junior|Senior|Computer|Server|Center|Container|Customer|Master|Partner|Unter|Ober)$)\p{Lu}[\p{L}-]*(?:\p{Ll}(?:er|or|ist|ent|ant|eur|är|wirt|walt|arzt|koch))$/u;
