import type { Assembly } from './binary-file.ts';
import type { LoadedPlan } from './file-plan.ts';
import type { TextPlan } from './write-file.ts';

/** Joins texts. The facts of a range are what its writer has seen, and the writer of the table's tail gets them. */
function assembleText({ writer, tables }: TextPlan): Assembly<readonly string[]> {
  return {
    head: () => writer.head(),
    startTable: (table) => tables[table]?.writer.head() ?? '',
    startGroup({ table, facts }) {
      for (const fact of facts) tables[table]?.writer.seen?.add(fact);
      return '';
    },
    endTable: (table) => tables[table]?.writer.tail() ?? '',
    tail: () => writer.tail(),
  };
}

/** Begins a file. */
export function assemble(plan: LoadedPlan): Assembly {
  return 'assemble' in plan ? plan.assemble() : assembleText(plan);
}
