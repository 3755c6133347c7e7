import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openTypesetter } from '@shortlist/typeset';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
};

export type ServedPage = { url: string; sent(): number; close(): Promise<void> };

/** Serves a built page on loopback, compressed as a product would, and sets previews at `POST /render`. */
export async function servePage(folder: string): Promise<ServedPage> {
  const typesetter = openTypesetter();
  const packed = new Map<string, Buffer>();
  let sent = 0;
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece);
      const rendered = await typesetter.render({ ...JSON.parse(Buffer.concat(pieces).toString()), output: 'svg' });
      response.setHeader('content-type', 'application/json');
      const body = JSON.stringify({ ...rendered, by: 'server' });
      sent += body.length;
      response.end(body);
      return;
    }
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)).replace(
      /^\/$/,
      '/index.html',
    );
    try {
      const file = packed.get(path) ?? pack(await readFile(join(folder, path)));
      packed.set(path, file);
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      response.setHeader('content-encoding', 'br');
      response.setHeader('content-length', file.length);
      if (request.method !== 'HEAD') sent += file.length;
      response.end(request.method === 'HEAD' ? undefined : file);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    async close() {
      server.closeAllConnections();
      server.close();
      await typesetter.close();
    },
  };
}

function pack(file: Buffer): Buffer {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
