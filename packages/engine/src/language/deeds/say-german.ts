import { nominalVerbs } from './nominal-verbs.ts';

/**
 * A German bullet taken apart for a sentence: `task` and `result` are noun phrases with their article ("die Betreuung von 620
 * Mitarbeitenden"), `deed` follows a place that opens the sentence ("… versorgte ich postoperative Patienten"), `whole` is a sentence.
 */
type GermanDeed = { kind: 'task' | 'result' | 'deed' | 'whole'; text: string };

const feminine =
  /(?:ung|ion|heit|keit|schaft|tät|ei|anz|enz|ik|ur|pflege|analyse|kontrolle|arbeit|hilfe|nahme|recherche|suche|ausgabe|gabe|annahme|abrechnung|wartung|diagnose|therapie|reparatur|montage|visite|akquise|logistik|beratung|moderation|disposition|rate|quote|zeit|dauer|zahl)$/iu;
const masculine =
  /(?:aufbau|ausbau|umbau|abbau|betrieb|einsatz|entwurf|vertrieb|verkauf|einkauf|abschluss|umzug|versand|transport|einbau|test|kontakt|austausch|empfang|support|rollout|launch|relaunch|umsatz|absatz|krankenstand|ausschuss|durchsatz|verbrauch|lagerbestand)$/iu;
const neuter =
  /(?:ment|training|coaching|recruiting|management|controlling|design|reporting|onboarding|marketing|monitoring|mentoring|wesen)$/iu;
/** Several things, by the ending: their article is "die" whatever the one of each. */
const several =
  /(?:besuche|entnahmen|ungen|(?<=\p{Ll}{2})tionen|kontrollen|gespräche|abschlüsse|einsätze|transporte|berichte|anfragen|(?<=\p{Ll})arbeiten|reparaturen|analysen|dienste|visiten|inventuren|schichten|fahrten|revisionen|zeiten|kosten|quoten|raten|tests)$/iu;
const results =
  /^(?:Senkung|Verkürzung|Reduzierung|Reduktion|Steigerung|Erhöhung|Einführung|Aufbau|Ausbau|Umstellung|Verbesserung|Etablierung|Migration|Implementierung|Optimierung|Halbierung|Verdopplung|Verdoppelung|Gewinnung|Digitalisierung|Automatisierung|Neuaufbau|Einsparung|Beschleunigung|Modernisierung|Eröffnung)$/u;
const deedVerbs =
  /^(?:\p{Lu}\p{Ll}+(?:te|ierte)|Leitete|Baute|Führte|Hielt|Schrieb|Betrieb|Trug|Gewann|Gab|Übernahm|Half|Begann|Erhielt|Stellte|Lud|Nahm|Traf|Vertrat|Unterwies|Wies|Betrug|Schloss|Unterhielt|Verlieh|Fuhr|Zog|Band|Warb|Sprach)$/u;

/** Reads a German bullet; undefined where its grammar is in doubt. */
export function sayGerman(bullet: string): GermanDeed | undefined {
  const line = joinTail(
    bullet
      .trim()
      .replace(/^[•▪●*–-]+\s*/, '')
      .replace(/[\s.;,]+$/, ''),
  );
  if (
    line.length < 12 ||
    line.length > 200 ||
    /[•|:]|(?<!\b(?:Mio|Mrd|Std|Nr|Dr))\.\s+\p{Lu}|\p{Ll}\.\p{Lu}|;/u.test(line)
  )
    return undefined;
  const own = saySentence(line);
  if (own !== undefined) return own;
  const achieved = sayResult(line);
  if (achieved !== undefined) return { kind: 'deed', text: achieved };
  const pair = sayPair(line) ?? sayBoth(line);
  if (pair !== undefined) return { kind: 'task', text: pair };
  const words = line.split(' ');
  const first = words[0] ?? '';
  if (deedVerbs.test(first) && words.length > 2)
    return { kind: 'deed', text: [low(first), 'ich', ...words.slice(1)].join(' ') };
  const charge = /^(?:(?:haupt)?verantwortlich|zuständig) für (?=\p{L}[^,]+$)/iu.exec(line);
  if (charge !== null) return { kind: 'task', text: `die Verantwortung für ${line.slice(charge[0].length)}` };
  const done = sayParticiple(line);
  if (done !== undefined) return { kind: 'deed', text: done };
  const adjective = /^(?:\p{Lu}\p{Ll}+(?:e|er|es))$/u.test(first) && /^\p{Lu}/u.test(words[1] ?? '') ? first : '';
  const noun = adjective === '' ? first : (words[1] ?? '');
  const article = articleOf(noun);
  const rest = words.slice(adjective === '' ? 1 : 2).join(' ');
  if (
    article === undefined ||
    !/^(?:und \p{Lu}|von |der |des |einer |eines |unserer |für |in |im |mit |bei |zu |zum |zur |aller |neuer |am |an |auf |über |nach |gemäß |laut |vor |aus |unter |zwischen |durch )/u.test(
      rest,
    )
  )
    return undefined;
  const inflected = several.test(noun) ? 'en' : 'e';
  const qualified = adjective === '' ? noun : `${low(adjective).replace(/e[rs]?$/, inflected)} ${noun}`;
  const tail = joinArticle(rest, article, noun);
  if (tail === undefined) return undefined;
  return { kind: results.test(noun) ? 'result' : 'task', text: `${article} ${qualified} ${tail}` };
}

