import { expose } from 'comlink';
import type { RowsApi } from './protocol.ts';
import { createRowsApi } from './rows-api.ts';

const { load, ...api } = createRowsApi();

async function rows(...request: Parameters<RowsApi['rows']>): Promise<ReturnType<RowsApi['rows']>> {
  try {
    await load(request[0]);
    return api.rows(...request);
  } catch (error) {
    console.error(error);
    return { ok: false, error: 'failed' };
  }
}

expose({ ...api, rows });
