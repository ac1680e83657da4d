import type { Result } from '../../../result.ts';
import { DOCUMENT_LENGTH_MAX } from '../../../schema/schema.ts';
import { sharedJson } from '../schema/json.ts';
import { readSchemaText, type UnreadableSchema } from '../schema/read.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import { deflate, type InflateError, inflate } from './inflate.ts';

/** The version of the fragment: `1.` and the base64url of a document's deflated JSON. */
const VERSION = 1;
const FRAGMENT = /^(\d{1,6})\.(.*)$/s;

/** In characters: mail and chat programs cut longer links. */
export const LINK_LENGTH_MAX = 8000;
/** In characters; Firefox takes a megabyte. */
const ADDRESS_LENGTH_MAX = 900_000;

export interface LinkError {
  readonly code: InflateError | Exclude<UnreadableSchema['code'], 'not-json'>;
  /** A sentence for people. */
  readonly message: string;
}

const MESSAGES: Readonly<Record<InflateError, string>> = {
  damaged: 'This link is incomplete or was altered. Copy it again, or ask for the schema as a file.',
  'too-large': 'This link contains a schema of more than 4 MB. The Studio cannot open it.',
};

/** A document as the fragment of a link, without `#`. */
export async function encodeFragment(schema: StudioSchema): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sharedJson(schema)));
  return `${VERSION}.${toBase64Url(await deflate(bytes))}`;
}

/** Whether a link of this fragment can be passed on; a longer one is passed on as a file. */
export function fitsLink(fragment: string): boolean {
  return fragment.length <= LINK_LENGTH_MAX;
}

/** Whether the page's own address can hold the fragment, so that the document outlasts a reload. */
export function fitsAddress(fragment: string): boolean {
  return fragment.length <= ADDRESS_LENGTH_MAX;
}

/** Reads the schema in a fragment, with or without `#`; undefined if the fragment is empty. Never throws. */
export async function decodeFragment(given: string): Promise<Result<StudioSchema, LinkError> | undefined> {
  const fragment = given.replace(/^#/, '');
  if (fragment === '') return undefined;
  const [, version, body = ''] = FRAGMENT.exec(fragment) ?? [];
  if (version === undefined) return failure('damaged');
  if (Number(version) > VERSION) {
    const message = 'This link was made with a newer version of Rowloom. Reload the page to update.';
    return { ok: false, error: { code: 'newer-version', message } };
  }
  const bytes = fromBase64Url(body);
  const inflated = bytes && (await inflate(bytes, DOCUMENT_LENGTH_MAX));
  if (!inflated) return failure('damaged');
  if (!inflated.ok) return failure(inflated.error);
  const schema = readSchemaText(new TextDecoder().decode(inflated.value));
  if (schema.ok) return schema;
  const { code, message } = schema.error;
  if (code === 'not-json') return failure('damaged');
  return { ok: false, error: { code, message: `The schema in this link cannot be opened. ${message}` } };
}

function failure(code: InflateError): { readonly ok: false; readonly error: LinkError } {
  return { ok: false, error: { code, message: MESSAGES[code] } };
}
