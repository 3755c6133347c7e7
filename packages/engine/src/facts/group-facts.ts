import type { FactGroup, OwnDocument, Resume } from '@shortlist/schema';
import { foldWords } from '../language/text/fold-text.ts';
import { samePerson } from '../language/text/same-person.ts';
import { listOwnLines } from './list-own-lines.ts';

/** A document of somebody with the resume that it holds. */
export type KeptDocument = OwnDocument & { resume: Resume };
/** A line that its person does not want used again. */
export type Unused = { person: string; text: string };

type Owner = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };

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
  return groups.map((group) => describeGroup(group, unused));
}

/** The documents of the person that a resume is about. */
export function documentsOf(person: Owner, documents: readonly KeptDocument[]): KeptDocument[] {
  return documents.filter(({ resume }) => isSameOwner(person, ownerOf(resume)));
}

/** Whether a person does not want this line used again. */
export function isUnused(unused: readonly Unused[], person: string, text: string): boolean {
  const line = foldWords(text);
  return unused.some(
    (each) => (each.person === person || samePerson(each.person, person)) && foldWords(each.text) === line,
  );
}

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

function describeGroup(group: readonly KeptDocument[], unused: readonly Unused[]): FactGroup {
  const { name = '', email } = ownerOf(group[0]?.resume ?? {});
  const listed = new Map<string, FactGroup['documents'][number]['facts'][number]>();
  const documents = group.map(({ resume, ...document }) => ({
    ...document,
    facts: listOwnLines(resume).flatMap((line) => {
      const key = foldWords(line.text);
      const before = listed.get(key);
      if (before !== undefined) {
        if (!before.alsoIn.includes(document.title)) before.alsoIn.push(document.title);
        return [];
      }
      const fact = { ...line, alsoIn: [], unused: isUnused(unused, name, line.text) };
      listed.set(key, fact);
      return [fact];
    }),
  }));
  return { person: name, ...(email ? { email } : {}), documents: documents.filter(({ facts }) => facts.length > 0) };
}
