import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDirty } from '../../../../../src/app/studio/document/session.ts';
import { newId, type StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { Device, fragmentOf, STUDIO, Tab } from '../../../../fixtures/tabs.ts';

/** An edit that is older than this is never lost. */
const SAFE_AFTER_MS = 1000;
/** Until a page that was loaded has opened its document, claimed its draft, and written both. */
const SETTLED_MS = 4000;

const table = () => ({
  id: newId(),
  name: 't',
  rows: 5,
  columns: [{ id: newId(), name: 'a', field: 'number' }],
});

/** How a document says how long it takes to become a fragment, and that no address can hold it. */
const bulks = ['0', '5', '300', '5!', '300!'] as const;

const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      times: fc.integer({ min: 1, max: 12 }),
      everyMs: fc.constantFrom(0, 30, 200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('start'), bulk: fc.constantFrom(...bulks) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('link'), bulk: fc.constantFrom(...bulks) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'openDialog', 'closeDialog', 'toStart') }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('back', 'forward', 'reload', 'kill') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('home', 'studio') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('glance') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('leap'),
      by: fc.constantFrom(1, -1),
      ms: fc.constantFrom(0, 10, 30, 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('duplicate', 'otherTab', 'closeTab', 'newTab') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('draft'), at: fc.nat(5) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(10, 60, 400, 1200, 5000) }),
  },
);

type Bulk = (typeof bulks)[number];
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const isUnlocked = (name: string | undefined) => name?.replace(/( copy)+$/, '');

/** One person with some tabs, and what they have seen. */
class Person {
  readonly device = new Device();
  tabs: Tab[] = [new Tab(this.device)];
  at = 0;
  private edits = 0;
  /** The states of the open document of each tab, with the moment of each change. */
  private readonly states = new Map<Tab, { readonly name: string | undefined; readonly atMs: number }[]>();

  constructor() {
    this.watch(this.tab);
  }

  get tab(): Tab {
    const tab = this.tabs[this.at % this.tabs.length];
    if (!tab) throw new Error('There is always a tab');
    return tab;
  }

  private get state() {
    return this.tab.page.session.getState();
  }

  private get isInStudio(): boolean {
    return this.tab.top.path === STUDIO;
  }

  private watch(tab: Tab): void {
    const states = [{ name: tab.page.session.getState().schema.name, atMs: this.device.time.nowMs }];
    this.states.set(tab, states);
    tab.page.session.subscribe(({ schema }, before) => {
      if (schema !== before.schema) states.push({ name: schema.name, atMs: this.device.time.nowMs });
    });
  }

  /** The names that a reload may show now: those of the last second, and the one before. */
  private safeNames(tab: Tab): ReadonlySet<string | undefined> {
    const states = this.states.get(tab) ?? [];
    const limitMs = this.device.time.nowMs - SAFE_AFTER_MS;
    const last = states.findLastIndex(({ atMs }) => atMs <= limitMs);
    return new Set(states.slice(Math.max(last, 0)).map(({ name }) => name));
  }

  private nextName(): string {
    this.edits++;
    return `e${this.edits}`;
  }

  private edit(): void {
    const name = this.nextName();
    this.state.edit((schema) => ({ ...schema, name }));
  }

  private document(bulk: string): StudioSchema {
    return { name: this.nextName(), seed: bulk, tables: [table()] };
  }

  /** Whether anything but the page itself holds the open document. */
  private isHeld(tab: Tab): boolean {
    const { session } = tab.page;
    const draft = this.device.texts.get(session.getState().id);
    return tab.page.isInAddress || draft !== undefined;
  }

