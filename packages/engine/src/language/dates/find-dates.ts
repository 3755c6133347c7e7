import { type Token, tokenize } from './date-tokens.ts';

/** A date or a range of dates in a text: UTF-16 offsets, dates as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. `open` lasts until now; a `season` is over within its year. */
export type DateSpan = {
  start: number;
  end: number;
  from?: string;
  to?: string;
  open: boolean;
  range: boolean;
  season?: boolean;
};

// The same few hundred lines of a document are asked for again and again.
const found = new Map<string, DateSpan[]>();

/** All dates and ranges of a text, in order. Reads seven languages, any dash or arrow, seasons, and "present" words. */
export function findDates(text: string): DateSpan[] {
  if (text.length > 2000 || !mayHoldDates.test(text)) return [];
  const known = found.get(text);
  if (known) return known;
  if (found.size > 4000) found.clear();
  const spans = joinRanges(tokenize(hideAddresses(foldDigits(text))));
  found.set(text, spans);
  return spans;
}

/** True when a text is nothing but a date or a range, save brackets and a length such as "(2 yrs 3 mos)". */
export function isDateText(text: string): boolean {
  const spans = findDates(text);
  if (spans.length === 0) return false;
  let rest = text;
  for (const span of [...spans].reverse()) rest = rest.slice(0, span.start) + rest.slice(span.end);
  rest = rest.replace(
    /\(?\b\d+\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|anos?|años?|meses|mes|anni|mesi|jaar|maanden|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)\b\.?\)?/giu,
    '',
  );
  const left = rest.replace(/[^\p{L}\p{N}]+/gu, '');
  // "BLS 2024", "PMP 2019": three capitals beside a year name something.
  return left.length <= 3 && !/^[A-Z]{3}$/.test(left);
}

const mayHoldDates =
  /(?:19|20)(?:\d\d|xx)|['’‘]\d\d|\b[01]\d\/\d\d\b|\b\d{1,2}\/\d{1,2}\/\d\d\b|\b[01]?\d\.\d\d\b|\p{L}(?:[-–/]|\.?\s)\d\d\b|[\u0660-\u0669\u06f0-\u06f9]{4}|(?:令和|平成|昭和)/iu;

/** Arabic and Persian digits as those of ASCII. Lengths stay. */
function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) as number) & 15));
}

/** A year within a web address or a DOI is no date. Lengths stay. */
function hideAddresses(text: string): string {
  if (!/:\/\/|www\.|10\.\d{4}|\.[a-z]{2,}\//i.test(text)) return text;
  return text.replace(/(?:https?:\/\/|www\.|\b10\.\d{4,9}\/|\b[\w-]{2,}(?:\.[a-z]{2,})+\/)\S+/gi, (address) =>
    'x'.repeat(address.length),
  );
}

function joinRanges(tokens: Token[]): DateSpan[] {
  const spans: DateSpan[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const before = tokens[i - 1];
    const since = before?.kind === 'since' ? before.start : undefined;
    const lead = since ?? (before?.kind === 'from' ? before.start : undefined);
    // "bis zum", "até à", "fino ad", "– bis": several small words may join the two ends.
    let j = i + 1;
    while (isJoint(tokens[j]) && j - i <= 3) j++;
    const joined = j > i + 1;
    const [a, b] = [tokens[j - 1] as Token, tokens[j]];
    if (isDay(token, b, joined)) continue;
    if (token.kind === 'date') {
      const from = token.value || undefined;
      const base = { start: since ?? token.start, ...(from ? { from } : {}) };
      const ranged = { ...base, start: lead ?? token.start };
      if (joined && b?.kind === 'date') {
        // "9/10/10 – 8/9/10": marks, and no time.
        if (token.brief && b.value && (token.value ?? '') > b.value) continue;
        const span: DateSpan = { ...ranged, end: b.end, open: false, range: true };
        if (b.value) span.to = b.value;
        spans.push(span);
        i = j;
      } else if ((joined || token.value) && b?.kind === 'present') {
        spans.push({ ...ranged, end: b.end, open: true, range: true });
        i = j;
      } else if (joined && !token.brief && a.kind === 'dash' && (!b || b.start - a.end > 3)) {
        spans.push({ ...base, end: a.end, open: true, range: true });
        i = j - 1;
      } else if (token.brief) {
        // One alone is a fraction, a size or a room.
      } else if (since !== undefined) {
        spans.push({ ...base, end: token.end, open: true, range: true });
      } else {
        spans.push({ ...base, end: token.end, open: false, range: false, ...(token.season && { season: true }) });
      }
    } else if (token.kind === 'month' && joined && b?.kind === 'date' && b.value && b.value.length >= 7) {
      spans.push({
        start: lead ?? token.start,
        end: b.end,
        from: `${b.value.slice(0, 4)}-${token.value}`,
        to: b.value,
        open: false,
        range: true,
      });
      i = j;
    }
  }
  return spans;
}

/** Figures behind a month that the other end of the range does not make a year: "June 12 – July 14, 2019", "on May 12". */
function isDay({ dayLike, value = '' }: Token, other: Token | undefined, joined: boolean): boolean {
  if (!dayLike) return false;
  if (!joined) return true;
  return other?.kind !== 'present' && (!other?.dayLike || value > (other.value ?? ''));
}

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'dash' || token?.kind === 'until';
}
