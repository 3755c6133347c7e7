import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import tls from 'node:tls';
import v8 from 'node:v8';
import workerThreads from 'node:worker_threads';
import { DeniedError, denyAll, functionsOf } from './deny.ts';

/** Modules that nothing in a sealed process needs: each opens a file, a port or another program by itself. */
const closedModules = /^(?:node:)?(?:cluster|inspector|inspector\/promises|repl|sqlite|wasi|trace_events|test)$/;

/**
 * Denies what leads out of the process and the permission model leaves open: sockets, names, servers, threads, signals to other processes.
 * The methods that all higher calls end in are denied too (`Socket.prototype.connect`), so that a kept reference does not help.
 */
export function denyWaysOut(): void {
  denyAll(net.Socket.prototype, ['connect']);
  denyAll(net.Server.prototype, ['listen']);
  denyAll(net, ['connect', 'createConnection', 'createServer']);
  denyAll(tls.TLSSocket.prototype, ['connect']);
  denyAll(tls, ['connect', 'createServer']);
  for (const protocol of [http, https]) {
    denyAll(protocol.Agent.prototype, ['createConnection', 'createSocket', 'addRequest']);
    denyAll(protocol, ['request', 'get', 'createServer']);
  }
  denyAll(http2, ['connect', 'createServer', 'createSecureServer']);
  denyAll(dgram.Socket.prototype, ['bind', 'connect', 'send', 'addMembership', 'setBroadcast']);
  denyAll(dgram, ['createSocket']);
  for (const names of [dns, dns.promises]) {
    denyAll(names.Resolver.prototype, functionsOf(names.Resolver.prototype));
    denyAll(names, functionsOf(names));
  }
  denyAll(childProcess.ChildProcess.prototype, ['spawn']);
  denyAll(childProcess, functionsOf(childProcess));
  denyAll(workerThreads, ['Worker', 'BroadcastChannel']);
  denyAll(os, ['setPriority']);
  denyAll(v8, ['setFlagsFromString', 'writeHeapSnapshot', 'setHeapSnapshotNearHeapLimit']);
  denyAll(process, [
    'binding',
    '_linkedBinding',
    'kill',
    '_kill',
    '_debugProcess',
    '_debugEnd',
    'setSourceMapsEnabled',
  ]);
  denyAll(process.report, ['writeReport']);
  denyAll(globalThis, ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel']);
  syncBuiltinESMExports();
  closeModules();
}

function closeModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (closedModules.test(specifier)) throw new DeniedError(specifier);
      return next(specifier, context);
    },
  });
  const builtin = process.getBuiltinModule.bind(process);
  const open = (id: string) => {
    if (closedModules.test(id)) throw new DeniedError(id);
    return builtin(id);
  };
  Object.defineProperty(process, 'getBuiltinModule', { value: open, writable: false, configurable: false });
}
