import type { ImportedForeignKey } from '../imported-schema.ts';
import type { SourceColumn, SourceForeignKey, SourceTable } from '../source-tables.ts';

/** The column of another table whose values a column repeats. */
interface Target {
  readonly table: string;
  readonly column: string;
  /** Whether only names say so. */
  readonly isGuessed: boolean;
  /** Columns of that table, each with the column of the own table that it equals. */
  readonly where?: Readonly<Record<string, string>>;
  /** Whether each row of that table gets as many rows of this one, in its order. */
  readonly groups?: boolean;
}

/** What a table's foreign keys make of its columns. */
export interface ForeignKeyPlan {
  readonly references: ReadonlyMap<string, Target>;
  /** Foreign keys of several columns. */
  readonly composite: readonly ImportedForeignKey[];
  /** Columns that are null in every row, because no field can keep their foreign key otherwise. */
  readonly alwaysNull: ReadonlySet<string>;
  /** Columns that repeat another column of their own row, so that each row refers to itself. */
  readonly ownRow: ReadonlyMap<string, string>;
  /** What was changed, by column. */
  readonly repairs: ReadonlyMap<string, readonly string[]>;
  /** The table has one row, so that references of others that lead to it agree. */
  readonly hasOneRow: boolean;
}

/** Decides for each table which columns become references. */
export function planForeignKeys(tables: readonly SourceTable[]): ReadonlyMap<SourceTable, ForeignKeyPlan> {
  const byName = new Map(tables.map((table) => [table.name, new KnownTable(table)]));
  const links = new Links();
  const plans = [...byName.values()].map((known) => new TablePlan(known, byName, links));
  const planOf = new Map(plans.map((plan) => [plan.known.table.name, plan]));
  for (const plan of plans) plan.addKeys();
  // Whether a reference of another table makes up for a key is known when all tables have theirs.
  for (const plan of plans) plan.settleConflicts(planOf);
  return new Map(plans.map((plan) => [plan.known.table, plan]));
}

type Plans = ReadonlyMap<string, TablePlan>;

class KnownTable {
  readonly table: SourceTable;
  readonly columns: ReadonlyMap<string, SourceColumn>;

  constructor(table: SourceTable) {
    this.table = table;
    this.columns = new Map(table.columns.map((column) => [column.name, column]));
  }
}

const ONLY_ONE = 'a column can refer to only one other column, and never in a circle';

const idOf = (table: string, column: string) => JSON.stringify([table, column]);

function tableOf(id: string): string {
  const [table]: readonly string[] = JSON.parse(id);
  return table ?? '';
}

/** From each reference to the column whose values it repeats. */
class Links {
  private readonly targets = new Map<string, string>();

  add(from: string, to: string): void {
    this.targets.set(from, to);
  }

  /** Whether the values of a column are also those of another, through any number of references. */
  leadsTo(from: string, to: string): boolean {
    for (let at: string | undefined = from; at !== undefined; at = this.targets.get(at)) {
      if (at === to) return true;
    }
    return false;
  }

  /** Where the references from a column end. */
  rootOf(from: string): string {
    const seen = new Set<string>();
    let at = from;
    for (let to = this.targets.get(at); to !== undefined && !seen.has(to); to = this.targets.get(at)) {
      seen.add(to);
      at = to;
    }
    return at;
  }
}

type Pair = readonly [own: string, theirs: string];

interface ResolvedKey {
  readonly table: string;
  readonly isGuessed: boolean;
  readonly pairs: readonly Pair[];
}

/** The pair of a key of two columns whose own column fits, and the other one. Undefined for other keys. */
function partsOf(
  { pairs }: ResolvedKey,
  fits: (own: string) => boolean,
): readonly [] | readonly [Pair, Pair] {
  const [shared, second] = pairs.filter(([own]) => fits(own));
  const free = pairs.find((pair) => pair !== shared);
  return pairs.length === 2 && shared && free && !second ? [shared, free] : [];
}

class TablePlan implements ForeignKeyPlan {
  readonly references = new Map<string, Target>();
  readonly composite: ImportedForeignKey[] = [];
  readonly alwaysNull = new Set<string>();
  readonly ownRow = new Map<string, string>();
  readonly repairs = new Map<string, readonly string[]>();
  hasOneRow = false;
  readonly known: KnownTable;
  private readonly byName: ReadonlyMap<string, KnownTable>;
  private readonly links: Links;
  private readonly conflicts: ResolvedKey[] = [];

  constructor(known: KnownTable, byName: ReadonlyMap<string, KnownTable>, links: Links) {
    this.known = known;
    this.byName = byName;
    this.links = links;
  }

  addKeys(): void {
    // Keys of several columns come first: they often imply the others.
    const keys = [...this.known.table.foreignKeys].sort(
      (one, other) => other.columns.length - one.columns.length,
    );
    for (const key of keys) {
      const resolved = this.resolve(key);
      const [first] = key.columns;
      if (resolved) this.add(resolved);
      else if (first !== undefined) this.repair(first, this.whyMissing(key));
    }
  }

