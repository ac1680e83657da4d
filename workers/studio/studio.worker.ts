import { expose } from 'comlink';
import { createStudioApi } from './studio-api.ts';

expose(createStudioApi());
