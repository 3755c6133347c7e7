import { connect, type Socket } from 'node:net';
import type { FloodTold } from './flood.ts';

/** What became of a flood's lines. */
export type Lines = {
  tell(): FloodTold;
  end(): void;
};

type Line = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** What is sent behind the headers, a piece at a time; ends where it answers undefined. */
  next?: (piece: number) => string | Buffer | undefined;
  /** Milliseconds between two pieces. */
  everyMs?: number;
  /** Send the headers, but not the empty line that ends them. */
  headOpen?: boolean;
};

/** Opens so many connections of their own, on each of which a request goes out as slowly as it says. */
export function openLines(url: string, count: number, make: (at: number) => Line): Lines {
  const { hostname, port } = new URL(url);
  const answers: Record<string, number> = {};
  const note = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  let open = 0;
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at++) {
    const { method, path, headers = {}, next, everyMs = 1000, headOpen } = make(at);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    let timer: NodeJS.Timeout | undefined;
    socket.once('connect', () => {
      open++;
      const head = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}${headOpen ? '' : '\r\n'}`);
      let piece = 0;
      const send = () => {
        const text = next?.(piece++);
        if (text === undefined) clearInterval(timer);
        else socket.write(text);
      };
      if (next) timer = setInterval(send, everyMs);
    });
    socket.once('data', (data) => note(data.toString('latin1').slice(9, 12)));
    socket.once('error', (error: NodeJS.ErrnoException) => note(error.code ?? error.name));
    socket.once('close', () => {
      open--;
      clearInterval(timer);
    });
  }
  return {
    tell: () => ({ open, answers: { ...answers } }),
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
