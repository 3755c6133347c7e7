const bytea = 17;

/** How the embedded engine writes and reads `bytea`: as hexadecimal, by Node's own converter. The engine's goes byte by byte (15 ms for 100 KB). */
export const bytesAsHex = {
  serializers: {
    [bytea]: (value: Uint8Array) =>
      `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`,
  },
  parsers: { [bytea]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};
