export { effectResolvers } from './run.ts';