/**
 * "Senkung der Fluktuation von 14 % auf 9 %" → "senkte ich die Fluktuation von 14 % auf 9 %": "der" before a noun is "die" as the object,
 * whether of one feminine thing or of many. Before an adjective it may be either, so such lines keep their noun.
 */
function sayResult(line: string): string | undefined {
  const [noun = '', article = '', ...object] = line.split(' ');
  const verb = nominalVerbs.de?.find((each) => each.noun === noun);
  return verb === undefined || article !== 'der' || !/^\p{Lu}/u.test(object[0] ?? '')
    ? undefined
    : `${verb.past} ich die ${object.join(' ')}`;
}

/** "Ich leite eine Gruppe …" → "leite ich eine Gruppe …"; "Seit 2022 vertrete ich die Leitung …" is a sentence already. */
function saySentence(line: string): GermanDeed | undefined {
  const [, verb, rest] = /^Ich (\p{Ll}{2,}(?:e|te)|habe|war|bin) (\S.*)$/u.exec(line) ?? [];
  if (verb !== undefined && rest !== undefined)
    return / ich |[,.] und ich|^(?:gern|am liebsten)/iu.test(rest)
      ? undefined
      : { kind: 'deed', text: `${verb} ich ${rest}` };
  return /^(?:Seit|Ab|Von|Im|In|Als|Für|Mit|Bei|Zusätzlich|Außerdem|Daneben|Täglich|Regelmäßig) [^,;]{0,40}?(?:\p{Ll}{2,}e|habe|war|bin) ich \p{L}/u.test(
    line,
  )
    ? { kind: 'whole', text: line }
    : undefined;
}

/** "Grund- und Behandlungspflege auf …" → "die Grund- und Behandlungspflege auf …": the second noun tells the article of both. */
function sayPair(line: string): string | undefined {
  const [, noun = ''] =
    /^\p{Lu}\p{Ll}+- und (\p{Lu}\p{Ll}+) (?:von|der|des|einer|für|in|im|mit|bei|am|an|auf|nach|zu|zum|zur|aus) /u.exec(
      line,
    ) ?? [];
  // "Be- und Entladen": verbs that stand as nouns.
  const article = /^(?:Ent|Auf|Ab|Aus|Ver)\p{Ll}*(?:laden|bauen|packen|räumen|füllen)$/u.test(noun)
    ? 'das'
    : articleOf(noun);
  return article === undefined || line.includes(',') ? undefined : `${article} ${line}`;
}

/** "Kalkulation der Wochenkarte, Bestellung über FoodNotify": two tasks, each with its article. */
function sayBoth(line: string): string | undefined {
  const parts = line.split(/, (?=\p{Lu})/u);
  if (parts.length !== 2 || line.split(',').length !== 2) return undefined;
  const said = parts.map((part) => sayGerman(part));
  return said.every((each) => each?.kind === 'task') ? said.map((each) => each?.text).join(' sowie ') : undefined;
}

const participle = /^(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,}(?:t|en))$/u;
/** Participles that go with "sein" or "werden": "habe ich … gestiegen" and "habe ich … befördert" would be wrong. */
const notHave =
  /^(?:befördert|weitergebildet|fortgebildet|qualifiziert|spezialisiert|ausgebildet|aufgerückt|ernannt|gewählt|ausgezeichnet|versetzt|beschäftigt|eingesetzt|angestellt|beauftragt|betraut|gewesen|geworden|gestiegen|gewachsen|aufgestiegen|gefahren|gereist|gegangen|gekommen|verantwortlich|berechtigt|bekannt)$/u;
const smallFirst =
  /^(?:Die|Den|Das|Der|Ein|Einen|Eine|Eines|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Mehrere|Viele|Alle|Mehr|Für|Mit|Bei|In|Im|Am|An|Auf|Aus|Über|Unter|Von|Vom|Zum|Zur|Nach|Durch|Täglich|Wöchentlich|Monatlich|Jährlich|Regelmäßig|Erfolgreich|Selbst(?:st)?ändig)$/u;

