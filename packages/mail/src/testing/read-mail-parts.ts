export type MailPart = { type: string; name: string; bytes: Uint8Array<ArrayBuffer> };

/** The parts of a mail as sent (`raw`: one character a byte), innermost ones, with their transfer encoding undone. */
export function readMailParts(raw: string): MailPart[] {
  const gap = raw.search(/\r?\n\r?\n/);
  const head = raw.slice(0, gap).replace(/\r?\n[ \t]+/g, ' ');
  const body = raw.slice(gap).replace(/^\r?\n\r?\n/, '');
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(head)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.flatMap((part) => readMailParts(part.replace(/^\r?\n/, '')));
  }
  const name = /(?:filename|name)="?([^";\r\n]+)"?/i.exec(head)?.[1] ?? '';
  return [{ type: /Content-Type:\s*([^;\s]+)/i.exec(head)?.[1] ?? 'text/plain', name, bytes: decode(head, body) }];
}

function decode(head: string, body: string): Uint8Array<ArrayBuffer> {
  if (/Transfer-Encoding:\s*base64/i.test(head)) return new Uint8Array(Buffer.from(body, 'base64'));
  const plain = /Transfer-Encoding:\s*quoted-printable/i.test(head)
    ? body
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : body;
  return new Uint8Array(Buffer.from(plain, 'latin1'));
}
