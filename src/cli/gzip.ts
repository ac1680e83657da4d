/** A member of a gzip file: `gzip` reads those that follow one another as one. https://www.rfc-editor.org/rfc/rfc1952#page-5 */
export async function gzipMember(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
