/** The keys of a JSON Pointer (RFC 6901): `/work/0/highlights/2` is `['work', '0', 'highlights', '2']`. */
export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a place; undefined where nothing does, and for anything a value only inherits. */
export function valueAt(target: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    target,
  );
}
