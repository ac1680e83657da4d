import type { StudioSchema } from './studio-schema.ts';

/** What can be set of the document as a whole; undefined takes it off. */
export type SchemaSettings = {
  readonly [Name in 'name' | 'seed' | 'now' | 'locale']?: StudioSchema[Name] | undefined;
};

/** Sets properties of the document. */
export function setSchema(schema: StudioSchema, settings: SchemaSettings): StudioSchema {
  const { tables, ...before } = schema;
  const given = Object.entries({ ...before, ...settings }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), tables };
}

/** The day in UTC that a moment is in: `2026-11-21`. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A seed that nobody has thought of: six letters and digits. */
export function randomSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36).padStart(6, '0').slice(-6);
}
