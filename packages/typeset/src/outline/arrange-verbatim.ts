import { byWord, type Resume, type Verbatim, type VerbatimLine } from '@shortlist/schema';
import { entry } from './arrange-entries.ts';
import { makeSpan } from './make-span.ts';
import type { Contact, Entry, Section, Span } from './outline.ts';
import type { Plan } from './plan.ts';

/** A line of the head of a page is at most this long; a longer one is a paragraph. */
const longestContact = 70;
/** A line that is longer is no title of an entry. */
const longestTitle = 110;

/** Lines of the person's own document that no field holds, put where they stood. `open` makes a section that has no fields. */
export function addVerbatim(
  sections: Section[],
  contacts: Contact[],
  resume: Resume,
  plan: Plan,
  open: (id: string) => Section,
): { sections: Section[]; contacts: Contact[] } {
  const parts = (resume.verbatim ?? []).map((part, index) => ({ ...part, pointer: `/verbatim/${index}` }));
  const replaced = new Set(parts.filter(({ whole }) => whole).map(({ section }) => section));
  const isReplaced = ({ id }: Section) =>
    replaced.has(id) || (replaced.has('customSections') && id.startsWith('custom-'));
  const left = sections.filter((section) => !isReplaced(section));
  const whole = parts.flatMap((part) => (part.whole && part.lines.length > 0 ? [wholeSection(part, plan, open)] : []));
  const grown = [...left, ...whole];
  const further: Contact[] = [];
  for (const part of parts.filter((each) => !each.whole)) {
    if (part.section === 'basics') {
      const short = part.lines.map(lineText).filter((text) => text.length <= longestContact);
      further.push(
        ...short.flatMap((text): Contact[] =>
          spansOf(text, part.pointer).map((span) => ({ kind: 'location', ...span })),
        ),
      );
      const long = { ...part, lines: part.lines.filter((line) => lineText(line).length > longestContact) };
      if (long.lines.length > 0) put(long, 'summary', grown, open);
    } else put(part, part.section, grown, open);
  }
  return { sections: grown, contacts: [...contacts, ...further] };
}

type Placed = Verbatim & { pointer: string };

const lineText = ({ text, beside }: VerbatimLine): string => [text, beside].filter(Boolean).join(' · ');

function spansOf(text: string, pointer: string): Span[] {
  const span = makeSpan(text, pointer);
  return span ? [span] : [];
}

function put(part: Placed, id: string, sections: Section[], open: (id: string) => Section): void {
  let section = sections.find((each) => each.id === id);
  if (section === undefined) {
    section = open(id);
    sections.push(section);
  }
  const target = part.entry === undefined ? undefined : findEntry(sections, id, `/${part.section}/${part.entry}`);
  const { paragraphs, bullets } = target ?? section;
  part.lines.forEach((line, at) => {
    const spans = spansOf(lineText(line), `${part.pointer}/lines/${at}`);
    (line.bullet ? bullets : paragraphs).push(...spans);
  });
}

function findEntry(sections: readonly Section[], id: string, pointer: string): Entry | undefined {
  const entries = sections.filter((section) => section.id === id).flatMap((section) => section.entries);
  return entries.find((each) => each.pointer === pointer);
}

/** Sections whose lines stand for themselves where none has a date. */
const lists = new Set(['skills', 'certificates', 'awards']);

/** Lines of a list, as they stand: none of them is the title of another. */
function wholeList(part: Placed, plan: Plan, open: (id: string) => Section): Section {
  const entries: Entry[] = [];
  part.lines.forEach((line, at) => {
    const pointer = `${part.pointer}/lines/${at}`;
    const last = entries.at(-1);
    const goesOn = last !== undefined && !line.starts && (line.bullet || last.bullets.length === 0);
    const target = goesOn ? last : entry(pointer, plan, {});
    if (!goesOn) entries.push(target);
    (line.bullet ? target.bullets : target.paragraphs).push(...spansOf(lineText(line), pointer));
  });
  return { ...open(part.section), kind: 'entries', ...(part.heading ? { heading: part.heading } : {}), entries };
}

