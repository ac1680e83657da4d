import { expose } from 'comlink';
import { createRowsApi } from './rows-api.ts';

expose(createRowsApi());
