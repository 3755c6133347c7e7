/** A copy of plain data with each text, and each object once its own parts were changed, as `change` gives it. */
export function mapData<T>(data: T, change: (value: string | Record<string, unknown>) => unknown): T {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)])));
  };
  return walk(data) as T;
}
