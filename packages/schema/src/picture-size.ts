/** A picture that every file can carry: its kind, and its size in pixels. */
export type Picture = { type: 'png' | 'jpg'; width: number; height: number };

/** The kind and size of a PNG or JPEG; undefined for other bytes (word processors do not all show WebP). */
export function pictureSize(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47)
    return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length > 4 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  return undefined;
}

/** Walks a JPEG's segments to its frame header (SOF0 to SOF15 without the three codes that mean something else). */
function jpegSize(view: DataView): Picture | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff01) return undefined;
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { type: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