  settleConflicts(plans: ReadonlyMap<string, TablePlan>): void {
    for (const key of this.conflicts) {
      const implied = key.pairs.every(([own, theirs]) =>
        this.links.leadsTo(this.idOf(own), idOf(key.table, theirs)),
      );
      if (!implied && !this.chooseByCondition(key, plans) && !this.shareParent(key, plans)) this.giveUp(key);
    }
  }

  /**
   * Keeps `(tenant, plan)` beside `(tenant, user)`: the tenant is chosen first, and the plan and the user among those of this
   * tenant. False if the tables of plans and users cannot be grouped by their tenant.
   */
  private chooseByCondition(key: ResolvedKey, plans: Plans): boolean {
    const [shared, free] = partsOf(key, (own) => this.references.has(own));
    if (!shared || !free || this.isDecided(free[0]) || key.table === this.known.table.name) return false;
    const [own, theirs] = shared;
    const root = this.links.rootOf(this.idOf(own));
    if (this.links.leadsTo(idOf(key.table, free[1]), this.idOf(free[0]))) return false;
    if (root !== this.links.rootOf(idOf(key.table, theirs))) return false;
    const parent = plans.get(key.table);
    if (!parent?.leadDirectly(theirs, plans) || !this.leadDirectly(own, plans)) return false;
    if (!parent.group(theirs)) return false;
    this.choose(key, shared, free);
    return true;
  }

  /** Lets a column refer to the table where its references end, and chooses the rows of its key of two columns by it. */
  private leadDirectly(own: string, plans: Plans): boolean {
    const target = this.references.get(own);
    if (!target || target.where || !this.isFilled(own)) return false;
    const key = this.composite.find(({ columns, table }) => columns.includes(own) && table === target.table);
    if (!key) return this.links.rootOf(this.idOf(own)) === idOf(target.table, target.column);
    const { columns, references, table } = key;
    const pairs = columns.map((column, i): Pair => [column, references[i] ?? '']);
    const [shared, free] = partsOf({ table, pairs, isGuessed: false }, (column) => column === own);
    const parent = plans.get(table);
    if (!shared || !free || parent === undefined || parent === this) return false;
    if (!parent.leadDirectly(shared[1], plans) || !parent.group(shared[1])) return false;
    const root = parent.references.get(shared[1]);
    if (!root) return false;
    this.composite.splice(this.composite.indexOf(key), 1);
    this.references.set(own, { table: root.table, column: root.column, isGuessed: root.isGuessed });
    this.links.add(this.idOf(own), idOf(root.table, root.column));
    this.choose({ table, pairs, isGuessed: target.isGuessed }, shared, free);
    return true;
  }

  /** Refers to a row of a key among those that have this row's value in the other column. */
  private choose({ table, pairs, isGuessed }: ResolvedKey, [own, theirs]: Pair, [free, column]: Pair): void {
    this.references.set(free, { table, column, isGuessed, where: { [theirs]: own } });
    this.links.add(this.idOf(free), idOf(table, column));
    this.composite.push({
      columns: pairs.map(([name]) => name),
      table,
      references: pairs.map(([, name]) => name),
    });
  }

  /** Groups the rows by a reference. False if they are grouped by another one, or if a row may have none. */
  private group(own: string): boolean {
    const target = this.references.get(own);
    const isOther = [...this.references].some(([name, { groups }]) => groups && name !== own);
    if (!target || isOther || target.where || target.table === this.known.table.name) return false;
    if (!this.isFilled(own) || this.isUnique(own) || this.known.table.rowCount) return false;
    this.references.set(own, { ...target, groups: true });
    return true;
  }

  private isFilled(own: string): boolean {
    const { columns, table } = this.known;
    return columns.get(own)?.nullable === false || table.primaryKey.includes(own);
  }

  private isUnique(own: string): boolean {
    const { primaryKey, uniqueKeys } = this.known.table;
    return [primaryKey, ...uniqueKeys].some((key) => key.length === 1 && key[0] === own);
  }

