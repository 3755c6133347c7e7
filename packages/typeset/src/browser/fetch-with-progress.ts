/** Fetches a file and tells how many bytes came in with each piece. Rejects when the server does not answer with the file. */
export async function fetchWithProgress(
  url: string,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} could not be loaded (${response.status}).`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    onBytes(piece.value.length);
  }
  const file = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}
