import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const corpus = fileURLToPath(new URL('../packages/engine/corpus/', import.meta.url));
const fonts = fileURLToPath(new URL('../node_modules/@expo-google-fonts/', import.meta.url));

/** Sets the reader's golden documents anew: every layout with every person, or with the folder and layout given. */
export async function run(argv: string[]): Promise<void> {
  const [out = `${corpus}documents`, only] = argv;
  mkdirSync(out, { recursive: true });
  const families = ['source-sans-3', 'inter', 'eb-garamond', 'ibm-plex-sans', 'jost'];
  const compiler = NodeCompiler.create({
    workspace: `${corpus}layouts`,
    fontArgs: [{ fontPaths: families.map((family) => fonts + family) }],
  });
  const layouts = readdirSync(`${corpus}layouts`).filter(
    (file) => file !== 'words.typ' && (!only || file.startsWith(only)),
  );
  for (const layout of layouts) {
    for (const file of readdirSync(`${corpus}people`)) {
      const language = file.slice(0, 2);
      const person = readFileSync(`${corpus}people/${file}`, 'utf8');
      const result = compiler.compile({ mainFilePath: `${corpus}layouts/${layout}`, inputs: { person, language } });
      if (!result.result)
        throw new Error(`${layout} with ${file}: ${JSON.stringify(result.takeError()?.shortDiagnostics)}`);
      writeFileSync(`${out}/${language}__${layout.replace('.typ', '')}.pdf`, compiler.pdf(result.result));
    }
  }
}
