import type { z } from 'zod';

/** Shorter lists hold few faults, and are read only once. */
const longFrom = 50;

type Definition = {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
  discriminator?: string;
};

/**
 * Cuts each long list of a parsed body behind the item that completes `most` faults: the first `most` faults of the body stay the same,
 * and it is not searched for thousands that no answer names. A body without faults is left as it is.
 */
export function cutAtFaults(schema: z.core.$ZodType, value: unknown, most: number): void {
  if (typeof value !== 'object' || value === null) return;
  const { innerType, in: input, element, shape, options, discriminator } = schema._zod.def as Definition;
  const inner = innerType ?? input ?? options?.find((option) => isChosen(option, discriminator, value));
  if (inner) cutAtFaults(inner, value, most);
  if (element && Array.isArray(value)) cutList(element, value, most);
  for (const [key, field] of Object.entries(shape ?? {}))
    if (Object.hasOwn(value, key)) cutAtFaults(field, (value as Record<string, unknown>)[key], most);
}

function isChosen(option: z.core.$ZodType, discriminator: string | undefined, value: object): boolean {
  if (discriminator === undefined) return false;
  const chosen = (value as Record<string, z.core.util.Primitive>)[discriminator];
  return option._zod.propValues?.[discriminator]?.has(chosen) ?? false;
}

function cutList(element: z.core.$ZodType, list: unknown[], most: number): void {
  let faults = 0;
  for (const [at, item] of list.entries()) {
    cutAtFaults(element, item, most);
    if (list.length < longFrom) continue;
    const read = element._zod.run({ value: item, issues: [] }, { async: false });
    // What is looked up elsewhere takes a while: it is not asked twice.
    if (read instanceof Promise) return;
    faults += read.issues.length;
    if (faults < most) continue;
    list.length = at + 1;
    return;
  }
}
