import { Problem, productName } from '@shortlist/schema';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Call, calls } from './calls.ts';

/** The OpenAPI 3.1 document of the product's calls, made from the schemas that check them. */
export function openapiRoutes(siteUrl: string): Hono {
  const document = describeCalls(siteUrl);
  return new Hono().get('/', (c) => c.json(document, 200, { 'Cache-Control': 'public, max-age=300' }));
}

function describeCalls(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '0.1.0' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Access token of /auth/v1' },
        operator: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the installation' },
      },
    },
  };
}

function describeCall({ path, summary, body, form, binary, reply, status = 200, open, operator }: Call): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    summary,
    ...(open ? {} : { security: [operator ? { operator: [] } : { token: [] }] }),
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [form ? 'multipart/form-data' : 'application/json']: { schema: toJson(body, 'input') } },
          },
        }
      : {}),
    ...(binary ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: {
      [status]: {
        description: 'Done',
        ...(reply ? { content: { 'application/json': { schema: toJson(reply, 'output') } } } : {}),
      },
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: toJson(Problem, 'output') } },
      },
    },
  };
}

function toJson(type: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });
}
