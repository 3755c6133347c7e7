import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { tellError } from '@shortlist/schema/log';

// The embedded database belongs to the server's process: a backup while it runs is made by the server, which is asked by a socket in the
// data folder. Only who may read that folder reaches it.

type Reply = { rows: number } | { error: string };

export interface Control {
  close(): Promise<void>;
}

const socketOf = (dataDir: string) => join(dataDir, 'control.sock');
/** A socket's path has room for so many bytes on every system. */
const mostPath = 100;

/** Answers to `askForBackup`. Does nothing on Windows, and where the path of the data folder is too long for a socket. */
export async function openControl(dataDir: string, backUp: (file: string) => Promise<number>): Promise<Control> {
  const path = socketOf(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > mostPath) return { close: async () => {} };
  await rm(path, { force: true });
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    readLine(socket)
      .then(async (file) => ({ rows: await backUp(file) }))
      .catch((error: unknown) => ({ error: tellError(error) }))
      .then((reply: Reply) => socket.end(JSON.stringify(reply)));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return {
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(path, { force: true });
    },
  };
}

/** Has the running server back up into a file: the number of rows; `undefined` where no server runs on this folder. Throws what it failed of. */
export async function askForBackup(dataDir: string, file: string): Promise<number | undefined> {
  const socket = connect(socketOf(dataDir));
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isThere) return undefined;
  socket.write(`${file}\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += chunk;
  const reply = JSON.parse(text) as Reply;
  if ('error' in reply) throw new Error(reply.error);
  return reply.rows;
}

async function readLine(socket: Socket): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.endsWith('\n')) resolve(text.trim());
    });
    socket.once('end', () => reject(new Error('Nothing was asked.')));
  });
}
