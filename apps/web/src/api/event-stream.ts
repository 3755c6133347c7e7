import { request } from './request.ts';

export type StreamEvent = { event: string; data: string };

/**
 * Reads Server-Sent Events of one answer until it ends or `signal` stops it. A plain `EventSource` cannot send the
 * access token, so the stream is read with fetch. Throws a `CallError` when the call is refused.
 */
export async function readEvents(
  url: string,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const response = await request(url, { signal, headers: { Accept: 'text/event-stream' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const { events, remainder } = splitEvents(rest + value);
    rest = remainder;
    events.forEach(onEvent);
  }
}

/** Splits received text into whole events and the start of the next one. Comments and events without data are left out. */
export function splitEvents(text: string): { events: StreamEvent[]; remainder: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const remainder = blocks.pop() ?? '';
  return { events: blocks.flatMap(parseBlock), remainder };
}

function parseBlock(block: string): StreamEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    if (line.startsWith('event:')) event = value;
    if (line.startsWith('data:')) data.push(value);
  }
  return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
}
