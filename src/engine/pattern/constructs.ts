import { drawableSpans } from './characters.ts';
import type { Look, Node, Tree } from './tree.ts';

const SHOWN = 40;

/** Whether text around a match decides it: by look-around or by `\B`. */
export function hasLooks(tree: Tree): boolean {
  return allNodes(tree).some((node) => node.type === 'look' || (node.type === 'edge' && node.at === '\\B'));
}

/** The construct most likely to keep a pattern from having values, in words, or null where there is none. */
export function hardestConstruct(tree: Tree): string | null {
  const names = allNodes(tree)
    .map((node) => constructName(node, tree.unicode))
    .filter((name) => name !== null);
  return names.sort((a, b) => a.ease - b.ease)[0]?.name ?? null;
}

function allNodes(tree: Tree): Node[] {
  return tree.options.flat().flatMap(withDescendants);
}

function withDescendants(node: Node): Node[] {
  if (node.type === 'repeat') return [node, ...withDescendants(node.of)];
  if (node.type === 'group' || node.type === 'look') {
    return [node, ...node.options.flat().flatMap(withDescendants)];
  }
  return [node];
}

function constructName(node: Node, unicode: boolean): { name: string; ease: number } | null {
  switch (node.type) {
    case 'look':
      return { name: `the ${lookName(node)}`, ease: 0 };
    case 'edge':
      return /\\/.test(node.at)
        ? { name: `the word boundary ${node.at}`, ease: 1 }
        : { name: `${node.at} where it stands`, ease: 3 };
    case 'characters':
      return drawableSpans(node, unicode).length === 0
        ? { name: `the empty class ${node.source}`, ease: 2 }
        : null;
    case 'back':
      return { name: 'its back-reference', ease: 4 };
    default:
      return null;
  }
}

/** For instance "look-ahead (?=b)". */
function lookName({ behind, negate, source }: Look): string {
  const shown = source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source;
  return `${negate ? 'negative ' : ''}look-${behind ? 'behind' : 'ahead'} ${shown}`;
}
