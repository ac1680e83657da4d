import { expose } from 'comlink';
import { createDialogsApi } from './dialogs-api.ts';

expose(createDialogsApi());
