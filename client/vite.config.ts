import solid from 'vite-plugin-solid';
import { cardChunks } from './build/card-chunks.ts';
import { exampleChunks } from './build/example-chunks.ts';
import { offline } from './build/offline.ts';
import { rulebookChunks } from './build/rulebook-chunks.ts';

/** `npm start` builds with this into dist/client; `npx vite client` serves the sources while one works on them. */
// biome-ignore lint/style/noDefaultExport: the build tool reads the default export
export default {
  plugins: [solid(), rulebookChunks(), exampleChunks(), cardChunks(), offline()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Everything is a file of ours under its own name: the content policy admits no data: script, style or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
  worker: { format: 'es' as const },
};