  async do(operation: Operation): Promise<void> {
    const { tab } = this;
    const { time } = this.device;
    switch (operation.kind) {
      case 'wait':
        return time.pass(operation.ms);
      case 'edit':
        if (!this.isInStudio || this.state.schema.tables.length === 0) return;
        for (let i = 0; i < operation.times; i++) {
          this.edit();
          await time.pass(operation.everyMs);
        }
        return;
      case 'start':
        if (!this.isInStudio || this.state.schema.tables.length > 0 || tab.page.isDialogOpen) return;
        this.state.edit(() => this.document(operation.bulk));
        return;
      case 'toStart':
        if (this.isInStudio) this.state.replace({ tables: [] });
        return;
      case 'undo':
      case 'redo':
        if (this.isInStudio) this.state[operation.kind]();
        return;
      case 'openDialog':
      case 'closeDialog':
        tab.page[operation.kind]();
        return;
      case 'link':
        if (this.isInStudio) tab.follow(fragmentOf(this.document(operation.bulk.replace('!', ''))));
        return time.pass(SETTLED_MS);
      case 'glance': {
        // A link, and Back before its document has been read.
        if (!this.isInStudio || tab.page.isDialogOpen) return;
        await time.pass(SETTLED_MS);
        const { name } = this.state.schema;
        tab.follow(fragmentOf(this.document('300')));
        await time.pass(50);
        tab.go(-1);
        await time.pass(SETTLED_MS);
        expect(isUnlocked(this.state.schema.name), 'Back before a link has opened').toBe(isUnlocked(name));
        return;
      }
      case 'leap': {
        // Back or Forward, and a link before the page has left the entry of a closed dialog.
        if (!this.isInStudio || tab.page.isDialogOpen) return;
        await time.pass(SETTLED_MS);
        if (!tab.go(operation.by) || !this.isInStudio) return time.pass(SETTLED_MS);
        await time.pass(operation.ms);
        const linked = this.document('0');
        tab.follow(fragmentOf(linked));
        await time.pass(SETTLED_MS);
        expect(isUnlocked(this.state.schema.name), 'a link right after Back or Forward').toBe(linked.name);
        return;
      }
      case 'back':
      case 'forward':
        return this.move(operation.kind === 'back' ? -1 : 1);
      case 'reload':
      case 'kill':
        return this.reload(operation.kind === 'kill');
      case 'home':
        if (this.isInStudio) tab.page.goHome();
        return time.pass(100);
      case 'studio':
        if (!this.isInStudio) tab.page.goToStudio();
        return time.pass(100);
      case 'keep':
        void tab.page.startKeeping();
        return time.pass(SETTLED_MS);
      case 'draft': {
        const { drafts } = tab.page.drafts.getState();
        const { id } = drafts[operation.at % Math.max(drafts.length, 1)] ?? {};
        if (this.isInStudio && id !== undefined) void tab.page.openDraft(id);
        return time.pass(SETTLED_MS);
      }
      case 'duplicate':
        await time.pass(SETTLED_MS);
        return this.add(new Tab(this.device, tab));
      case 'newTab':
        return this.add(new Tab(this.device));
      case 'otherTab':
        this.at++;
        return;
      case 'closeTab':
        if (this.tabs.length > 1) this.close(tab);
        return;
    }
  }

  private add(tab: Tab): Promise<void> {
    this.watch(tab);
    this.tabs.push(tab);
    this.at = this.tabs.length - 1;
    return this.device.time.pass(SETTLED_MS);
  }

  private close(tab: Tab): void {
    const safe = this.safeNames(tab);
    const { page } = tab;
    const { id, schema } = page.session.getState();
    const isKept = page.isSaidToBeKept;
    tab.close(true);
    this.tabs = this.tabs.filter((other) => other !== tab);
    // The last second’s edits may be lost.
    if (!isKept || safe.size > 1) return;
    const { info } = this.device.texts.get(id) ?? {};
    expect(info?.name, 'the draft of a closed tab').toBe(schema.name);
  }

