import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../src/model-settings.ts';

/** How the server behaves on one request: answers with a text, in pieces; refuses with a status; or cuts its stream. */
export type Turn = { text?: string; status?: number; cutAfter?: number; hang?: boolean };
export type Received = { path: string; body: string; headers: IncomingMessage['headers'] };
/** `abandoned` counts the requests whose asker left before the answer's end; `turn` is how it behaves from now on; `release` lets what hangs go on so. */
export type ModelServer = {
  url: string;
  received: Received[];
  abandoned(): number;
  turn(next: Turn): void;
  release(): void;
  close(): Promise<void>;
};

/** A server on loopback that speaks the protocols of OpenAI (and all that are compatible), Anthropic and Google. Turns are used up in order; the last stays. */
export async function openModelServer(turns: Turn[]): Promise<ModelServer> {
  const received: Received[] = [];
  let left = [...turns];
  const hanging: (() => void)[] = [];
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) abandoned++;
    });
    const body = await read(request);
    received.push({ path: request.url ?? '', body, headers: request.headers });
    let turn = (left.length > 1 ? left.shift() : left[0]) ?? {};
    if (turn.hang) {
      await new Promise<void>((go) => hanging.push(go));
      turn = left[0] ?? {};
    }
    if (turn.status !== undefined) {
      response
        .writeHead(turn.status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `refused with ${turn.status}`, type: 'error', code: null } }));
      return;
    }
    stream(request.url ?? '', turn, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    abandoned: () => abandoned,
    turn: (next) => {
      left = [next];
    },
    release: () => {
      for (const go of hanging.splice(0)) go();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Settings that lead to the server, without pauses between tries. */
export function settingsFor(
  provider: ModelSettings['provider'],
  server: ModelServer,
  more: Partial<ModelSettings> = {},
): ModelSettings {
  const root = { openai: '/v1', compatible: '/v1', anthropic: '/v1', google: '/v1beta' }[provider];
  return {
    provider,
    model: 'test-model',
    apiKey: 'secret-key',
    baseUrl: `${server.url}${root}`,
    timeoutMs: 5_000,
    retries: 2,
    backoffMs: 1,
    ...more,
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

function stream(path: string, { text = '', cutAfter }: Turn, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  const events = path.includes('/messages')
    ? anthropic(pieces)
    : path.includes('streamGenerateContent')
      ? google(pieces)
      : openai(pieces);
  const sent = cutAfter === undefined ? events : events.slice(0, cutAfter);
  for (const event of sent) response.write(event);
  if (cutAfter === undefined) response.end();
  else setTimeout(() => response.destroy(), 20);
}

function openai(pieces: string[]): string[] {
  const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
  const chunk = (delta: unknown, finish: string | null = null) =>
    event({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test-model',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  return [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, 'stop'),
    event({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test-model',
      choices: [],
      usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
    }),
    'data: [DONE]\n\n',
  ];
}

function anthropic(pieces: string[]): string[] {
  const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  return [
    event('message_start', {
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1000, output_tokens: 1 },
      },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...pieces.map((text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 200 } }),
    event('message_stop', {}),
  ];
}

function google(pieces: string[]): string[] {
  const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;
  return [
    ...pieces.map((text) => event({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] })),
    event({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 200, totalTokenCount: 1200 },
    }),
  ];
}
