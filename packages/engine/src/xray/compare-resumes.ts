import { plainResume, type Resume, type Xray } from '@shortlist/schema';
import { compareBasics } from './compare-basics.ts';
import { compareEntries } from './compare-entries.ts';
import { openFiled } from './compare-filed.ts';
import { compareKeywords } from './compare-keywords.ts';
import { entrySections, keywordSections } from './sections.ts';

/**
 * The X-ray of an exported file: field by field of the resume that was set, what a reader recovered. White space and list
 * marks do not count; every letter does. Fields that paper does not carry (photo, unknown keys) are left out. Text from the right gets a note
 * in a `pdf` also where all of it came back: other readers take the page's order for the text's.
 */
export function compareResumes(marked: Resume, read: Resume, format?: 'pdf'): Xray {
  // Bold and linked words are words; a file whose reading has stars for them has them both times.
  const [expected, recovered] = [plainResume(marked), plainResume(read)];
  const filed = openFiled(recovered);
  const fields = [
    ...compareBasics(expected.basics ?? {}, recovered.basics ?? {}),
    ...entrySections.flatMap((section) => compareEntries(section, expected, recovered, filed)),
    ...keywordSections.flatMap((id) => compareKeywords(id, expected, recovered, filed)),
  ];
  const complete = fields.every((field) => field.ok);
  const rightToLeft = fields.some(
    (field) => (!field.ok || format) && /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(field.expected),
  );
  return { complete, fields, ...(rightToLeft ? { note: rightToLeftNote } : {}) };
}

const rightToLeftNote =
  'Right-to-left text is laid out correctly on the page, but a machine that reads the file may get its words in another order. Send the DOCX or the plain text as well.';
