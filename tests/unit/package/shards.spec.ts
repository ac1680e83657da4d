/** @module-tag deep */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { installPackage } from '../../fixtures/installed-package.ts';
import { isJob, podSpecOf, readManifests } from '../../fixtures/manifests.ts';
import { tarball } from '../../fixtures/npm-package.ts';
import { shellBlocks } from '../../fixtures/program-calls.ts';

const { project, program, remove } = installPackage(tarball);
afterAll(remove);

const PATH = [dirname(program), process.env.PATH].join(delimiter);
const people = JSON.parse(readFileSync('tests/fixtures/people.json', 'utf8'));
people.tables[0].rows = 1000;
/** Where the commands run. */
const folder = join(project, 'run');
const schema = join(folder, 'people.json');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(schema, JSON.stringify(people));
});

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, PATH, ...env } };
  const { stdout } = await promisify(execFile)(command, [...args], options);
  return stdout;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const wholeFile = () => run(program, ['rows', schema, '--table', 'people', '--format', 'csv']);

it('the commands of docs/scale.md for one machine end with the file that rowloom rows writes', async () => {
  const [commands = '', check = ''] = shellBlocks(readFileSync('docs/scale.md', 'utf8'));
  expect(check).toContain('sha256sum');
  await run('bash', ['-e', '-o', 'pipefail', '-c', commands]);
  expect(await run('bash', ['-e', '-o', 'pipefail', '-c', check])).toBe('');
  expect(sha256(readFileSync(join(folder, 'people.csv'), 'utf8'))).toBe(sha256(await wholeFile()));

  const part = join(folder, 'data/people/part-00017.csv');
  writeFileSync(part, readFileSync(part, 'utf8').replace('e', 'E'));
  await expect(run('bash', ['-e', '-o', 'pipefail', '-c', check])).rejects.toMatchObject({
    stdout: 'people/part-00017.csv: FAILED\n',
  });
});

it('what the pods of deploy/kubernetes/ run, one after the other, ends with the same file', async () => {
  const jobs = [...readManifests().values()].flat().filter(isJob);
  const onVolume = (word: string) => word.replace(/^\/data\b/, folder).replace('/schema/schema.json', schema);
  for (const name of ['rowloom-plan', 'rowloom-run', 'rowloom-verify']) {
    const job = jobs.find(({ metadata }) => metadata.name === name);
    const args = job && podSpecOf(job)?.containers[0]?.args;
    if (!args) throw new Error(`There is no job ${name}`);
    const { completions } = job.spec;
    for (let index = 0; index < (completions ?? 1); index++) {
      // As Kubernetes sets it.
      const env = completions === undefined ? {} : { JOB_COMPLETION_INDEX: String(index) };
      await run(program, args.map(onVolume), env);
    }
  }
  const readme = readFileSync('deploy/kubernetes/README.md', 'utf8');
  const [, joinCommand = ''] = /-- rowloom (join .*) > people\.csv/.exec(readme) ?? [];
  expect(sha256(await run(program, joinCommand.split(' ').map(onVolume)))).toBe(sha256(await wholeFile()));
});
