/** The clause around a place: to the nearest semicolon, full stop, bracketless comma (or " and " with `wide` off) on both sides. */
export function clauseAround(text: string, start: number, end: number, wide = false): [number, number] {
  let from = start;
  while (from > 0 && !/[;,:•]/.test(text[from - 1] ?? '') && start - from < 120) from--;
  let to = end;
  while (to < text.length && !/[;•]/.test(text[to] ?? '') && to - end < 160) {
    if (text[to] === ',' && !(wide && /^,\s*(?:\p{Lu}|or\b|and\b)/u.test(text.slice(to, to + 8)))) break;
    if (text[to] === '.' && /^\.(?:\s|$)/.test(text.slice(to, to + 2)) && to - end > 1) break;
    to++;
  }
  while (from < start && /\s/.test(text[from] ?? '')) from++;
  while (to > end && /[\s.,]/.test(text[to - 1] ?? '')) to--;
  return [from, to];
}

/** Past the "and" or comma that joins two demands. */
export function skipJoint(text: string, at: number): number {
  return at + (/^[\s,]*(?:(?:and|with|plus|or|und|et|y|e|en)\s+)?/i.exec(text.slice(at))?.[0].length ?? 0);
}

/** Before the "and" or comma that the next demand is joined with. */
export function dropJoint(text: string, at: number): number {
  const tail = text.slice(Math.max(0, at - 12), at);
  return at - (/[\s,]*(?:\s(?:and|with|plus|or|und|et|y|e|en))?[\s,]*$/i.exec(tail)?.[0].length ?? 0);
}
