import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, it } from 'vitest';

const WORKFLOW = '.github/workflows/release.yml';
const text = readFileSync(WORKFLOW, 'utf8');

/** The errors that GitHub's own parser finds, and the jobs. */
async function read(content: string) {
  const { context, value } = parseWorkflow({ name: WORKFLOW, content }, new NoOperationTraceWriter());
  const jobs = value ? (await convertWorkflowTemplate(context, value)).jobs : [];
  return { errors: context.errors.getErrors().map(({ message }) => message), jobs };
}

it('GitHub can run the workflow of a release', async () => {
  const { errors, jobs } = await read(text);
  expect(errors).toEqual([]);
  expect(jobs.map(({ id }) => id.value)).toEqual(['test', 'publish']);
});

it('a workflow with a wrong key or permission would be refused', async () => {
  const wrong = [
    text.replace('runs-on:', 'run-on:'),
    text.replace('id-token: write', 'id-token: always'),
    text.replace('needs: test', 'needs: tests'),
  ];
  for (const content of wrong) expect((await read(content)).errors).not.toEqual([]);
});

it('the workflow publishes only what the tests have passed, and its commands exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands).toEqual(['test', 'test:deep', 'ci', 'release']);
  for (const name of commands) if (name !== 'ci') expect(scripts).toHaveProperty([name]);
  expect(text).toMatch(/publish:\n\s+needs: test\n/);
});

it('pages for people who contribute link only to files that exist', () => {
  const pages = ['CONTRIBUTING.md', 'SECURITY.md'];
  for (const page of pages) {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)];
    for (const [, path = ''] of links) expect(existsSync(path), `${page}: ${path}`).toBe(true);
  }
});

it('each form for issues has a name, a description and fields with labels', async () => {
  const { parse } = await import('yaml');
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml');
  expect(forms).not.toEqual([]);
  for (const form of forms) {
    const { name, description, body } = parse(readFileSync(`${folder}/${form}`, 'utf8'));
    expect([typeof name, typeof description], form).toEqual(['string', 'string']);
    for (const { id, attributes } of body)
      expect([typeof id, typeof attributes.label], form).toEqual(['string', 'string']);
  }
});
