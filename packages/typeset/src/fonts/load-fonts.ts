import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FontFace, type Script, scriptFaces, textFaces } from './font-faces.ts';
import { readCoverage } from './read-coverage.ts';

/** Fonts in memory: their bytes, and for each family the code points that it covers. */
export type FontSet = { files: Buffer[]; coverage: Map<string, [number, number][]> };

const require = createRequire(import.meta.url);

/** Reads the faces of all templates and of the scripts asked for from the installed font packages. */
export async function loadFonts(scripts: readonly Script[]): Promise<FontSet> {
  const faces = [...textFaces, ...scripts.flatMap((script) => scriptFaces[script])];
  const files = await Promise.all(faces.map((face) => readFile(fontPath(face))));
  const coverage = new Map<string, [number, number][]>();
  faces.forEach((face, index) => {
    const file = files[index];
    if (file && !coverage.has(face.family)) coverage.set(face.family, readCoverage(file));
  });
  return { files, coverage };
}

/** Where a face's file stands on disk. */
export function fontPath(face: FontFace): string {
  return require.resolve(`@expo-google-fonts/${face.file}`);
}
