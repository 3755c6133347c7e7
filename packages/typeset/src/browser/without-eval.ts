/** The only functions that the compiler's builder makes from text: what stands for files and packages, which it is never asked for. */
const written: Record<string, (value?: unknown) => unknown> = {
  'return 0': () => 0,
  'return true': () => true,
  'path → return path': (path) => path,
};

/**
 * Runs what makes functions from text, as the compiler's builder does, in a page whose security policy forbids that: the few texts it
 * is known to use become the functions they spell, one that throws becomes one that throws, and any other text is refused with an
 * EvalError. No text is run as code.
 */
export function withoutEval<T>(run: () => T): T {
  const own = globalThis.Function;
  globalThis.Function = Object.assign(fromKnownText, { prototype: own.prototype }) as unknown as FunctionConstructor;
  try {
    return run();
  } finally {
    globalThis.Function = own;
  }
}

function fromKnownText(...texts: string[]): unknown {
  const text = texts.join(' → ');
  const [, message] = /^throw new Error\('([^']*)'\)$/.exec(text) ?? [];
  if (message !== undefined)
    return () => {
      throw new Error(message);
    };
  const made = written[text];
  if (!made) throw new EvalError(`Not run as code: ${text.slice(0, 80)}`);
  return made;
}
