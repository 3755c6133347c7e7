/** Labels of a word: outside a skill, or its first, inner, last or only word. */
export const labels = { outside: 0, first: 1, inner: 2, last: 3, only: 4 } as const;
export const labelCount = 5;

const opens = [true, false, false, true, true];
const startsNew = [true, true, false, false, true];

/** Whether label `b` may follow label `a`. */
export function mayFollow(a: number, b: number): boolean {
  return opens[a] === startsNew[b];
}

export function mayStart(label: number): boolean {
  return startsNew[label] === true;
}

export function mayEnd(label: number): boolean {
  return opens[label] === true;
}

/** Spans of words (both ends included) as labels. */
export function labelsOf(length: number, spans: [number, number][]): Uint8Array {
  const out = new Uint8Array(length);
  for (const [from, to] of spans) {
    if (from === to) out[from] = labels.only;
    else for (let i = from; i <= to; i++) out[i] = i === from ? labels.first : i === to ? labels.last : labels.inner;
  }
  return out;
}