  private async move(by: 1 | -1): Promise<void> {
    const { tab } = this;
    await this.device.time.pass(SETTLED_MS);
    const wasOpen = tab.page.isDialogOpen && by === -1;
    const { isInStudio } = this;
    const { name } = this.state.schema;
    const { at } = tab;
    if (!tab.go(by)) return;
    await this.device.time.pass(SETTLED_MS);
    if (wasOpen) expect(this.state.schema.name, 'Back that closes a dialog').toBe(name);
    expect(tab.page.isDialogOpen, 'a dialog after Back or Forward').toBe(false);
    // The opposite move leads back to what was open.
    if (!isInStudio || !this.isInStudio || wasOpen || tab.at === at) return;
    const there = this.state.schema.name;
    tab.go(by === 1 ? -1 : 1);
    await this.device.time.pass(SETTLED_MS);
    expect(isUnlocked(this.state.schema.name), 'the move back').toBe(isUnlocked(name));
    tab.go(by);
    await this.device.time.pass(SETTLED_MS);
    expect(isUnlocked(this.state.schema.name), 'the move there again').toBe(isUnlocked(there));
  }

  private async reload(isKilled: boolean): Promise<void> {
    const { tab } = this;
    const safe = this.safeNames(tab);
    const isExpected = this.isInStudio && (this.isHeld(tab) || !isDirty(this.state));
    const wasSaid = tab.page.isSaidToBeKept || !isDirty(this.state);
    tab.reload(isKilled);
    this.watch(tab);
    await this.device.time.pass(SETTLED_MS);
    const { name } = this.state.schema;
    if (isExpected && wasSaid)
      expect([...safe].map(isUnlocked), 'after a reload').toContain(isUnlocked(name));
  }

  /** All that the pages say of what is kept is true. */
  async check(): Promise<void> {
    await this.device.time.pass(SETTLED_MS);
    for (const tab of this.tabs) {
      const { page } = tab;
      const { id, schema } = page.session.getState();
      if (schema.tables.length === 0) continue;
      if (page.isSaidToBeKept)
        expect(this.device.texts.get(id)?.info.name, 'what is said to be kept').toBe(schema.name);
      if (page.isInAddress && tab.top.path === STUDIO)
        expect(tab.top.hash, 'the address').toBe(fragmentOf(schema));
    }
  }
}

async function live(bulk: Bulk, isKeeping: boolean, operations: readonly Operation[]): Promise<void> {
  const person = new Person();
  await person.device.time.pass(SETTLED_MS);
  if (isKeeping) await person.do({ kind: 'keep' });
  await person.do({ kind: 'start', bulk });
  for (const operation of operations) await person.do(operation);
  await person.check();
}

const lives = fc.asyncProperty(
  fc.constantFrom(...bulks),
  fc.boolean(),
  fc.array(operation, { maxLength: 40, size: 'max' }),
  live,
);

/** Visits that lost work once. */
const examples: [Bulk, boolean, Operation[]][] = [
  // A document that no address can hold comes back from memory.
  [
    '5!',
    false,
    [
      { kind: 'wait', ms: 1200 },
      { kind: 'undo' },
      { kind: 'link', bulk: '0' },
      { kind: 'back' },
      { kind: 'reload' },
    ],
  ],
  [
    '300!',
    false,
    [{ kind: 'wait', ms: 1200 }, { kind: 'undo' }, { kind: 'home' }, { kind: 'back' }, { kind: 'kill' }],
  ],
  // The address holds an edit that the draft lacks, and is opened by Back.
  [
    '0',
    true,
    [
      { kind: 'edit', times: 4, everyMs: 200 },
      { kind: 'undo' },
      { kind: 'link', bulk: '0' },
      { kind: 'reload' },
      { kind: 'back' },
    ],
  ],
  // Forward leads to the entry of a dialog that a reload has closed, and a link comes before the page has left it.
  ['0', false, [{ kind: 'openDialog' }, { kind: 'reload' }, { kind: 'leap', by: 1, ms: 0 }]],
  // Undo brings a document back whose draft has a newer state, and the page is reloaded at once.
  [
    '0',
    true,
    [
      { kind: 'edit', times: 1, everyMs: 200 },
      { kind: 'toStart' },
      { kind: 'undo' },
      { kind: 'reload' },
      { kind: 'edit', times: 1, everyMs: 0 },
    ],
  ],
  // Undo leads to a state that the draft held before its newest one.
  [
    '0',
    false,
    [
      { kind: 'keep' },
      { kind: 'edit', times: 1, everyMs: 0 },
      { kind: 'toStart' },
      { kind: 'undo' },
      { kind: 'undo' },
    ],
  ],
];

