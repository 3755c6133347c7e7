import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './build/compile-texts.ts';
import { prerenderPages } from './build/prerender-pages.ts';

const server = 'http://127.0.0.1:3000';

// No asset becomes a data address: the page is served under a policy that allows none for scripts, styles and fonts.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compileTexts(), react(), tailwind(), prerenderPages()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Small pieces that most screens share come together: a browser waits for sixty of them in turn.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Within the app's start it would be needed by pieces that the start itself waits for.
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'icons', test: /node_modules\/lucide-react\// },
            {
              name: 'shared',
              test: /apps\/web\/src\/(?:ui|api|account|reading|results)\//,
              minShareCount: 2,
              maxModuleSize: 8000,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/auth/v1': server, '/functions': server },
  },
});
