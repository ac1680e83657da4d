/** Nodes, each after the nodes that it needs, and a circle if there is one. */
export interface Order<T> {
  readonly order: readonly T[];
  /** Each node needs the next one, and the last needs the first. */
  readonly circle: readonly T[] | undefined;
}

/** Sorts depth first. It does not recurse, because a chain can be as long as the schema has columns. */
export function orderOf<T>(starts: Iterable<T>, needs: (node: T) => readonly T[]): Order<T> {
  const order: T[] = [];
  const seen = new Set<T>();
  const open = new Set<T>();
  let circle: readonly T[] | undefined;
  for (const start of starts) {
    const stack: { readonly node: T; readonly needed: readonly T[]; next: number }[] = [];
    const enter = (node: T): void => {
      if (open.has(node)) {
        const path = stack.map((entry) => entry.node);
        circle ??= path.slice(path.indexOf(node));
      }
      if (seen.has(node)) return;
      seen.add(node);
      open.add(node);
      stack.push({ node, needed: needs(node), next: 0 });
    };
    enter(start);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      if (top.next < top.needed.length) {
        const needed = top.needed[top.next++];
        if (needed !== undefined) enter(needed);
        continue;
      }
      order.push(top.node);
      open.delete(top.node);
      stack.pop();
    }
  }
  return { order, circle };
}
