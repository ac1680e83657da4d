import { expose } from 'comlink';
import { createGenerator } from './generator.ts';

expose(createGenerator());
