import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { asFailure } from './as-failure.ts';
import { answerProblem, Failure } from './problem.ts';
import { readForm } from './read-form.ts';
import { formBounds } from './take-form-apart.ts';

const app = new Hono()
  .onError((error, c) => answerProblem(c, asFailure(error) ?? new Failure(500, 'unexpected', error.message)))
  .post('/', async (c) =>
    c.json((await readForm(c)).map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
  );
const send = (body: BodyInit, type?: string) =>
  app.request('/', { method: 'POST', body, ...(type ? { headers: { 'Content-Type': type } } : {}) });
const type = 'multipart/form-data; boundary=----x';
const head = '------x\r\nContent-Disposition: form-data; name="a"';

test('a form with a file is read as it was sent', async () => {
  const form = new FormData();
  form.set('fullName', 'Ada Moss\r\n--');
  form.set('file', new File(['%PDF-1.7'], 'résumé.pdf', { type: 'application/pdf' }));
  expect(await (await send(form)).json()).toEqual([
    ['fullName', 'Ada Moss\r\n--'],
    ['file', 'résumé.pdf'],
  ]);
});

test('what is no form, and what breaks off, is refused', async () => {
  expect((await send('{}', 'application/json')).status).toBe(415);
  for (const broken of ['multipart/form-data', 'multipart/form-data; boundary=', `${type}${'x'.repeat(5000)}`])
    expect((await send('x', broken)).status).toBe(400);
  expect((await send(`${head}\r\n\r\nbroken off`, type)).status).toBe(400);
});

test('endless fields, and fields with endless heads, are refused before any is taken apart', async () => {
  const fields = `${head}\r\n\r\n\r\n`.repeat(formBounds.parts + 1);
  const spent: number[] = [];
  for (const body of [
    `${fields}------x--\r\n`,
    `${`${head}\r\n\r\n\r\n`.repeat(150_000)}------x--\r\n`,
    `${head}; ${'a=b; '.repeat(2_000_000)}\r\n\r\n\r\n------x--\r\n`,
    `------x\r\n${'A: b\r\n'.repeat(1_600_000)}\r\n\r\n------x--\r\n`,
  ]) {
    const before = process.threadCpuUsage();
    expect((await send(body, type)).status).toBe(413);
    const { user, system } = process.threadCpuUsage(before);
    spent.push((user + system) / 1000);
  }
  expect(Math.max(...spent)).toBeLessThan(400);
});
