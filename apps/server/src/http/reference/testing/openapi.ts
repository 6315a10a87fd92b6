/** The document at /docs/json as tests read it, and whether a response is what it promises. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

const schema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof schema>;

const content = z.record(z.string(), z.object({ schema }));
const security = z.array(z.record(z.string(), z.array(z.string())));

const operation = z.object({
  operationId: z.string().optional(),
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  security: security.optional(),
  parameters: z
    .array(z.object({ in: z.enum(['path', 'query']), name: z.string(), required: z.boolean(), description: z.string().optional(), schema }))
    .default([]),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
export type Operation = z.infer<typeof operation>;

const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), description: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  security,
  components: z.object({ securitySchemes: z.record(z.string(), z.record(z.string(), z.string())), schemas: z.record(z.string(), schema) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
export type OpenApi = z.infer<typeof openApi>;

export interface NamedOperation extends Operation {
  readonly method: string;
  readonly path: string;
  /** `POST /api/guests` */
  readonly title: string;
}

export async function readOpenApi(address: string): Promise<OpenApi> {
  return openApi.parse(await (await fetch(`${address}/docs/json`)).json());
}

export function operationsOf({ paths }: OpenApi): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([lower, one]) => {
      const method = lower.toUpperCase();
      return { ...one, method, path, title: `${method} ${path}` };
    }),
  );
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

/** What is wrong with a value; undefined where it fits the schema. `components`: what the schema refers to. */
export function misfit(one: JsonSchema, value: unknown, components: OpenApi['components'] | undefined = undefined): string | undefined {
  return ajv.validate({ ...one, components }, value) ? undefined : ajv.errorsText();
}

export interface Seen {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** What a response has that the document does not promise; undefined where it is as promised. */
export function surprise({ components }: OpenApi, { responses }: Operation, { status, type, text }: Seen): string | undefined {
  if (status === 500) return 'status 500';
  const declared = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (!declared) return `status ${status} is not declared`;
  if (!declared.content) return text === '' ? undefined : 'a body where none is declared';
  const media = declared.content[type];
  if (!media) return `media type ${type} is not declared for ${status}`;
  return misfit(media.schema, type === 'application/json' ? JSON.parse(text) : text, components);
}
