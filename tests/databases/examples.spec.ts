import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleIds } from '../../src/app/studio/document/examples.ts';
import { createFolder, start } from '../fixtures/commands.ts';
import { EXAMPLE_PROMISES } from '../fixtures/example-promises.ts';
import { largeExample } from '../fixtures/large-example.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

const missing = postgresql.installed ? '' : ' is not installed';

describe.skipIf(missing && !process.env.CI)(`the Studio’s examples in PostgreSQL${missing}`, () => {
  const folder = createFolder();
  let server: Server;
  beforeAll(async () => {
    server = await postgresql.start();
  });
  afterAll(async () => {
    await server?.stop();
    folder.remove();
  });

  describe.each(exampleIds)('100,000 rows of the example %s', (id) => {
    const inSchema = (script: string) => `SET search_path TO ${id};\n${script}`;

    it('load with every key and every NOT NULL', async () => {
      await server.run(`CREATE SCHEMA ${id};\nALTER ROLE postgres SET search_path TO ${id};\n`);
      const file = folder.write(`${id}.json`, await largeExample(id));
      const command = start('rows', [file, '--format', 'sql']);
      expect(await server.run(command.stdout)).toBe('');
    });

    it.each(Object.entries(EXAMPLE_PROMISES[id]))('keep the promise: %s', async (_, query) => {
      const output = await server.run(inSchema(`SELECT count(*) FROM (${query}) AS counted;\n`));
      expect(output.trim()).toBe('0');
    });
  });
});
