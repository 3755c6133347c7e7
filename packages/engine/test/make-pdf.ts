import { deflateSync } from 'node:zlib';

/** Objects of a PDF from number 1 on, as text or bytes; the first is the catalog unless `root` says otherwise. */
export function makePdf(objects: (string | Uint8Array)[], root = 1): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    push(typeof object === 'string' ? Buffer.from(object, 'latin1') : Buffer.from(object));
    push(Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  push(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream object; `extra` are further entries of its dictionary. */
export function stream(data: string | Uint8Array, extra = ''): Uint8Array {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${extra} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A PDF of one Letter page with this content stream; `resources` are further entries of its resources, `more` further objects from 6 on. */
export function makePage(content: string | Uint8Array, resources = '', more: (string | Uint8Array)[] = []): Uint8Array {
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    typeof content === 'string' ? stream(content) : content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...more,
  ]);
}

/** A content stream that sets lines from the top, 16 points apart. A line that begins with `#` is set larger. */
export function setLines(lines: string[]): string {
  const set = lines.map((line) => {
    const isLarge = line.startsWith('#');
    const text = line.replace(/^#/, '').replace(/[()\\]/g, '\\$&');
    return `/F1 ${isLarge ? 14 : 11} Tf (${text}) Tj 0 -16 Td`;
  });
  return `BT 72 720 Td ${set.join(' ')} ET`;
}

/** The lines of a small resume. */
export const resumeLines = [
  '#Casey Testperson',
  'casey.testperson@example.org  +1 312 555 0188  Chicago, IL',
  '#EXPERIENCE',
  'Office Manager, Example Widgets Inc.   Jan 2019 - Present',
  '- Ordered supplies for 40 staff and cut costs by 12%',
  'Office Assistant, Sample Works Ltd.   Mar 2016 - Dec 2018',
  '- Kept the calendars of three directors',
  '#EDUCATION',
  'BA English, Example State University   2012 - 2016',
  '#SKILLS',
  'Scheduling, Purchasing, Bookkeeping',
];

/** A stream of blanks of this many bytes, packed as often as told: a bomb. */
export function packBlanks(bytes: number, times = 1): Uint8Array {
  let data: Uint8Array = deflateSync(Buffer.alloc(bytes, 0x20), { level: 9 });
  for (let round = 1; round < times; round++) data = deflateSync(data, { level: 9 });
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  return stream(data, `/Filter [${filters}]`);
}

/** A PDF asking for a password: the standard handler of revision 2 with keys that no empty password opens. */
export function makeLocked(pdf: Uint8Array = makePage(setLines(resumeLines))): Uint8Array {
  const plain = Buffer.from(pdf).toString('latin1');
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<00> <00>]`;
  return Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R ${encrypt}`), 'latin1');
}
