/** A day in a person's job search. `day` is YYYY-MM-DD. */
export type CalendarDay = { id: string; title: string; day: string; notes?: string; url?: string };

/** The day as a calendar file (iCalendar, RFC 5545): an event of a whole day, which every calendar imports. `now` is an ISO 8601 time. */
export function writeEvent({ id, title, day, notes = '', url = '' }: CalendarDay, now: string): string {
  const plain = (date: string) => date.slice(0, 10).replaceAll('-', '');
  const after = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shortlist//Applications//EN',
    'BEGIN:VEVENT',
    `UID:${id}-${plain(day)}@shortlist`,
    `DTSTAMP:${now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(after)}`,
    `SUMMARY:${escaped(title)}`,
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    // An address holds no comma or semicolon that is a sign of the format.
    ...(url ? [`URL:${url.replace(/\s/g, '')}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\n\r]/g, '\\n');

/** A line has at most 75 bytes; its rest goes on in the next, after a blank. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  const parts = [''];
  for (const letter of line) {
    const last = parts.length - 1;
    const room = last === 0 ? 75 : 74;
    if (bytes.encode(parts[last] + letter).length > room) parts.push(letter);
    else parts[last] += letter;
  }
  return parts.join('\r\n ');
}
