import type { FactGroup, OwnDocument, OwnFact, Resume } from '@shortlist/schema';
import { foldWords } from '../language/text/fold-text.ts';
import { samePerson } from '../language/text/same-person.ts';
import { listOwnLines } from './list-own-lines.ts';

/** A document of somebody with the resume that it holds. */
export type KeptDocument = OwnDocument & { resume: Resume };
/** A line that its person does not want used again. */
export type Unused = { person: string; text: string };

/** What tells whose a document is. */
export type Owner = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };

/** The documents by the person that each is about, the latest first, each line once: at the latest document that has it. */
export function groupFacts(documents: readonly KeptDocument[], unused: readonly Unused[]): FactGroup[] {
  const groups: KeptDocument[][] = [];
  for (const document of documents.toSorted((a, b) => b.date.localeCompare(a.date))) {
    const own = groups.find(
      ([first]) => first !== undefined && isSameOwner(ownerOf(first.resume), ownerOf(document.resume)),
    );
    if (own === undefined) groups.push([document]);
    else own.push(document);
  }
  const marks = foldMarks(unused);
  return groups.map((group) => describeGroup(group, marks));
}

/** The documents of the person that a resume is about. */
export function documentsOf(person: Owner, documents: readonly KeptDocument[]): KeptDocument[] {
  return documents.filter(({ resume }) => isSameOwner(person, ownerOf(resume)));
}

/** The marks that take this line of a person out, in whatever case, and whichever of their names they were set under. */
export function marksOf<M extends Unused>(unused: readonly M[], person: string, text: string): M[] {
  const line = foldWords(text);
  const names = new Set([...new Set(unused.map((each) => each.person))].filter((name) => isNameOf(name, person)));
  return unused.filter((each) => names.has(each.person) && foldWords(each.text) === line);
}

type Marks = ReadonlyMap<string, ReadonlySet<string>>;

/** The lines that were taken out, folded, by the name that each was marked under: compared with thousands of lines, they are folded once. */
function foldMarks(unused: readonly Unused[]): Marks {
  const marks = new Map<string, Set<string>>();
  for (const { person, text } of unused) {
    const lines = marks.get(person) ?? new Set();
    marks.set(person, lines.add(foldWords(text)));
  }
  return marks;
}

/** The lines, folded, that a person does not want used again. */
export function unusedOf(unused: readonly Unused[], person: string): Set<string> {
  return linesOf(foldMarks(unused), person);
}

const linesOf = (marks: Marks, person: string): Set<string> =>
  new Set([...marks].flatMap(([name, lines]) => (isNameOf(name, person) ? [...lines] : [])));

const isNameOf = (name: string, person: string): boolean => name === person || samePerson(name, person);

function ownerOf({ basics = {} }: Resume): Owner {
  return { name: basics.name, email: basics.email, phone: basics.phone };
}

/** Two documents are one person's where their names agree and address or telephone do, as far as both say them; without a name, where the address does. */
function isSameOwner(a: Owner, b: Owner): boolean {
  const [names, mails, phones] = [
    agree(a.name, b.name, samePerson),
    agree(a.email, b.email, alike),
    agree(a.phone, b.phone, sameNumber),
  ];
  if (names === false) return false;
  if (names === undefined) return mails === true || (!a.name && !b.name && mails === undefined);
  return !(mails === false && phones !== true) && !(phones === false && mails === undefined);
}

function agree(
  a: string | undefined,
  b: string | undefined,
  same: (a: string, b: string) => boolean,
): boolean | undefined {
  return a && b ? same(a, b) : undefined;
}

const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
/** The last digits are the same with a country's code and without. */
const sameNumber = (a: string, b: string): boolean => a.replace(/\D/g, '').slice(-8) === b.replace(/\D/g, '').slice(-8);

function describeGroup(group: readonly KeptDocument[], marks: Marks): FactGroup {
  const { name = '', email } = ownerOf(group[0]?.resume ?? {});
  const unused = linesOf(marks, name);
  const listed = new Map<string, { fact: OwnFact; id: string }>();
  const documents = group.map(({ resume, ...document }) => ({
    ...document,
    facts: listOwnLines(resume).flatMap((line) => {
      const key = foldWords(line.text);
      const before = listed.get(key);
      if (before !== undefined) {
        const { fact, id } = before;
        if (id !== document.id && !fact.alsoIn.includes(document.title)) fact.alsoIn.push(document.title);
        return [];
      }
      const fact: OwnFact = { ...line, alsoIn: [], unused: unused.has(key) };
      listed.set(key, { fact, id: document.id });
      return [fact];
    }),
  }));
  return { person: name, ...(email ? { email } : {}), documents: documents.filter(({ facts }) => facts.length > 0) };
}
