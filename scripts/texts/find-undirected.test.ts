import { expect, test } from 'vitest';
import { findUndirected } from './find-undirected.ts';

test('a field for text needs a direction of its own; a choice, a number and a password do not', () => {
  const code = `<label>
  <input value={text} onChange={(event) => type(event.target.value)} />
  <textarea
    rows={1}
  />
  <input dir="auto" {...input} />
  <textarea rows={1} onBlur={() => end()} dir="auto" />
  <input type="radio" checked />
  <input onChange={() => 1} type="file" />
  <input type={shown ? 'text' : 'password'} />
</label>`;
  expect(findUndirected(code)).toEqual([
    { line: 2, tag: '<input>' },
    { line: 3, tag: '<textarea>' },
  ]);
});
