import type { Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';

/** Our own typesetter. */
export async function open(): Promise<{
  print(resume: Resume): Promise<Uint8Array>;
  memory(): number;
  close(): Promise<void>;
}> {
  const typesetter = openTypesetter();
  return {
    print: (resume) => typesetter.resumePdf(resume, { template: 'modern-professional' }),
    memory: () => process.resourceUsage().maxRSS,
    close: () => typesetter.close(),
  };
}
