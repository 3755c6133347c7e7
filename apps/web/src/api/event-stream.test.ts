import { describe, expect, it } from 'vitest';
import { splitEvents } from './event-stream.ts';

describe('Server-Sent Events', () => {
  it('come whole, with their names, and the rest is kept for the next piece', () => {
    const { events, remainder } = splitEvents(
      'event: progress\ndata: {"a":1}\n\n: beat\n\ndata: x\ndata: y\n\nevent: pro',
    );
    expect(events).toEqual([
      { event: 'progress', data: '{"a":1}' },
      { event: 'message', data: 'x\ny' },
    ]);
    expect(remainder).toBe('event: pro');
  });

  it('may end their lines the Windows way', () => {
    expect(splitEvents('event: a\r\ndata: 1\r\n\r\n').events).toEqual([{ event: 'a', data: '1' }]);
  });
});
