import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that keeps what it gets. */
export async function openMailServer() {
  const received: { to: string; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Waits for the next mail to an address; its plain text, soft line breaks undone. */
    async textTo(address: string): Promise<string> {
      for (let tries = 0; tries < 300; tries += 1) {
        const index = received.findIndex((mail) => mail.to === address);
        if (index >= 0) return plainText(received.splice(index, 1)[0]?.raw ?? '');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail to ${address} arrived.`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function plainText(raw: string): string {
  const part = raw.slice(raw.search(/Content-Type: text\/plain/i));
  const body = part.slice(part.search(/\r?\n\r?\n/)).split(/\r?\n--/)[0] ?? '';
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