/** A tab with a document that is no draft. */
async function withSchema(): Promise<Tab> {
  const device = new Device();
  const tab = new Tab(device);
  await device.time.pass(SETTLED_MS);
  tab.page.session.getState().edit(() => ({ name: 'first', tables: [table()] }));
  await device.time.pass(SETTLED_MS);
  return tab;
}

/** A tab whose document has just been kept: its address does not yet name the draft's text. */
async function justKept(): Promise<Tab> {
  const tab = await withSchema();
  void tab.page.startKeeping();
  while (tab.device.texts.size === 0) await tab.device.time.pass(1);
  return tab;
}

function rename({ page }: Tab, name: string): void {
  page.session.getState().edit((schema) => ({ ...schema, name }));
}

describe('a reload', () => {
  it('goes on with its draft if the page before it takes long to end', async () => {
    const tab = await justKept();
    const { device } = tab;
    await device.time.pass(SETTLED_MS);
    device.endMs = 5000;
    tab.reload(false);
    await device.time.pass(SETTLED_MS);
    rename(tab, 'second');
    await device.time.pass(2 * SETTLED_MS);
    expect([...device.texts.values()].map(({ info }) => info.name)).toEqual(['second']);
    expect(tab.page.messages).toEqual([]);
  });

  it('goes on with its draft if the document is edited before the drafts are read', async () => {
    const tab = await justKept();
    const { device } = tab;
    tab.reload(false);
    while (tab.page.session.getState().schema.tables.length === 0) await device.time.pass(1);
    rename(tab, 'second');
    await device.time.pass(SETTLED_MS);
    expect([...device.texts.values()].map(({ info }) => info.name)).toEqual(['second']);
    expect(tab.page.messages).toEqual([]);
  });
});

describe('a schema whose drafts have just been switched on', () => {
  it('is kept as it was left for the start page', async () => {
    const tab = await withSchema();
    const { device } = tab;
    void tab.page.startKeeping();
    rename(tab, 'second');
    tab.page.session.getState().replace({ tables: [] });
    await device.time.pass(SETTLED_MS);
    expect([...device.texts.values()].map(({ info }) => info.name)).toEqual(['second']);
  });
});

describe('a draft of the list', () => {
  it('is opened itself while the tab that had it open takes long to end', async () => {
    const tab = await justKept();
    const { device } = tab;
    await device.time.pass(SETTLED_MS);
    const [id = ''] = device.texts.keys();
    const second = new Tab(device);
    await device.time.pass(SETTLED_MS);
    device.endMs = 5000;
    tab.close(false);
    void second.page.openDraft(id);
    await device.time.pass(10 * SETTLED_MS);
    expect(second.page.session.getState().id).toBe(id);
    expect(second.page.messages).toEqual([]);
  });

  it('is opened itself while another tab renames the draft', async () => {
    const tab = await justKept();
    const { device } = tab;
    await device.time.pass(SETTLED_MS);
    const [id = ''] = device.texts.keys();
    tab.close(false);
    const [second, third] = [new Tab(device), new Tab(device)];
    await device.time.pass(SETTLED_MS);
    void second.page.whileFree(id, () => new Promise((resolve) => device.time.after(100, resolve)));
    void third.page.openDraft(id);
    await device.time.pass(SETTLED_MS);
    expect(third.page.session.getState().id).toBe(id);
    expect(third.page.messages).toEqual([]);
  });
});

describe('the open document', () => {
  it('loses no edit that is older than a second, and is never said to be saved if it is not', async () => {
    await fc.assert(lives, { numRuns: 300, examples });
  });

  it('loses none in 5,000 visits', { tags: ['deep'] }, async () => {
    await fc.assert(lives, { numRuns: 5000 });
  });
});
