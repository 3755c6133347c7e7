/** A file of a form. Its bytes lie within those of the body: nothing is copied. */
export type FormFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** The fields of a form, in the order in which they were sent. */
export type Form = (readonly [name: string, value: string | FormFile])[];

/** What a form may be made of: ours have a dozen fields, and the longest text that one takes has 100,000 characters. */
export const formBounds = { parts: 100, headBytes: 16_000, preambleBytes: 16_000, textBytes: 1_000_000 };

export class BrokenFormError extends Error {}
export class EndlessFormError extends Error {}

const headEnd = Buffer.from('\r\n\r\n');
const dashes = '--';

/**
 * Takes the body of a `multipart/form-data` request apart (RFC 7578, RFC 2046 section 5.1). Throws a `BrokenFormError` for what is none, an
 * `EndlessFormError` where it has more parts, longer heads of parts, or more text beside its files, than any form: all of it is worked on before it is judged.
 */
export function takeFormApart(body: Uint8Array<ArrayBuffer>, boundary: string): Form {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const between = Buffer.from(`\r\n${dashes}${boundary}`);
  const form: [string, string | FormFile][] = [];
  let texts = 0;
  let at = firstBoundary(bytes, between) + between.length;
  while (bytes.toString('latin1', at, at + 2) !== dashes) {
    if (form.length === formBounds.parts) throw new EndlessFormError();
    const headed = bytes.subarray(at, at + formBounds.headBytes).indexOf(headEnd);
    if (headed < 0) throw bytes.length - at < formBounds.headBytes ? new BrokenFormError() : new EndlessFormError();
    const from = at + headed + headEnd.length;
    const to = bytes.indexOf(between, from);
    if (to < 0) throw new BrokenFormError();
    const part = readPart(
      bytes.toString('utf8', at, at + headed),
      body.subarray(from, to),
      formBounds.textBytes - texts,
    );
    if (typeof part[1] === 'string') texts += to - from;
    form.push(part);
    at = to + between.length;
  }
  return form;
}

/** Where the first boundary begins: at the very start, its line break left out, or behind a preamble, which is passed over. */
function firstBoundary(bytes: Buffer, between: Buffer): number {
  if (bytes.subarray(0, between.length - 2).equals(between.subarray(2))) return -2;
  const at = bytes.subarray(0, formBounds.preambleBytes + between.length).indexOf(between);
  if (at < 0) throw new BrokenFormError();
  return at;
}

/** The line break behind a boundary, then one field of the head in each line. A text has at most so many bytes. */
function readPart(head: string, content: Uint8Array<ArrayBuffer>, mostBytes: number): [string, string | FormFile] {
  const [behind, ...lines] = head.split('\r\n');
  const fields = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const { kind, name, file } = readDisposition(fields.get('content-disposition') ?? '');
  if (behind !== '' || kind !== 'form-data' || name === undefined) throw new BrokenFormError();
  if (file === undefined) {
    if (content.length > mostBytes) throw new EndlessFormError();
    return [name, new TextDecoder().decode(content)];
  }
  return [name, { name: file, type: (fields.get('content-type') ?? 'text/plain').toLowerCase(), bytes: content }];
}

const parameter = /\s*;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"(?=\s*(?:;|$))|"([^"]*)"|([^\s;"]*))/gy;

function readDisposition(text: string): { kind: string; name?: string | undefined; file?: string | undefined } {
  const [kind = ''] = text.split(';', 1);
  parameter.lastIndex = kind.length;
  const given = new Map<string, string>();
  for (const [, name = '', escaped, quoted, bare = ''] of text.matchAll(parameter))
    given.set(name.toLowerCase(), quoted ?? (escaped === undefined ? bare : unescapeQuoted(escaped)));
  return {
    kind: kind.trim().toLowerCase(),
    name: given.get('name'),
    file: decodeExtended(given.get('filename*')) ?? given.get('filename') ?? given.get('filename*'),
  };
}

/** Browsers write three signs of a quoted name so (HTML standard, multipart/form-data encoding), older programs the mark alone as `\\"`. */
const unescapeQuoted = (text: string): string =>
  text.replaceAll('\\"', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%22', '"');

/** A name as some programs write it: `utf-8'en'r%C3%A9sum%C3%A9.pdf` (RFC 8187). Undefined where it is written otherwise. */
function decodeExtended(text = ''): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(text)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