/** "Stillstandszeiten um 22 % gesenkt" → "habe ich Stillstandszeiten um 22 % gesenkt": a line that ends in its verb. */
function sayParticiple(whole: string): string | undefined {
  // "Einführung der App, Dekubitusrate von 6 % auf 2 % gesenkt": only what stands last is the verb's own.
  const [named = '', own, ...others] = whole.split(/, (?=\p{Lu})/u);
  const isApart = own !== undefined && others.length === 0 && !participle.test(named.split(' ').at(-1) ?? '');
  if (isApart && !/^\p{Lu}\p{L}*(?:ung(?:en)?|bau|wechsel|tausch|einsatz)(?: |$)/u.test(named)) return undefined;
  const line = isApart ? own : whole;
  const words = line.split(' ');
  const [first = '', second = ''] = words;
  const parts = line.split(/ und (?=.* \p{Ll}+$)/u);
  const isOne = parts.length === 1 || participle.test(words.at(-1) ?? '');
  if (words.length < 3 || !isOne || !participle.test(words.at(-1) ?? '') || words.some((word) => notHave.test(word)))
    return undefined;
  if (
    /, (?:der|die|das|wodurch|was|weil|dass|wenn|um) |\b(?:wurde|wurden|ist|sind|war|hat|haben|habe|ich)\b/u.test(line)
  )
    return undefined;
  const isQuality = /^\p{Lu}\p{Ll}+(?:e|en|er|es)$/u.test(first) && /^\p{Lu}/u.test(second) && !isNounHere(first);
  const rest = smallFirst.test(first) || isQuality ? low(line) : line;
  // "Zur Praxisanleiterin weitergebildet" tells what the person became.
  if (/^Zu[rm]$/.test(first)) return undefined;
  if (!/^(?:\p{Lu}|\d)/u.test(first)) return undefined;
  return `habe ich ${isApart ? whereby(named) : ''}${withArticle(rest, first, second)}`;
}

/** "Umbau der Druckluftversorgung" → "beim Umbau der Druckluftversorgung ": what a result came with; nothing of many things. */
function whereby(named: string): string {
  const [noun = '', second = ''] = named.split(' ');
  const article = /ungen$/u.test(noun) || !/^(?:der|des|von|einer|eines)$/u.test(second) ? undefined : articleOf(noun);
  return article === undefined ? '' : `${article === 'die' ? 'bei der' : 'beim'} ${named} `;
}

/** "Einführung einer Software begleitet" → "die Einführung einer …": what is of something is one thing, and a sentence gives it its article. */
function withArticle(rest: string, noun: string, next: string): string {
  const article = /^(?:der|des|einer|eines|unserer|aller|von|um|auf)$/.test(next) ? articleOf(noun) : undefined;
  return article === undefined ? rest : `${article === 'der' ? 'den' : article} ${rest}`;
}

/** A noun, not a quality: "Kunden Angebote erstellt". */
function isNounHere(word: string): boolean {
  return /(?:ungen|ionen|heiten|keiten|schaften|kunden|patienten|gäste|mitarbeitende)$/iu.test(word);
}

/** "Verhandlung mit 35 Lieferanten, Einsparung von 120.000 €" → "… mit einer Einsparung von 120.000 €": what came of it is no third task. */
function joinTail(line: string): string {
  return line.replace(
    /, ((?:Einsparung|Senkung|Steigerung|Reduzierung|Verkürzung|Erhöhung|Verbesserung|Kostensenkung|Zeitersparnis|Umsatzsteigerung|Trefferquote|Weiterempfehlungsrate) (?:von|um) \S*\d[^,]*)$/u,
    ' mit einer $1',
  );
}

/** A second noun of another gender gets its own article: "das Mahnwesen und die Klärung offener Posten". */
function joinArticle(rest: string, article: string, noun: string): string | undefined {
  const second = /^und (\p{Lu}[\p{L}-]+)/u.exec(rest)?.[1];
  if (second === undefined) return rest;
  const own = articleOf(second);
  if (own === undefined) return undefined;
  // "die Abrechnungen und die Abstimmung": several and one share no article.
  return own === article && several.test(noun) === several.test(second) ? rest : rest.replace(/^und /, `und ${own} `);
}

/** "Unfallfrei", "Fehlerlos": a quality at the head of a line, however a noun may end. */
const quality = /(?:frei|los|sam|bar|haft|lich|weise)$/u;

/** Article of a noun in the nominative by its ending, or undefined. */
function articleOf(noun: string): 'der' | 'die' | 'das' | undefined {
  if (/^\p{Lu}[\p{L}\d-]*\p{Ll}$/u.test(noun) && several.test(noun)) return 'die';
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(noun)) return undefined;
  if (quality.test(noun)) return undefined;
  if (masculine.test(noun)) return 'der';
  if (neuter.test(noun)) return 'das';
  return feminine.test(noun) ? 'die' : undefined;
}

/** Whether a noun phrase speaks of several things: two nouns joined at its head, or one in the plural. */
export function isJoined(phrase: string): boolean {
  const noun = /^die (?:\p{Ll}+ )?(\p{Lu}[\p{L}\d-]*)/u.exec(phrase)?.[1] ?? '';
  if (several.test(noun)) return true;
  if (/ sowie d(?:er|ie|as) \p{Lu}/u.test(phrase)) return true;
  return /^(?:der|die|das) (?:\p{Ll}+ )?[\p{Lu}][\p{L}-]+(?:, [\p{Lu}][\p{L}-]+)* (?:und|sowie) (?:d(?:er|ie|as) )?\p{Lu}/u.test(
    phrase,
  );
}

/** "Testabdeckung von 35 % auf 80 % erhöht" with the article of its noun, as an object, where its ending tells it. */
export function withOwnArticle(line: string): string {
  const [noun = '', next = ''] = line.split(' ');
  return withArticle(line, noun, next);
}

function low(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
