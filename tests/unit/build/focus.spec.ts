import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles, visitNodes } from '../../fixtures/source-files.ts';

const SEARCHES =
  /^(?:querySelector(?:All)?|getElementById|getElementsBy\w+|elements?FromPoint|createTreeWalker)$/;

/** The files that may search the document, once each. Controls take the focus by their keys instead. */
const ALLOWED: ReadonlySet<string> = new Set([
  // The link in the head, and what else React does not render.
  'src/app/layout/page-head.ts',
  'src/app/lib/page-element.ts',
  // Whether the fragment of an address names an element.
  'src/app/studio/document/follow-address.ts',
  // The control of the same name in the other layout.
  'src/app/studio/shell/use-focus-after-resize.ts',
]);

function searches(file: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  visitNodes(file, (node) => {
    if (ts.isPropertyAccessExpression(node) && SEARCHES.test(node.name.text)) found.push(file.fileName);
  });
  return found;
}

describe('the page', () => {
  it('searches the document only for what is not a control of its own', () => {
    const files = sourceFiles('src/app');
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap(searches);
    expect(found.filter((name) => !ALLOWED.has(name))).toEqual([]);
    expect(found).toEqual([...new Set(found)]);
  });

  it.each(["list.current?.querySelector('button')", 'document.getElementById(id)'])(
    'would be found with %s',
    (code) => {
      expect(searches(ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true))).toEqual(['a.ts']);
    },
  );
});
