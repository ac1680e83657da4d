import type { BookModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';

export function compileBook({ source, data: { book } }: CompileContext): Compiled<BookModule> {
  return {
    author: pick(source, book?.author),
    format: pick(source, book?.format),
    genre: pick(source, book?.genre),
    publisher: pick(source, book?.publisher),
    series: pick(source, book?.series),
    title: pick(source, book?.title),
  };
}