/** A section as its lines stand: a line with a date, or one that begins an entry in the file, begins one. In a list without dates no line is the title of others. */
function wholeSection(part: Placed, plan: Plan, open: (id: string) => Section): Section {
  const isDated = part.lines.some(({ beside, bullet }) => beside !== undefined && !bullet);
  if (lists.has(part.section) && !isDated) return wholeList(part, plan, open);
  const entries: Entry[] = [];
  const { lines } = part;
  // Each entry begins with a line before the one with its date: a school above its degree.
  const headed = lines[0]?.beside === undefined && !lines[0]?.bullet && lines[1]?.beside !== undefined;
  part.lines.forEach((line, at) => {
    const pointer = `${part.pointer}/lines/${at}`;
    const last = entries.at(-1);
    const isTitle = line.text.length <= longestTitle && (line.beside !== undefined || !/[.!?;:,]$/.test(line.text));
    if (headed && last && !line.bullet && isTitle) {
      const isHead = line.beside === undefined && lines[at + 1]?.beside !== undefined && last.dates !== undefined;
      const [dates] = spansOf(line.beside ?? '', pointer);
      if (!isHead && dates && last.dates === undefined && last.bullets.length === 0) {
        last.dates = dates;
        last.paragraphs.push(...spansOf(line.text, pointer));
        return;
      }
      if (isHead) {
        const [title] = spansOf(line.text, pointer);
        entries.push(entry(pointer, plan, title ? { title } : {}));
        return;
      }
    }
    if (last === undefined || (!line.bullet && (line.starts || line.beside !== undefined || last.bullets.length > 0))) {
      const [span] = spansOf(line.text, pointer);
      // An item of a list keeps its date in its own line.
      const [dates] = spansOf((!line.bullet && line.beside) || '', pointer);
      // What goes on below a list is no title of it.
      const begins = last === undefined || line.starts || line.beside !== undefined;
      const inTitle = isTitle && begins && !line.bullet && span;
      entries.push(
        entry(pointer, plan, {
          ...(inTitle ? { title: span } : {}),
          ...(dates ? { dates } : {}),
          paragraphs: span && !inTitle && !line.bullet ? [span] : [],
          bullets: line.bullet ? spansOf(lineText(line), pointer) : [],
        }),
      );
    } else (line.bullet ? last.bullets : last.paragraphs).push(...spansOf(lineText(line), pointer));
  });
  const id = part.section === 'customSections' ? 'custom' : part.section;
  const section = open(id);
  return { ...section, kind: 'entries', ...(part.heading ? { heading: part.heading } : {}), entries };
}

/** The person's own headings, and their further headings within a section as sections of their own. */
export function headInOwnWords(sections: readonly Section[], resume: Resume): Section[] {
  const own = resume.meta?.headings;
  const headings = byWord<unknown>(typeof own === 'object' && own !== null ? { ...own } : {});
  return sections.flatMap((section): Section[] => {
    const heading = headings[section.id];
    const named =
      typeof heading === 'string' && heading.trim() !== '' ? { ...section, heading: heading.trim() } : section;
    return splitUnder(named, resume);
  });
}

function splitUnder(section: Section, resume: Resume): Section[] {
  const underOf = (pointer: string): string | undefined => {
    const [, key = '', index = ''] = pointer.split('/');
    const list = resume[key];
    const found = Array.isArray(list) ? (list[Number(index)] as { under?: unknown } | undefined)?.under : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  const parts: Section[] = [{ ...section, entries: [], facts: [] }];
  let current: string | undefined;
  const partFor = (pointer: string): Section => {
    const under = underOf(pointer);
    if (under !== current) {
      current = under;
      parts.push({
        ...section,
        heading: under ?? section.heading,
        paragraphs: [],
        bullets: [],
        entries: [],
        facts: [],
        breakBefore: false,
      });
    }
    return parts.at(-1) as Section;
  };
  for (const each of section.entries) partFor(each.pointer).entries.push(each);
  for (const fact of section.facts) partFor((fact.label ?? fact.items[0])?.pointer ?? '').facts.push(fact);
  return parts.filter(
    ({ paragraphs, bullets, entries, facts }) => paragraphs.length + bullets.length + entries.length + facts.length > 0,
  );
}