  /**
   * Keeps `(tenant, plan)` beside `(tenant, user)`: if both lead to the tenants, there is one tenant, and any plan fits any
   * user. False if the keys share no such parent.
   */
  private shareParent(
    { pairs, table, isGuessed }: ResolvedKey,
    plans: ReadonlyMap<string, TablePlan>,
  ): boolean {
    const shared = pairs.filter(([own]) => this.references.has(own));
    const [free, ...others] = pairs.filter(([own]) => !this.isDecided(own));
    if (!free || others.length > 0 || shared.length !== pairs.length - 1) return false;
    const roots = shared.map(([own, theirs]) => [
      this.links.rootOf(this.idOf(own)),
      this.links.rootOf(idOf(table, theirs)),
    ]);
    const parents = roots.map(([one = '', other]) => (one === other ? tableOf(one) : undefined));
    const [own, theirs] = free;
    const target = idOf(table, theirs);
    if (this.links.leadsTo(target, this.idOf(own))) return false;
    const found = parents.flatMap((name) => plans.get(name ?? '') ?? []);
    if (found.length < parents.length || found.includes(this)) return false;
    for (const plan of found) plan.hasOneRow = true;
    this.references.set(own, { table, column: theirs, isGuessed });
    this.links.add(this.idOf(own), target);
    const names = [...new Set(found.map(({ known }) => known.table.name))].join(' and ');
    const columns = pairs.map(([, column]) => column).join(', ');
    this.repair(
      own,
      `${names} has one row, so that every value fits the foreign key to ${table}.${columns}: ${ONLY_ONE}.`,
    );
    return true;
  }

  private idOf(own: string): string {
    return idOf(this.known.table.name, own);
  }

  private add(key: ResolvedKey): void {
    const { pairs, table, isGuessed } = key;
    const isSelf = table === this.known.table.name;
    if (isSelf && !pairs.every(([own, theirs]) => own !== theirs && this.isNullable(own))) {
      this.referToOwnRow(key);
      return;
    }
    const isTaken = pairs.some(([own]) => this.isDecided(own));
    const isCircle = pairs.some(([own, theirs]) => this.links.leadsTo(idOf(table, theirs), this.idOf(own)));
    if (isTaken || (isCircle && !isSelf)) {
      this.conflicts.push(key);
      return;
    }
    for (const [own, theirs] of pairs) {
      this.references.set(own, { table, column: theirs, isGuessed });
      this.links.add(this.idOf(own), idOf(table, theirs));
    }
    if (pairs.length > 1) {
      const columns = pairs.map(([own]) => own);
      this.composite.push({ columns, table, references: pairs.map(([, theirs]) => theirs) });
    }
  }

  /** Row 0 has no earlier row to refer to, and cannot be null. */
  private referToOwnRow({ pairs, table }: ResolvedKey): void {
    for (const [own, theirs] of pairs) {
      if (own === theirs || this.isDecided(own)) continue;
      if (this.isNullable(own)) {
        this.alwaysNull.add(own);
        this.repair(own, `It is always null: no field can keep its foreign key to ${table}.${theirs}.`);
      } else {
        this.ownRow.set(own, theirs);
        this.repair(own, 'Each row refers to itself, because row 0 has no earlier row and cannot be null.');
      }
    }
  }

  /** A column that is null satisfies its foreign key. Otherwise the key is left out. */
  private giveUp({ pairs, table }: ResolvedKey): void {
    const target = `${table}.${pairs.map(([, theirs]) => theirs).join(', ')}`;
    const free = pairs.map(([own]) => own).find((own) => this.isNullable(own) && !this.isDecided(own));
    if (free !== undefined) {
      this.alwaysNull.add(free);
      this.repair(free, `It is always null, to keep its foreign key to ${target}: ${ONLY_ONE}.`);
      return;
    }
    const [[first] = ['']] = pairs;
    this.repair(
      first,
      `Its foreign key to ${target} is left out: ${ONLY_ONE}. The database may refuse rows.`,
    );
  }

  private isDecided(own: string): boolean {
    return this.references.has(own) || this.alwaysNull.has(own) || this.ownRow.has(own);
  }

  private isNullable(own: string): boolean {
    const { columns, table } = this.known;
    return columns.get(own)?.nullable === true && !table.primaryKey.includes(own);
  }

  private repair(own: string, sentence: string): void {
    this.repairs.set(own, [...(this.repairs.get(own) ?? []), sentence]);
  }

  /** Own columns with those that they refer to. Undefined if a table or a column is not in the source. */
  private resolve(key: SourceForeignKey): ResolvedKey | undefined {
    const parent = this.byName.get(key.table);
    if (!parent) return undefined;
    const references = key.references.length > 0 ? key.references : parent.table.primaryKey;
    if (references.length !== key.columns.length || references.length === 0) return undefined;
    const pairs = key.columns.map((own, i): Pair => [own, references[i] ?? '']);
    const areKnown = pairs.every(
      ([own, theirs]) => this.known.columns.has(own) && parent.columns.has(theirs),
    );
    return areKnown ? { table: key.table, pairs, isGuessed: key.isGuessed === true } : undefined;
  }

  private whyMissing({ table, references }: SourceForeignKey): string {
    const parent = this.byName.get(table);
    const why = parent ? `${table} has no such key` : `there is no table ${table} in the source`;
    const names = references.length > 0 ? ` (${references.join(', ')})` : '';
    return `Its foreign key to ${table}${names} is left out: ${why}.`;
  }
}
