/** What a JSON body may hold, at any place: also under keys that no schema names. */
export const bounds = {
  /** Characters of a text: a template file has up to 200,000, a logo in Base64 up to 300,000. */
  text: 300_000,
  /** Items of a list, or keys of an object. */
  items: 5000,
  /** Characters of a key. */
  key: 200,
  /** Lists and objects within each other. */
  depth: 20,
  /** Values in all. */
  values: 20_000,
};

const tooMany = `There are more than ${bounds.values.toLocaleString('en')} values.`;

/** What in the text of a JSON body says that it holds too many values, in words, before any of them is made: a megabyte of nothing but commas and brackets takes a while to parse. */
export function findExcessInText(text: string): string | undefined {
  const seen = { ',': 0, '[': 0, '{': 0 };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if ((sign === ',' || sign === '[' || sign === '{') && ++seen[sign] > bounds.values) return tooMany;
  }
  return undefined;
}

/** Where a string of JSON ends that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before--;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}

/** What in a parsed JSON body is beyond the bounds, in words; undefined where all is within them. */
export function findExcess(body: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    seen++;
    if (typeof value === 'string' && value.length > bounds.text)
      return `A text has more than ${bounds.text.toLocaleString('en')} characters.`;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= bounds.depth) return `Values are nested more than ${bounds.depth} deep.`;
    const items = Array.isArray(value) ? value : Object.values(value);
    if (items.length > bounds.items) return `A list has more than ${bounds.items.toLocaleString('en')} items.`;
    if (!Array.isArray(value) && Object.keys(value).some((key) => key.length > bounds.key))
      return `A name of a field has more than ${bounds.key} characters.`;
    if (seen + open.length + items.length > bounds.values) return tooMany;
    for (const item of items) open.push({ value: item, depth: depth + 1 });
  }
  return undefined;
}
