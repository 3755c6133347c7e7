import { describe, expect, it } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

describe('the fault of a JSON text', () => {
  it.each([
    ['{"a": ,}', 6],
    ['{"a": 1,}', 8],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ["{'a': 1}", 1],
    ['{"a": "b\nc"}', 6],
    ['[1}', 2],
    ['{}x', 2],
    ['{"a": [1, {"b": true}]', 22],
    ['', 0],
  ])('%j is at %i', (text, at) => {
    expect(findJsonFault(text)).toBe(at);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('is nowhere in JSON', () => {
    const text = '{"a": [1, -2.5e3, null, true, {}, []], "b\\u00e9": "x\\"y"}';
    expect(findJsonFault(text)).toBe(text.length);
  });
});
