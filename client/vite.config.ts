import solid from 'vite-plugin-solid';

/** `npm start` builds with this into dist/client; `npx vite client` serves the sources while one works on them. */
// biome-ignore lint/style/noDefaultExport: the build tool reads the default export
export default {
  plugins: [solid()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' as const },
};
