import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { ReadError } from '../read-error.ts';

/** Limits of an archive: more is a bomb or no resume. Sizes in bytes, unpacked. */
const limits = {
  entries: 2000,
  entryBytes: 24 * 1024 * 1024,
  totalBytes: 48 * 1024 * 1024,
  ratio: 250,
  smallBytes: 1024 * 1024,
};

/** Unpacked files of an archive by name. */
export type Archive = Map<string, Uint8Array>;

/**
 * Unpacks the wanted files of a ZIP. Sizes are judged by the directory before anything is unpacked, and no buffer grows past
 * what the directory says. Throws a ReadError: `corrupt`, `encrypted`, or `too-large` for a bomb.
 */
export function openArchive(bytes: Uint8Array, isWanted: (name: string) => boolean): Archive {
  let entries = 0;
  let total = 0;
  const filter = (file: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > limits.entries) throw new ReadError('too-large');
    if (!isWanted(file.name)) return false;
    total += file.originalSize;
    const packed = file.originalSize > limits.smallBytes && file.originalSize > file.size * limits.ratio;
    if (file.originalSize > limits.entryBytes || total > limits.totalBytes || packed) throw new ReadError('too-large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError(isLocked(bytes) ? 'encrypted' : 'corrupt');
  }
}

/** A file of an archive as UTF-8 text, undefined when it is not there. */
export function readEntry(archive: Archive, name: string): string | undefined {
  const bytes = archive.get(name);
  return bytes ? strFromU8(bytes).replace(/^\uFEFF/, '') : undefined;
}

/** Bit 0 of the general purpose flag of the first entry: its data is encrypted. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[6] ?? 0) & 1) === 1;
}
