import { createServer } from 'vite'
import { root } from './setup.mjs'

/** The picture process from its sources, for the development server. */
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
await vite.ssrLoadModule('/server/media/maker/picture-process.ts')
