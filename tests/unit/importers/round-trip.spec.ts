import { expect, it } from 'vitest';
import { codeOf, openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';
import { randomDocuments } from '../../fixtures/import/random-tables.ts';
import { roundTrip } from '../../fixtures/import/round-trip.ts';

const DIALECTS = ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const;

  it('20', async () => {
    const failed: Record<string, number> = {}; let n = 0;
    const times: Record<string, number> = {};
    let t = performance.now();
    const lap = (k: string) => { const x = performance.now(); times[k] = (times[k] ?? 0) + x - t; t = x; };
    for (const document of randomDocuments(1)) {
      lap('documents');
      if (n++ >= 100) break;
      const opened = openDocument(document);
      lap('open');
      for (const dialect of DIALECTS) {
      try {
        const ddl = codeOf('ddl', opened, { dialect }); lap('ddl');
        if (ddl.includes('CREATE TABLE')) await importSql(ddl); lap('import');
        const { written, again } = await roundTrip(opened, dialect);
        if (JSON.stringify(written) !== JSON.stringify(again)) {
          failed[dialect] = (failed[dialect] ?? 0) + 1;
          if (failed[dialect]! < 40) { const w = written.join('\n').split('\n'), a = again.join('\n').split('\n'); console.log(dialect, n, '\n' + w.filter((x) => !a.includes(x)).map((x) => '- ' + x).join('\n') + '\n' + a.filter((x) => !w.includes(x)).map((x) => '+ ' + x).join('\n')); }
        }
      } catch (e) {           failed[dialect] = (failed[dialect] ?? 0) + 1;
console.log(dialect, n, String(e).slice(0, 400)); }
        lap('round trip');
      }
    }
    console.log(JSON.stringify(failed), 'of', n - 1, JSON.stringify(times));
  }, 300000);
