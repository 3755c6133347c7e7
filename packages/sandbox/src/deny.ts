/** What a call that leads out of a sealed process throws. */
export class DeniedError extends Error {
  readonly code = 'ERR_ACCESS_DENIED';
  constructor(name: string) {
    super(`${name} is not available in this process`);
    this.name = 'DeniedError';
  }
}

/** Puts a function that throws in the place of each named function of an object, for good. */
export function denyAll(holder: object, names: readonly string[]): void {
  for (const name of names) {
    if (!(name in holder)) continue;
    // A function expression, so that `new` reaches it too.
    const denied = function denied() {
      throw new DeniedError(name);
    };
    Object.defineProperty(holder, name, { value: denied, writable: false, configurable: false, enumerable: true });
  }
}

/** The names of an object's own functions. */
export function functionsOf(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter((name) => {
    const { value, configurable } = Object.getOwnPropertyDescriptor(holder, name) ?? {};
    return typeof value === 'function' && configurable !== false && name !== 'constructor';
  });
}
