import { createdWith } from '@shortlist/schema';
import {
  previewScales,
  samplePerson,
  samplePreview,
  sampleResume,
  type Typesetter,
  templates,
} from '@shortlist/typeset';
import { Hono } from 'hono';
import { Failure } from '../../http/problem.ts';
import { workForAll } from '../../lanes/caller.ts';

/** The templates with the sample resume set in each, for everybody. Each file is set once. */
export function templateRoutes(typesetter: Typesetter): Hono {
  const app = new Hono();
  const set = new Map<string, Promise<Uint8Array>>();

  function once(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = set.get(key);
    if (known) return known;
    const made = workForAll(make);
    set.set(key, made);
    made.catch(() => set.delete(key));
    return made;
  }

  async function page(id: string, scale: number): Promise<Uint8Array> {
    const [first = ''] = await typesetter.resumeSvg(samplePerson(scale), samplePreview(id, scale));
    return new TextEncoder().encode(first);
  }

  const files: Record<string, { mediaType: string; make: (id: string) => Promise<Uint8Array> }> = {
    'thumbnail.svg': { mediaType: 'image/svg+xml', make: (id) => page(id, previewScales.thumbnail) },
    'page.svg': { mediaType: 'image/svg+xml', make: (id) => page(id, previewScales.page) },
    'sample.pdf': {
      mediaType: 'application/pdf',
      make: (id) => typesetter.resumePdf(sampleResume, { template: id, options: { footer: createdWith } }),
    },
  };

  app.get('/', (c) => c.json(templates));
  app.get('/:id/:file', async (c) => {
    const { id, file } = c.req.param();
    const known = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!known || !templates.some((template) => template.id === id))
      throw new Failure(404, 'not-found', 'We couldn’t find this template');
    const bytes = await once(`${id}/${file}`, () => known.make(id));
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': known.mediaType,
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
}
