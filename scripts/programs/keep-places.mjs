import { basename, dirname, join, relative } from 'node:path';

const program = /new URL\(\s*'(\.[^']*\.ts)',\s*import\.meta\.url\s*\)/g;

/**
 * Keeps what a module knows of its place: what stands beside it is looked up where its source is. The URL of a `.ts` file is that of a program
 * (a thread's, a sealed process's): it is bundled too, under its own name. `programs` are those that have a name already, by their paths.
 */
export function keepPlaces({ folder, programs }) {
  const names = new Map(programs);
  const nameOf = (file) => {
    const name = names.get(file) ?? basename(file, '.ts');
    for (const [other, taken] of names)
      if (taken === name && other !== file) throw new Error(`Two programs are called ${name}: ${file}, ${other}`);
    names.set(file, name);
    return name;
  };
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(?:url|dirname)\b/ },
      handler(code, id) {
        const place = relative(folder, id).replaceAll('\\', '/');
        const found = new Set();
        const parts = code.split(program).map((part, index) => {
          if (index % 2 === 0) return keepPlace(part, place);
          const file = join(dirname(id), part);
          found.add(file);
          return `new URL('./${nameOf(file)}.mjs', import.meta.url)`;
        });
        for (const file of found)
          if (!programs.has(file)) this.emitFile({ type: 'chunk', id: file, fileName: `${nameOf(file)}.mjs` });
        return { code: parts.join(''), map: null };
      },
    },
  };
}

function keepPlace(code, place) {
  return code
    .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${JSON.stringify(place)}, import.meta.url).href`)
    .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`);
}
