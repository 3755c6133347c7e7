import { expect, test } from 'vitest';
import { BrokenFormError, EndlessFormError, type Form, formBounds, takeFormApart } from './take-form-apart.ts';

const body = (text: string) => new Uint8Array(Buffer.from(text));
const part = (head: string, content: string) => `--x\r\nContent-Disposition: ${head}\r\n\r\n${content}\r\n`;
const apart = (parts: string) => takeFormApart(body(`${parts}--x--\r\n`), 'x');
const textOf = (form: Form) =>
  form.map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.type, Buffer.from(value.bytes).toString()],
  );

test('texts and files come out as they were sent, in their order, the same field twice', () => {
  const file = 'form-data; name="file"; filename="résumé.pdf"\r\nContent-Type: Application/PDF';
  const form = apart(
    part('form-data; name="a"', 'Ada\r\n\r\nMoss') + part(file, '%PDF x --x\r\n-') + part('form-data; name="a"', ''),
  );
  expect(textOf(form)).toEqual([
    ['a', 'Ada\r\n\r\nMoss'],
    ['file', 'résumé.pdf', 'application/pdf', '%PDF x --x\r\n-'],
    ['a', ''],
  ]);
});

test('a form as Node writes it is read as Node reads it, whatever the names', async () => {
  const sent = new FormData();
  sent.set('a "quoted" name\n', '€ \u{1F600}');
  sent.set(
    'file',
    new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'a "b"; name="c".pdf', { type: 'application/pdf' }),
  );
  sent.set('none', new File([], ''));
  const { headers } = new Response(sent);
  const boundary = /boundary=(.+)$/.exec(new Response(sent).headers.get('Content-Type') ?? '')?.[1];
  expect(headers.get('Content-Type')).toContain('multipart/form-data');
  const response = new Response(sent);
  const named = /boundary=(.+)$/.exec(response.headers.get('Content-Type') ?? '')?.[1] ?? boundary ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const read = await new Response(bytes, {
    headers: { 'Content-Type': `multipart/form-data; boundary=${named}` },
  }).formData();
  const expected = await Promise.all(
    [...read].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  );
  expect(textOf(takeFormApart(bytes, named))).toEqual(expected);
});

test('texts have a bound together, whatever their fields are called, and a file beside them has none', () => {
  const text = 'x'.repeat(formBounds.textBytes / 2);
  const field = (name: string) => part(`form-data; name="${name}"`, text);
  const file = part('form-data; name="file"; filename="a.pdf"', text + text + text);
  expect(apart(field('a') + file + field('b'))).toHaveLength(3);
  expect(() => apart(field('a') + field('b') + part('form-data; name="c"', 'x'))).toThrow(EndlessFormError);
});

test('names are read as other programs write them', () => {
  const heads = [
    "form-data; name=a; filename*=utf-8''r%C3%A9sum%C3%A9.pdf",
    'form-data; filename="; name=.pdf"; name="b"',
    'form-data; name="c" ; filename="a \\"b\\".pdf"',
    'form-data; name="d"; filename="C:\\"',
    "form-data; name=e; filename*=UTF-8'en'%zz; filename=e.pdf",
    'form-data; name="f"; filename=',
  ];
  expect(textOf(apart(heads.map((head) => part(head, 'x')).join('')))).toEqual([
    ['a', 'résumé.pdf', 'text/plain', 'x'],
    ['b', '; name=.pdf', 'text/plain', 'x'],
    ['c', 'a "b".pdf', 'text/plain', 'x'],
    ['d', 'C:\\', 'text/plain', 'x'],
    ['e', 'e.pdf', 'text/plain', 'x'],
    ['f', '', 'text/plain', 'x'],
  ]);
});

test('what stands before the first boundary is passed over', () => {
  for (const before of ['\r\n', 'This is a form.\r\n'])
    expect(textOf(apart(before + part('form-data; name="a"', 'x')))).toEqual([['a', 'x']]);
});

test('what is no form is refused', () => {
  const field = part('form-data; name="a"', 'x');
  for (const text of ['', 'x', '--x', '--y--\r\n', field, `${field}--x`, `${field.slice(0, 20)}--x--`])
    expect(() => takeFormApart(body(text), 'x')).toThrow(BrokenFormError);
  for (const head of ['attachment; name="a"', 'form-data', ''])
    expect(() => apart(part(head, 'x'))).toThrow(BrokenFormError);
  expect(() => apart(field.repeat(formBounds.parts + 1))).toThrow(EndlessFormError);
  expect(() => apart(part(`form-data; name="${'a'.repeat(formBounds.headBytes)}"`, 'x'))).toThrow(EndlessFormError);
});

test('a file of twelve megabytes that is nearly all boundaries takes no time', () => {
  const boundary = `${'-'.repeat(69)}y`;
  for (const content of [
    `\r\n--${'-'.repeat(69)}x`.repeat(150_000),
    '-'.repeat(12_000_000),
    '\r\n--'.repeat(3_000_000),
  ]) {
    const sent = body(
      `--${boundary}\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n${content}\r\n--${boundary}--`,
    );
    const before = process.threadCpuUsage();
    expect(takeFormApart(sent, boundary)).toHaveLength(1);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  }
});
