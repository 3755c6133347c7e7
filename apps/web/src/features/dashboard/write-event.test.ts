import { expect, test } from 'vitest';
import { writeEvent } from './write-event.ts';

test('a day of an application is an event of a whole day', () => {
  const event = { id: 'a1', title: 'Interview: Planner, Havna; Oslo', day: '2026-12-31', notes: 'Ask about\nshifts' };
  expect(writeEvent(event, '2026-11-28T10:20:30.123Z').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shortlist//Applications//EN',
    'BEGIN:VEVENT',
    'UID:a1-20261231@shortlist',
    'DTSTAMP:20261128T102030Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Interview: Planner\\, Havna\\; Oslo',
    'DESCRIPTION:Ask about\\nshifts',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a long line is folded at 75 bytes, never within a letter', () => {
  const lines = writeEvent({ id: 'a1', title: 'ä'.repeat(100), day: '2026-12-01' }, '2026-11-28T10:20:30Z').split(
    '\r\n',
  );
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ä'.repeat(100)}`);
});

test('no sign of a text ends its line', () => {
  const event = { id: 'a1', title: 'Planner\rEND:VEVENT\r\nSUMMARY:x\ny', day: '2026-12-01' };
  expect(writeEvent(event, '2026-11-28T10:20:30Z')).toContain('SUMMARY:Planner\\nEND:VEVENT\\nSUMMARY:x\\ny\r\n');
});
