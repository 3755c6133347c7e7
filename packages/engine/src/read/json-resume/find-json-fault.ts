const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what JSON forbids inside of strings
  /[ \t\n\r]+|"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

type Awaits = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'rest';

/** Where a text stops being JSON, as an offset; its length when it only lacks its end. */
export function findJsonFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let awaits: Awaits = 'value';
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined) return at;
    const next: Awaits | undefined = found.trim() === '' ? awaits : follow(found, awaits, open);
    if (next === undefined) return at;
    awaits = next;
    at += found.length;
  }
  return text.length;
}

/** What may come after a token, or undefined where the token must not stand. Keeps the open brackets. */
function follow(found: string, awaits: Awaits, open: ('{' | '[')[]): Awaits | undefined {
  const inside = open.at(-1);
  if (found === '}' || found === ']') {
    const mayClose = awaits === 'rest' || awaits === (found === '}' ? 'first-key' : 'first-value');
    if (!mayClose || inside !== (found === '}' ? '{' : '[')) return undefined;
    open.pop();
    return 'rest';
  }
  if (found === ',') return awaits === 'rest' && inside ? (inside === '{' ? 'key' : 'value') : undefined;
  if (found === ':') return awaits === 'colon' ? 'value' : undefined;
  if (awaits === 'key' || awaits === 'first-key') return found.startsWith('"') ? 'colon' : undefined;
  if (awaits !== 'value' && awaits !== 'first-value') return undefined;
  if (found !== '{' && found !== '[') return 'rest';
  open.push(found);
  return found === '{' ? 'first-key' : 'first-value';
}
