import { basename } from 'node:path';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { mapMacroOptions, transform } from '@lingui/native-tools';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';

const configPath = new URL('../lingui.config.ts', import.meta.url).pathname;

/**
 * Compiles the texts of the interface: macros become calls that look a text up by its id, and `.po` catalogs become modules. A text that
 * no catalog translates fails the build. The English text stays in the call, compiled too: English needs no catalog, and a browser no compiler.
 */
export function compileTexts(): Plugin[] {
  const config = getConfig({ configPath });
  const macro = { ...mapMacroOptions(config), descriptorFields: 'message' as const };
  return [
    {
      name: 'compile-texts',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /from '@lingui\/(?:core|react)\/macro'/ },
        async handler(source, id) {
          const { code, map } = await transform(source, basename(id), { macro });
          return { code: compileEnglish(code), map };
        },
      },
    },
    ...lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
  ];
}

/** Replaces each message with values in it by its parsed form. The strings are those that the macro wrote. */
export function compileEnglish(code: string): string {
  return code.replace(/\bmessage: ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g, (whole, literal: string) => {
    const message = readString(literal);
    return /[{}']/.test(message) ? `message: ${JSON.stringify(compileMessageOrThrow(message))}` : whole;
  });
}

function readString(literal: string): string {
  if (literal.startsWith('"')) return JSON.parse(literal) as string;
  const inside = literal
    .slice(1, -1)
    .replaceAll("\\'", "'")
    .replaceAll(/(?<!\\)"/g, '\\"');
  return JSON.parse(`"${inside}"`) as string;
}
