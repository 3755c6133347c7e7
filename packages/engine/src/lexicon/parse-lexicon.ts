import type { Seniority, SkillKind } from '@shortlist/schema';
import type { Lexicon, SkillEntry, TitleEntry } from './types.ts';

/** The entry's id: lower-case words joined by hyphens; `+`, `#`, `.` and `&` are spelled so that C, C++ and C# stay apart. */
export function slugOf(name: string): string {
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  return name
    .toLowerCase()
    .replaceAll('c++', 'cpp')
    .replaceAll('+', ' plus')
    .replaceAll('#', ' sharp')
    .replace(/^\./, 'dot ')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Adds one data file (format: README.md) to the lexicon. Entries of the same name are merged. `industry` names the file. */
export function parseLexicon(text: string, industry: string, lexicon: Lexicon): Lexicon {
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [kind = '', name = '', aliases = '', relations = '', flags = ''] = line.replace(/\r$/, '').split('\t');
    if (name.trim() === '') continue;
    const row = {
      name: name.trim(),
      aliases: listOf(aliases),
      relations: listOf(relations),
      flags: flags.split(/[ ,|]/),
    };
    if (kind === 'title') addTitle(lexicon, row, industry);
    else if (kinds.has(kind)) addSkill(lexicon, kind as SkillKind, row, industry);
  }
  return lexicon;
}

type Row = { name: string; aliases: string[]; relations: string[]; flags: string[] };

const kinds = new Set(['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain']);

function listOf(cell: string): string[] {
  return cell === ''
    ? []
    : cell
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}

function addSkill(lexicon: Lexicon, kind: SkillKind, row: Row, industry: string): void {
  const id = slugOf(row.name);
  const known = lexicon.skills.get(id) as SkillRow | undefined;
  const entry = known ?? new SkillRow(id, row.name, kind, row.flags);
  merge(entry.aliases, row.aliases);
  merge(entry.industries, [industry]);
  entry.relations.push(...row.relations);
  if (known === undefined) lexicon.skills.set(id, entry);
}

/** An entry whose relations are read when somebody first asks for them: of twelve thousand a document asks for few. */
class SkillRow implements SkillEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  readonly aliases: string[] = [];
  readonly industries: string[] = [];
  readonly relations: string[] = [];
  readonly ambiguous: boolean;
  readonly exactCase: boolean;
  #is: string[] | undefined;
  #part: string[] | undefined;
  #rel: string[] | undefined;

  constructor(id: string, name: string, kind: SkillKind, flags: string[]) {
    this.id = id;
    this.name = name;
    this.kind = kind;
    this.ambiguous = flags.includes('ctx');
    this.exactCase = flags.includes('case');
  }

  get is(): string[] {
    this.#is ??= this.#targets('is:');
    return this.#is;
  }

  get part(): string[] {
    this.#part ??= this.#targets('part:');
    return this.#part;
  }

  get rel(): string[] {
    this.#rel ??= this.#targets('rel:');
    return this.#rel;
  }

  #targets(prefix: string): string[] {
    return [...new Set(targetsOf(this.relations, prefix))];
  }
}

function addTitle(lexicon: Lexicon, row: Row, industry: string): void {
  const id = slugOf(row.name);
  const entry: TitleEntry = lexicon.titles.get(id) ?? {
    id,
    name: row.name,
    aliases: [],
    occupations: [],
    industries: [],
    ambiguous: row.flags.includes('ctx'),
  };
  merge(entry.aliases, row.aliases);
  merge(entry.industries, [industry]);
  merge(entry.occupations, targetsOf(row.relations, 'occ:'));
  const level = row.relations.find((relation) => relation.startsWith('lvl:'))?.slice(4);
  if (level !== undefined && entry.level === undefined) entry.level = level as Seniority;
  lexicon.titles.set(id, entry);
}

function targetsOf(relations: string[], prefix: string): string[] {
  return relations
    .filter((relation) => relation.startsWith(prefix))
    .map((relation) => slugOf(relation.slice(prefix.length)));
}

function merge(list: string[], more: string[]): void {
  for (const item of more) if (!list.includes(item)) list.push(item);
}
