import { createRequire } from 'node:module';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { Resume } from '@shortlist/schema';
import { reactDocument } from './react-document.ts';

const require = createRequire(import.meta.url);

/** `@react-pdf/renderer` with the same content in the same font. */
export async function open(): Promise<{
  print(resume: Resume): Promise<Uint8Array>;
  memory(): number;
  close(): Promise<void>;
}> {
  const face = (file: string) => require.resolve(`@expo-google-fonts/source-sans-3/${file}`);
  Font.register({
    family: 'Source Sans 3',
    fonts: [
      { src: face('400Regular/SourceSans3_400Regular.ttf') },
      { src: face('600SemiBold/SourceSans3_600SemiBold.ttf'), fontWeight: 600 },
    ],
  });
  return {
    print: (resume) => renderToBuffer(reactDocument(resume)),
    memory: () => process.resourceUsage().maxRSS,
    close: async () => {},
  };
}
