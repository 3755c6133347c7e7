/** What a site's own pages state of a job above their text, by the words that name it there. */
const titles =
  /^(?:title|titel|titre|titulo|título|titolo|job_?title|jobtitle|puesto|cargo|vacante|vaga|vacature|functie|posto|poste|stelle|position|role)$/iu;
const employers =
  /^(?:organi[sz]ation|company(?:_?name)?|employer|firma|unternehmen|entreprise|empresa|azienda|bedrijf|hiring_?organi[sz]ation)$/iu;
const places =
  /^(?:(?:job_?)?location|city|town|ort|standort|arbeitsort|lieu|ville|ubicaci[oó]n|lugar|ciudad|local|cidade|sede|luogo|citt[aà]|locatie|plaats|standplaats)$/iu;
const pays = /^(?:salary|pay|compensation|gehalt|salaire|rémunération|salario|salário|retribuzione|salaris)$/iu;
const summaries =
  /^(?:summary|subtitle|description|excerpt|zusammenfassung|untertitel|résumé|resumen|resumo|sommario|samenvatting)$/iu;

/** The longest block of facts that a page opens with. */
const longest = 8_000;

/**
 * A posting taken from a site's source opens with a block of facts between two lines of "---" or "+++". Its title, employer, place and pay stand
 * on lines of their own instead; what only the site's machine reads goes.
 */
export function openFrontMatter(text: string): string {
  const opening = /^\s*(---|\+\+\+)[ \t]*\n/.exec(text.slice(0, 200));
  if (opening === null) return text;
  const from = opening[0].length;
  const close = text.slice(from, from + longest).search(opening[1] === '---' ? /^---[ \t]*$/m : /^\+\+\+[ \t]*$/m);
  if (close === -1) return text;
  const block = text.slice(from, from + close);
  const facts = readFacts(block);
  if (facts.length === 0) return text;
  const of = (names: RegExp): string | undefined =>
    facts.find(([name, value]) => value !== '' && names.test(name))?.[1];
  const [title, employer, place, pay, summary] = [titles, employers, places, pays, summaries].map(of);
  const below = text.slice(from + close).replace(/^(?:---|\+\+\+)[ \t]*\n?/, '');
  const rest = below.trim() === '' ? readTexts(block) : below;
  return [
    title,
    employer === undefined ? undefined : `Company: ${employer}`,
    place === undefined ? undefined : `Location: ${place}`,
    pay === undefined ? undefined : `Salary: ${pay}`,
    summary === undefined ? undefined : `\n${summary}`,
    rest,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** A page without a text of its own holds it in its block of facts, as long values that their indentation sets apart (`description: >-`). */
function readTexts(block: string): string {
  const lines = block.split('\n');
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  const texts = lines.flatMap((line, i) => {
    const own = /^[\s-]*(?:[\p{L}_-]{2,30}):[ \t]*[>|][-+]?[ \t]*$/u.test(line)
      ? (/^[\s-]*/.exec(line)?.[0].length ?? 0)
      : -1;
    if (own < 0) return [];
    const end = lines.findIndex((other, k) => k > i && other.trim() !== '' && indentOf(other) <= own);
    const rows = lines.slice(i + 1, end < 0 ? lines.length : end);
    const least = Math.min(...rows.filter((row) => row.trim() !== '').map(indentOf));
    // In a folded value a single line break is none.
    const text = rows.map((row) => row.slice(least)).join('\n');
    return [/>[-+]?[ \t]*$/.test(line) ? text.replace(/(?<=[^\n])\n(?=[^\s*•-])/g, ' ') : text];
  });
  const title = /^[\s-]*(?:title|position|role)\s?:[ \t]*(.*)$/imu.exec(block)?.[1];
  return [...(title === undefined ? [] : [bare(title)]), ...texts].join('\n\n');
}

/** The facts of the first level: "name: value", "name = value", the value without quotes and joined where it goes on below. */
function readFacts(block: string): [string, string][] {
  const facts: [string, string][] = [];
  let goesOn = false;
  for (const line of block.split('\n')) {
    const own = /^([\p{L}_-]{2,30})\s?[:=][ \t]*(.*)$/u.exec(line);
    const last = facts.at(-1);
    if (own !== null) {
      facts.push([own[1] ?? '', bare(own[2] ?? '')]);
      goesOn = /^[>|][-+]?\s*$/.test(own[2] ?? '') || bare(own[2] ?? '') !== '';
    } else if (goesOn && last !== undefined && /^[ \t]+[^\s-]/.test(line)) last[1] = `${last[1]} ${bare(line)}`.trim();
  }
  return facts;
}

/** No list, and no word of the machine's. */
function bare(value: string): string {
  const words = value
    .trim()
    .replace(/^(["'])(.*)\1$/u, '$2')
    .trim();
  return /^[[{|>]|^(?:null|none|true|false|[\d.:TZ+-]+)$/iu.test(words) ? '' : words;
}
