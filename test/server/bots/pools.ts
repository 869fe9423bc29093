const module = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

/** Programs that never answer. */
export const silence = module(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});`);
