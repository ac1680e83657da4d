import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { savePlan } from '../../../src/library/shards/save-plan.ts';
import { tableOf, temporaryDirectory } from '../../fixtures/library.ts';
import { planOf } from '../../fixtures/shards.ts';

// As FAT and some network disks answer: https://man7.org/linux/man-pages/man2/link.2.html
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM', syscall: 'link' })),
}));

describe('a plan on a disk without hard links', () => {
  it('is saved, and does not replace another', async () => {
    const directory = temporaryDirectory();
    const plans = await Promise.all([4, 5].map((shardCount) => planOf([tableOf('t', 9)], { shardCount })));
    const saved = await Promise.all(plans.map((plan) => savePlan(directory, plan)));
    expect(saved.filter(({ ok }) => ok)).toEqual([{ ok: true, value: true }]);
    expect(readdirSync(directory)).toEqual(['plan.json']);
  });
});
