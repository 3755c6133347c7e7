/** A value of a resume as lines of text, for showing what stood there and what stands there now. */
export function describeValue(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => describeEntry(one));
  return describeEntry(value);
}

function describeEntry(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return describeValue(entry);
  const texts = Object.values(entry).flatMap((value: unknown) =>
    Array.isArray(value)
      ? [value.filter((one) => typeof one === 'string').join(', ')]
      : typeof value === 'string'
        ? [value]
        : [],
  );
  const line = texts.filter(Boolean).join(' · ');
  return line ? [line] : [];
}
