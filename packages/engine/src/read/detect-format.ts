import type { DocumentFormat } from '@shortlist/schema';
import { wideOrder } from './wide-order.ts';

/** The format of a file by its content, helped by its name where content alone cannot tell; undefined for a type that we do not read. */
export function detectFormat(bytes: Uint8Array, name: string): DocumentFormat | undefined {
  const wideText = readWideHead(bytes);
  const head = wideText ?? latin(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  // A file that is called PDF and is none was renamed or badly saved: its owner should know.
  if (extension === 'pdf') return looksLikePdf(bytes) ? 'pdf' : undefined;
  if (isZip(head)) return holdsWordText(bytes) ? 'docx' : 'zip';
  if (wideText === undefined && looksBinary(bytes)) return undefined;
  if (extension === 'json' || /^\s*\{/.test(head.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'json';
  if (extension === 'yaml' || extension === 'yml') return 'yaml';
  if (/<(?:\w+:)?(?:Candidate|SkillsPassport)[\s>]/.test(head) && /europass/i.test(head)) return 'xml';
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  if (/^\s*(<!doctype|<html|<\?xml|\{\\rtf)/i.test(head)) return undefined;
  return headedLikeMarkdown.test(wideText ?? Buffer.from(bytes.subarray(0, 16_384)).toString('utf8'))
    ? 'markdown'
    : 'text';
}

/** Two headings of Markdown: a text under any name that was written so. */
const headedLikeMarkdown = /^#{1,4} \S[^\n]*\n[\s\S]*?^#{1,4} \S/m;

/** True for a Word document, new (.docx) or old (.doc), whatever its name. */
export function isWordFile(bytes: Uint8Array): boolean {
  const head = latin(bytes.subarray(0, 4));
  return (isZip(head) && holdsWordText(bytes)) || (head === oleMark && latin(bytes).includes(wide('WordDocument')));
}

function isZip(head: string): boolean {
  return head.startsWith('PK\u0003\u0004');
}

function holdsWordText(bytes: Uint8Array): boolean {
  const index = latin(bytes.subarray(Math.max(0, bytes.length - 65_536)));
  return index.includes('word/document.xml') || latin(bytes.subarray(0, 65_536)).includes('word/document.xml');
}

/** A PDF that lost its head still has its objects. */
function looksLikePdf(bytes: Uint8Array): boolean {
  return /\bendobj\b|\bstartxref\b|%PDF/.test(latin(bytes.subarray(0, 65_536)));
}

function looksBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 4096).includes(0);
}

/** The beginning of a text in UTF-16, as Windows' editors save "Unicode"; with a byte order mark or without; undefined for other files. */
function readWideHead(bytes: Uint8Array): string | undefined {
  const order = wideOrder(bytes);
  return order && new TextDecoder(order).decode(bytes.subarray(0, 16_384));
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** How a container of Microsoft's old Office begins ([MS-CFB]). */
const oleMark = '\u00d0\u00cf\u0011\u00e0';

/** A name as such a container writes it: two bytes a letter. */
function wide(name: string): string {
  return [...name].map((letter) => `${letter}\u0000`).join('');
}

/** A Word file with a password: an OLE container that holds an "EncryptedPackage" ([MS-OFFCRYPTO]). */
export function isLockedOffice(bytes: Uint8Array): boolean {
  return latin(bytes.subarray(0, 4)) === oleMark && latin(bytes).includes(wide('EncryptedPackage'));
}
