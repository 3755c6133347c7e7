import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import { createRequire } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';

/** Tries every way out that a program taken over by a file would try, and tells which ones opened. */

export type Order = { port: number; secretFile: string; ownFile: string };
export type Told = Record<string, string>;

const settle = (start: (done: (how: string) => void) => void): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('silent'), 1500).unref();
    start(resolve);
  });

const listening = (socket: net.Socket | http.ClientRequest, open: string, done: (how: string) => void) =>
  socket.once(open, () => done('OPEN')).once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'));

function waysOut({ port, secretFile, ownFile }: Order): Record<string, () => Promise<string> | string> {
  const require = createRequire(import.meta.url);
  const url = `http://127.0.0.1:${port}/`;
  const opened = () => 'OPEN';
  return {
    'net.connect': () => settle((done) => listening(net.connect(port, '127.0.0.1'), 'connect', done)),
    'new Socket().connect': () =>
      settle((done) => listening(new net.Socket().connect(port, '127.0.0.1'), 'connect', done)),
    'required net': () => settle((done) => listening(require('node:net').createConnection(port), 'connect', done)),
    'builtin net': () =>
      settle((done) => listening(process.getBuiltinModule('node:net').connect(port, '127.0.0.1'), 'connect', done)),
    'net.createServer': () => settle((done) => void net.createServer().listen(0, () => done('OPEN'))),
    'tls.connect': () => settle((done) => listening(tls.connect(port, '127.0.0.1'), 'connect', done)),
    'http.get': () => settle((done) => listening(http.get(url), 'response', done)),
    'http agent': () => settle((done) => listening(new http.ClientRequest(url), 'response', done)),
    'http2.connect': () =>
      settle(
        (done) =>
          void http2
            .connect(url)
            .once('connect', () => done('OPEN'))
            .once('error', () => done('error')),
      ),
    fetch: () => fetch(url).then(opened),
    WebSocket: () => settle((done) => (new WebSocket(`ws://127.0.0.1:${port}`).onopen = () => done('OPEN'))),
    dgram: () =>
      settle((done) =>
        dgram.createSocket('udp4').send('x', port, '127.0.0.1', (error) => done(error ? 'error' : 'OPEN')),
      ),
    'dns.lookup': () => settle((done) => dns.lookup('localhost', (error) => done(error ? 'error' : 'OPEN'))),
    'dns.promises': () => dns.promises.lookup('localhost').then(opened),
    spawn: () =>
      settle(
        (done) =>
          void childProcess
            .spawn('/bin/true')
            .once('exit', () => done('OPEN'))
            .once('error', () => done('error')),
      ),
    execFileSync: () => [childProcess.execFileSync('/bin/true'), 'OPEN'][1] as string,
    fork: () => {
      const idle = childProcess.fork(import.meta.filename, ['idle']);
      // Ended by who started it: left to itself it outlives a test that is cut off.
      return settle((done) => void idle.once('exit', () => done('OPEN'))).finally(() => idle.kill('SIGKILL'));
    },
    Worker: () => settle((done) => void new Worker('1', { eval: true }).once('exit', () => done('OPEN'))),
    'read a secret': () => readFileSync(secretFile, 'utf8') && 'OPEN',
    'read the parent': () => readFileSync(`/proc/${process.ppid}/environ`, 'utf8') && 'OPEN',
    'read own environment': () => readFileSync('/proc/self/environ', 'utf8') && 'OPEN',
    'write a file': () => [writeFileSync(`${secretFile}.new`, 'x'), 'OPEN'][1] ?? '',
    'write code': () => [writeFileSync(ownFile, 'x'), 'OPEN'][1] ?? '',
    'process.binding': () =>
      (process as unknown as { binding(name: string): unknown }).binding('tcp_wrap') ? 'OPEN' : '',
    'kill the parent': () => (process.kill(process.ppid, 0) ? 'OPEN' : ''),
    dlopen: () => [process.dlopen({ exports: {} }, secretFile), 'OPEN'][1] ?? '',
    sqlite: () => (require('node:sqlite') ? 'OPEN' : ''),
    inspector: () =>
      import('node:inspector').then((inspector) => [inspector.open(0, '127.0.0.1'), 'OPEN'][1] as string),
    'secrets in the environment': () =>
      Object.keys(process.env).some((key) => key.includes('SECRET')) ? 'OPEN' : 'none',
  };
}

process.once('message', async (order: Order) => {
  const told: Told = {};
  for (const [name, tryIt] of Object.entries(waysOut(order))) {
    try {
      told[name] = await tryIt();
    } catch (error) {
      const { code, name: kind, message } = error as NodeJS.ErrnoException;
      told[name] = code ?? `${kind}: ${message}`;
    }
  }
  process.send?.(told);
});
if (process.argv[2] !== 'idle') process.send?.('ready');
