import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from '@shortlist/schema/languages';
import { areas } from './build/translated-folders.ts';

const packages = '<rootDir>/../../packages';

/**
 * Catalogs: `src/locales/<area>/<language>.po`, an area for each feature and one, `shared`, for everything else that no area has. English is the text in the
 * code and has no catalog.
 */
export default defineConfig({
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  sourceLocale: 'en',
  locales: languages.map(({ code }) => code).filter((code) => code !== 'en'),
  catalogs: [
    {
      path: '<rootDir>/src/locales/shared/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '<rootDir>/src/features',
        ...areas.flatMap(({ folders }) => folders.map((folder) => `<rootDir>/src/${folder}`)),
        '**/*.test.*',
      ],
    },
    ...areas.map(({ name, folders }) => ({
      path: `<rootDir>/src/locales/${name}/{locale}`,
      include: folders.map((folder) => `<rootDir>/src/${folder}`),
      exclude: ['**/*.test.*'],
    })),
    {
      path: `${packages}/engine/locales/engine/{locale}`,
      include: [`${packages}/engine/src/texts`, `${packages}/engine/src/check`],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/../server/locales/problems/{locale}',
      include: ['<rootDir>/../server/src/http/texts'],
      exclude: ['**/*.test.*'],
    },
    {
      path: `${packages}/pack/locales/files/{locale}`,
      include: [`${packages}/pack/src`],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/../cli/locales/commands/{locale}',
      include: ['<rootDir>/../cli/src'],
      exclude: ['**/*.test.*'],
    },
    {
      path: `${packages}/mail/locales/mails/{locale}`,
      include: [`${packages}/mail/src/design`, `${packages}/auth/src`, '<rootDir>/../server/src'],
      exclude: ['<rootDir>/../server/src/http/texts', '**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'] },
  orderBy: 'origin',
});
