import type { StudioSchema } from './studio-schema.ts';

/** Properties of the whole schema. Undefined removes one. */
export type SchemaSettings = {
  readonly [Name in 'name' | 'seed' | 'now' | 'locale']?: StudioSchema[Name] | undefined;
};

/** Sets properties of the schema. */
export function setSchema(schema: StudioSchema, settings: SchemaSettings): StudioSchema {
  const { tables, ...before } = schema;
  const given = Object.entries({ ...before, ...settings }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), tables };
}

/** The UTC day of a moment: `2026-11-21`. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A random seed of six letters and digits. */
export function randomSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36).padStart(6, '0').slice(-6);
}
