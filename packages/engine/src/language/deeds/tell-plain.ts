import type { Fact } from '@shortlist/schema';
import { lowerFirst } from '../text/lower-first.ts';
import { phraseList } from '../text/phrase-list.ts';
import { sayDone } from './say-done.ts';

/** A bullet with the facts that it rests on. */
type Bullet = { line: string; current: boolean; facts: Fact[] };
type Told = { sentence: string; facts: Fact[] }[];
type Said = { kind: 'deed' | 'task'; text: string };

/** What opens a line that is a sentence in the first person already, by language; and a noun of work, which a list of tasks takes. */
const openings: Record<string, { deed: RegExp; task: RegExp }> = {
  pt: {
    deed: /^(?:(?!Lei )\p{Lu}\p{Ll}+ei|Fiz|Fui|Dei|Pus|Tive|Reduzi|Geri|Dirigi|Desenvolvi|Atendi|Produzi|Conduzi|Introduzi|Construí|Vendi|Corrigi|Promovi|Defini|Garanti|Faço|Preparo|Coordeno|Giro|Dirijo|Desenvolvo|Acompanho|Elaboro|Trato|Atendo|Supervisiono|Analiso|Asseguro|Efetuo|Realizo|Planeio|Planejo|Organizo|Lidero|Ensino|Cuido|Vendo|Negoceio|Negocio|Presto|Recebo|Emito|Redijo|Gerencio|Gero) (?=(?:[oa]s?|uma?s?|d[oae]s?|com|mais|cerca|todos|todas|n[oa]s?|em|\d|\p{Lu}|\p{Ll}+(?:ções|s|ão|mento|mentos|dade))(?![\p{L}]))/u,
    task: /^(?:\p{Lu}\p{Ll}+(?:ções|ção|são|mento|mentos|agem|ência|ância|oria)|Gestão|Apoio|Controlo|Controle|Registo|Registro|Reforço|Cuidados?|Venda|Vendas|Análise|Compra|Compras|Limpeza) (?!por\b)/u,
  },
  it: {
    deed: /^(?:Ho \p{Ll}+[tso]o|Mi occup[oa]|Coordino|Gestisco|Curo|Seguo|Preparo|Organizzo|Insegno|Assisto|Pianifico|Realizzo|Vendo|Elaboro|Redigo|Dirigo|Guido|Fornisco|Eseguo|Supervisiono|Formo|Assicuro|Verifico|Analizzo|Servo|Accolgo|Registro) (?=(?:il|lo|la|i|gli|le|l['’]\p{L}+|un[ao]?|d[ei]\p{Ll}*|più|circa|ogni|tutt[oi]|\d|\p{Ll}+[ieao])(?![\p{L}]))/u,
    task: /^(?:\p{Lu}\p{Ll}+(?:zione|zioni|sione|mento|menti|enza|anza|aggio|tura|gione)|Gestione|Supporto|Controllo|Cura|Vendita|Analisi|Acquisti|Sviluppo|Studio|Ricerca|Pulizia|Registrazione) (?=(?:di|d['’]|de[il]|del\p{L}+|degli|al\p{L}*|ai|agli|con|per|in|nel\p{L}*|tra|su\p{L}*|e|\p{L}+(?:ale|ali|ica|ico|iva|ivo|aria|ario|ente|uale))(?![\p{L}]) ?)/u,
  },
  nl: {
    deed: /^(?:(?!Beste |Goede |Diverse |Brede |Vaste |Grote |Beide |Halve )\p{Lu}\p{Ll}+(?:te|de)|Begeleid|Leid|Ontwikkel|Organiseer|Coördineer|Verzorg|Adviseer|Voer|Maak|Geef|Stuur|Bewaak|Schrijf|Verkoop|Bereid|Controleer|Verwerk|Behandel|Onderhoud|Gaf|Schreef|Verkocht|Bracht|Deed|Zette|Nam|Hielp) (?=(?:het|de|een|op|met|voor|in|aan|elke?|elk|dagelijks|wekelijks|meer|ruim|\d|\p{Ll}+(?:en|s|ingen|ing|rg|leid|voering))(?![\p{L}]))/u,
    task: /^(?:\p{Lu}\p{Ll}+(?:ing|ingen|atie|aties|heid)|Zorg|Beheer|Verkoop|Onderhoud|Toezicht|Controle|Inkoop|Administratie|\p{Lu}\p{Ll}+en van) /u,
  },
};

/** A Portuguese, Italian or Dutch bullet that can stand in a letter as it is written: a statement in the first person, or a noun of work. */
export function sayPlain(bullet: string, language: string): Said | undefined {
  const line = bullet
    .trim()
    .replace(/^[•▪●*–-]+\s*/, '')
    .replace(/[\s.;,]+$/, '');
  if (line.length < 12 || line.length > 170 || /[•|:;]|\.\s+\p{Lu}/u.test(line)) return undefined;
  const done = sayDone(line, language.slice(0, 2));
  if (done !== undefined) return { kind: 'deed', text: done };
  const rule = openings[language.slice(0, 2)];
  const isOf = (kind: Said['kind']) => rule?.[kind].test(line) === true;
  if (isOf('deed')) return { kind: 'deed', text: line };
  // "… con 25% verlaagd": a result that stands behind its noun is no task.
  return isOf('task') && !/\d\s?%/.test(line) ? { kind: 'task', text: lowerFirst(line) } : undefined;
}

/** The deeds of one job as sentences, then its tasks in one list; `told` deeds of it have been told before. Portuguese, Italian, Dutch. */
export function tellPlain(proofs: readonly Bullet[], language: string, told = 0): Told {
  const code = language.slice(0, 2);
  const read = proofs.flatMap((proof) => {
    const said = sayPlain(proof.line, code);
    return said === undefined ? [] : [{ ...said, proof }];
  });
  const deeds = read.filter(({ kind }) => kind === 'deed');
  const tasks = read.filter(({ kind }) => kind === 'task');
  const sentences = deeds.map(({ text, proof }, i) => ({ sentence: deed(text, code, told + i), facts: proof.facts }));
  if (tasks.length === 0) return sentences;
  return [
    ...sentences,
    {
      sentence: listTasks(
        tasks.map(({ text }) => withArticles(text, code)),
        code,
        tasks[0]?.proof.current === true,
        sentences.length + told > 0,
      ),
      facts: tasks.flatMap(({ proof }) => proof.facts),
    },
  ];
}

function listTasks(tasks: readonly string[], code: string, isNow: boolean, also: boolean): string {
  const list = phraseList(tasks, code);
  if (code === 'pt') return `O meu trabalho ${isNow ? 'inclui' : 'incluía'}${also ? ' também' : ''} ${list}.`;
  if (code === 'it') return `Il mio lavoro ${isNow ? 'comprende' : 'comprendeva'}${also ? ' anche' : ''} ${list}.`;
  return `Tot mijn taken ${tasks.length > 1 ? (isNow ? 'behoren' : 'behoorden') : isNow ? 'behoort' : 'behoorde'}${also ? ' ook' : ''} ${list}.`;
}

/** "l’assistenza alla clientela e la gestione della cassa": each noun of work with its own. */
function withArticles(text: string, code: string): string {
  const [first = '', second = '', ...more] = text.split(/ e (?=\p{Ll})/u);
  const isWork = openings[code]?.task.test(`${second.charAt(0).toUpperCase()}${second.slice(1)}`) === true;
  if (code === 'nl' || more.length > 0 || !isWork) return withArticle(text, code);
  return `${withArticle(first, code)} e ${withArticle(second, code)}`;
}

/** A noun of work with its article, which its ending tells. */
function withArticle(text: string, code: string): string {
  const word = text.split(' ')[0] ?? '';
  if (code === 'pt') {
    const isFeminine =
      /(?:ção|ções|são|sões|gem|ência|ância|oria|gestão|venda|vendas|análise|compra|compras|limpeza)$/u.test(word);
    return `${isFeminine ? 'a' : 'o'}${/s$/.test(word) ? 's' : ''} ${text}`;
  }
  if (code === 'nl') {
    if (/(?:ingen|aties)$/.test(word)) return text;
    return `${/(?:beheer|onderhoud|toezicht|en)$/.test(word) ? 'het' : 'de'} ${text}`;
  }
  if (/(?:zioni|sioni)$/.test(word)) return `le ${text}`;
  const isMany = /(?:menti|acquisti)$/.test(word);
  const isFeminine = /(?:zione|sione|gione|tura|enza|anza|gestione|cura|vendita|analisi|ricerca|pulizia)$/.test(word);
  if (/^[aeiou]/.test(word)) return isMany ? `gli ${text}` : `l’${text}`;
  const isHard = /^(?:s[^aeiou]|z|ps|gn)/.test(word);
  return `${isFeminine ? 'la' : isMany ? (isHard ? 'gli' : 'i') : isHard ? 'lo' : 'il'} ${text}`;
}

const further: Record<string, string[]> = {
  pt: ['Também', 'Igualmente'],
  it: ['Inoltre', 'Poi'],
  nl: ['Ook', 'Daarnaast'],
};

/** Dutch has the verb before "ik" after such a word: "Daarnaast begeleid ik …". */
function deed(text: string, code: string, at: number): string {
  const [verb = '', ...rest] = text.split(' ');
  const also = at === 0 ? '' : (further[code]?.[(at - 1) % 2] ?? '');
  if (code === 'nl') return at === 0 ? `Ik ${lowerFirst(text)}.` : `${also} ${lowerFirst(verb)} ik ${rest.join(' ')}.`;
  return at === 0 ? `${text}.` : `${also} ${lowerFirst(text)}.`;
}
