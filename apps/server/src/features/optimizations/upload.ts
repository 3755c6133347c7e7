import { storableText } from '@shortlist/database';
import { isWordFile } from '@shortlist/engine';
import { largestUpload, uploadTexts } from '@shortlist/schema';
import type { z } from 'zod';
import { cleanFileName } from '../../http/clean-file-name.ts';
import { describeIssues } from '../../http/describe-issues.ts';
import { Failure } from '../../http/problem.ts';
import { fileIn } from '../../http/read-form.ts';
import type { Form } from '../../http/take-form-apart.ts';

export type Upload = { name: string; mediaType: string; bytes: Uint8Array };

const pdfType = 'application/pdf';
const signature = '%PDF-';

/** The form's text fields by the schema that the web app uses too. Throws 422 with a message for each field. */
export function readFields<T>(form: Form, schema: z.ZodType<T>): T {
  const named = blank(schema);
  const given = Object.fromEntries(
    form.flatMap(([name, value]) =>
      typeof value === 'string' && Object.hasOwn(named, name) ? [[name, storableText(plainLines(value))]] : [],
    ),
  );
  const parsed = schema.safeParse({ ...named, ...given });
  if (parsed.success) return parsed.data;
  const errors = describeIssues(parsed.error);
  throw new Failure(422, 'invalid-form', errors[0]?.message ?? 'Please check the form', { errors });
}

/** The PDF of the form: present, of the type, within the limit by its bytes. Throws 422 with the text for the person. */
export function readUpload(form: Form, field: string, missing: string): Upload {
  const file = fileIn(form, field);
  const refuse = (code: string, message: string) => new Failure(422, code, message, { errors: [{ field, message }] });
  if (!file) throw refuse('missing-file', missing);
  const { bytes } = file;
  if (bytes.length > largestUpload) throw refuse('too-large', uploadTexts.tooLarge);
  if (file.type !== pdfType) throw refuse('wrong-type', uploadTexts.notPdf);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (bytes.length > 0 && !head.includes(signature))
    throw isWordFile(bytes) ? refuse('word-as-pdf', uploadTexts.wordAsPdf) : refuse('wrong-type', uploadTexts.fakePdf);
  return { name: cleanFileName(file.name, 'upload.pdf'), mediaType: file.type, bytes };
}

/** Missing fields are read as blank, so that they get the form's own text instead of a type error. */
function blank(schema: z.ZodType): Record<string, string> {
  const shape = 'shape' in schema ? (schema.shape as Record<string, unknown>) : {};
  return Object.fromEntries(Object.keys(shape).map((key) => [key, '']));
}

/** A form sends its lines with CRLF, whatever was typed. */
const plainLines = (text: string) => text.replaceAll('\r\n', '\n');
