import { type JsonFault, type JsonVisitor, scanJson } from './json-scanner.ts';

const silent: JsonVisitor = {
  begin() {},
  end() {},
  name() {},
  value() {},
};

/** Finds where a text stops being JSON, and why. Undefined if it is JSON. */
export function findSyntaxFault(text: string): JsonFault | undefined {
  return scanJson(text, silent);
}
