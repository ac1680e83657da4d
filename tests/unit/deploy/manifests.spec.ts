import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../src/cli/arguments.ts';
import { commands } from '../../../src/cli/commands.ts';
import { exitCodeOf } from '../../../src/cli/exit-codes.ts';
import { shellBlocks } from '../../fixtures/code-blocks.ts';
import { isJob, manifestErrors, parseManifests, podSpecOf, readManifests } from '../../fixtures/manifests.ts';

const files = [...readManifests()];
const manifests = files.flatMap(([, objects]) => objects);
const namesOf = (kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
const pods = manifests.flatMap((manifest) => {
  const spec = podSpecOf(manifest);
  return spec ? [{ name: manifest.metadata.name, spec }] : [];
});
const readme = readFileSync('deploy/kubernetes/README.md', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(files)(
  'the types and schemas of the Kubernetes API accept %s',
  { tags: ['deep'] },
  async (_, objects) => {
    expect(objects).not.toEqual([]);
    for (const manifest of objects) expect(await manifestErrors(manifest)).toEqual([]);
  },
);

it.each([
  ['backoffLimitPerIndex: 3', 'backoffLimitPerIndx: 3', /'"backoffLimitPerIndx"' does not exist/],
  ['backoffLimitPerIndex: 3', 'backoffLimitPerIndex: "3"', /'string' is not assignable to type 'number'/],
  ['completions: 64', 'completions: 6.4', /spec.completions must be integer/],
  ['completionMode: Indexed', 'completionMode: Indxed', /'"Indxed"' is not assignable/],
  ['claimName:', 'claim:', /'"claim"' does not exist/],
  ['allowPrivilegeEscalation:', 'allowPrivilegedEscalation:', /'"allowPrivilegedEscalation"' does not exist/],
  ['- name: rowloom', '- title: rowloom', /'"title"' does not exist/],
  ['batch/v1', 'batch/v2', /batch\/v2/],
])(
  'the types and schemas of the Kubernetes API refuse run.yaml with %s replaced by %s',
  { tags: ['deep'] },
  async (before, after, message) => {
    const yaml = readFileSync('deploy/kubernetes/run.yaml', 'utf8');
    const [changed] = parseManifests(yaml.replace(before, after));
    expect(changed && (await manifestErrors(changed)).join()).toMatch(message);
  },
);

describe.each(pods)('the pods of $name', ({ spec }) => {
  // https://kubernetes.io/docs/concepts/security/pod-security-standards/#restricted
  it('meet the restricted pod security standard, and write only to volumes', () => {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('say which resources they need', () => {
    for (const { resources } of spec.containers) {
      expect(Object.keys(resources?.requests ?? {})).toEqual(['cpu', 'memory']);
      expect(Object.keys(resources?.limits ?? {})).toEqual(['memory']);
    }
  });

  it('run the image of this version', () => {
    for (const { image } of spec.containers) expect(image).toBe(`registry.example.com/rowloom:${version}`);
  });

  it('mount volumes that exist, and take no index but the one from Kubernetes', () => {
    for (const volume of spec.volumes ?? []) {
      if (volume.configMap) expect(readme).toContain(`create configmap ${volume.configMap.name} `);
      else expect(namesOf('PersistentVolumeClaim')).toContain(volume.persistentVolumeClaim?.claimName);
    }
    const names = spec.volumes?.map(({ name }) => name);
    for (const { volumeMounts = [], env } of spec.containers) {
      for (const { name } of volumeMounts) expect(names).toContain(name);
      expect(env).toBeUndefined();
    }
  });
});

/** A job's command of the program, read as the program reads it. */
function commandOf(job: string) {
  const [container] = pods.find(({ name }) => name === job)?.spec.containers ?? [];
  const [name = '', ...words] = container?.args ?? [];
  const info = commands[name];
  if (!info) throw new Error(`${job} has no command`);
  return { name, ...parseArguments(words, info) };
}

it('the job rowloom-run has an index for each shard of the plan, and retries each by itself', () => {
  const run = manifests.find(({ metadata }) => metadata.name === 'rowloom-run');
  if (!run || !isJob(run)) throw new Error('There is no job');
  expect(run.spec.completions).toBe(commandOf('rowloom-plan').count('shards', 'a number'));
  expect(run.spec).toMatchObject({ completionMode: 'Indexed', backoffLimitPerIndex: expect.any(Number) });
});

it.each(namesOf('Job'))(
  'the job %s starts a pod again that its node loses, but not a command that would fail again',
  (name) => {
    const job = manifests.find(({ metadata }) => metadata.name === name);
    if (!job || !isJob(job)) throw new Error('There is no job');
    const { backoffLimit, backoffLimitPerIndex, podFailurePolicy, template } = job.spec;
    // Kubernetes applies the first rule that fits: a node can lose a pod whose command has failed.
    const [disruption, ...others] = podFailurePolicy?.rules ?? [];
    expect(disruption).toEqual({
      action: 'Ignore',
      onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }],
    });
    const [{ name: containerName } = {}] = template.spec.containers;
    const triesAgain = (backoffLimitPerIndex ?? backoffLimit ?? 6) > 0;
    const refused = exitCodeOf([{ path: '', code: 'other-version', message: '' }], {
      hasPassingFailures: true,
    });
    const onExitCodes = { containerName, operator: 'In', values: [refused, 64, 70] };
    expect(others).toEqual(triesAgain ? [{ action: 'FailJob', onExitCodes }] : []);
    // Kubernetes demands it for `podFailurePolicy`.
    expect(template.spec.restartPolicy).toBe('Never');
  },
);

it('the job rowloom-run ends after as many failed shards as Kubernetes accepts', () => {
  const run = manifests.find(({ metadata }) => metadata.name === 'rowloom-run');
  if (!run || !isJob(run)) throw new Error('There is no job');
  const { completions = 0, parallelism = 0, maxFailedIndexes = 0 } = run.spec;
  // https://github.com/kubernetes/kubernetes/blob/v1.33.0/pkg/apis/batch/validation/validation.go
  expect(maxFailedIndexes).toBeGreaterThan(0);
  expect(maxFailedIndexes).toBeLessThanOrEqual(completions);
  expect(parallelism).toBeLessThanOrEqual(completions);
  expect(readme).toContain('`maxFailedIndexes`');
});

it('all jobs work in the directory of the plan, on the volume', () => {
  const directory = commandOf('rowloom-plan').text('out');
  expect(directory).toMatch(/^\/data\/./);
  for (const job of ['rowloom-run', 'rowloom-verify']) {
    expect(commandOf(job)).toMatchObject({ name: job.replace('rowloom-', ''), operands: [directory] });
  }
  expect(readFileSync('deploy/kubernetes/join.yaml', 'utf8')).toContain(`rowloom join ${directory} `);
});

it('the README applies every file and waits for every job, and stops where one fails', () => {
  const [block = ''] = shellBlocks(readme);
  expect(block.split('\n').slice(0, -1)).toSatisfy((lines: string[]) =>
    lines.every((line) => line.endsWith(' &&')),
  );
  for (const [file] of files) expect(readme).toMatch(new RegExp(`apply .*-f ${file}`));
  for (const job of namesOf('Job')) expect(readme).toContain(`job/${job}`);
  for (const [, name] of readme.matchAll(/\bjob\/([\w-]+)/g)) expect(namesOf('Job')).toContain(name);
});
