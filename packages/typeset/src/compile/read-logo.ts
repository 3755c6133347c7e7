/** At most so many bytes may a logo have: it goes into every file. */
const most = 200_000;

/** The picture of `options.logo`, a data URL of a PNG or JPEG (word processors do not all show others). Throws an Error for anything else and above 200 KB. */
export function readLogo(url: string): Uint8Array {
  const [, type = '', data = ''] = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+=*)$/.exec(url) ?? [];
  if (!type) throw new Error('A logo is a PNG or JPEG picture as a data URL.');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  if (bytes.length > most) throw new Error(`A logo has at most ${most / 1000} kB.`);
  return bytes;
}
