import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { openWasm } from '../src/browser/wasm-press.ts';
import { withoutEval } from '../src/browser/without-eval.ts';

const require = createRequire(import.meta.url);

afterEach(() => vi.unstubAllGlobals());

test('the browser’s compiler opens where the security policy lets no text run as code', async () => {
  const pressWith = await openWasm({
    compiler: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
    renderer: readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')),
    sources: [],
  });
  const refuse = vi.fn(() => {
    throw new EvalError('unsafe-eval is not allowed');
  });
  vi.stubGlobal('Function', refuse);
  await expect(pressWith([])).resolves.toHaveProperty('set');
  expect(refuse).not.toHaveBeenCalled();
});

test('only the texts that the compiler is known to use become functions', () => {
  expect(withoutEval(() => new Function('return 0')())).toBe(0);
  expect(withoutEval(() => new Function('return true')())).toBe(true);
  expect(withoutEval(() => new Function('path', 'return path')('/main.typ'))).toBe('/main.typ');
  expect(() => withoutEval(() => new Function("throw new Error('No files here')")())).toThrow('No files here');
  for (const text of ['return 1', 'return this', "throw new Error('a'); return 0", '']) {
    expect(() => withoutEval(() => new Function(text)), text).toThrow(EvalError);
  }
});

test('afterwards functions are made as before, even when the run fails', () => {
  const own = globalThis.Function;
  expect(() =>
    withoutEval(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(globalThis.Function).toBe(own);
});
