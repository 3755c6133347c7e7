import { transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';

const configPath = new URL('../lingui.config.ts', import.meta.url).pathname;

/**
 * Compiles the texts of the interface: macros become calls that look a text up by its id, and `.po` catalogs become modules. A text that
 * no catalog translates fails the build. The English text stays in the call, compiled too: English needs no catalog, and a browser no compiler.
 */
export function compileTexts(): Plugin[] {
  const options = { linguiConfig: getConfig({ configPath }), descriptorFields: 'message' };
  return [
    {
      name: 'compile-texts',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /from '@lingui\/(?:core|react)\/macro'/ },
        async handler(source, id) {
          const done = await transformAsync(source, {
            filename: id,
            configFile: false,
            babelrc: false,
            sourceMaps: true,
            parserOpts: { plugins: ['typescript', 'jsx'] },
            plugins: [[macro, options]],
          });
          return { code: compileEnglish(done?.code ?? source), map: done?.map ?? null };
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
