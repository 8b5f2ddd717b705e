import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root, runSteps, say } from './setup.mjs'

/** The server with Vite in front: the editor's modules are made on the fly and replaced as they change. */
await runSteps(async () => {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true } })
  const { run } = await vite.ssrLoadModule('/server/main.ts')
  const assets = {
    visitorScript: '/renderer/visitor/main.ts',
    editorPage: async (path) =>
      vite.transformIndexHtml(path, await readFile(join(root, 'editor/index.html'), 'utf8')),
  }
  // React's refresh is an inline script, and the news of changes come by a socket on a port of its own.
  const editorPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
  const pictureProgram = join(root, 'scripts/dev-pictures.mjs')
  const samplePictures = join(root, 'sample/pictures/files')
  const own = { pictureProgram, samplePictures }
  const development = { assets, before: vite.middlewares, editorPolicy, ...own }
  await run({ root, development })
  // Ends with the process that started it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  vite.watcher.on('change', (file) => noteChange(relative(root, file).replaceAll('\\', '/')))
})

function noteChange(file) {
  if (/\.test\.tsx?$/.test(file)) return
  if (/^(?:server|schema)\//.test(file)) process.send?.(file)
  // The canvas shows it already; a restart would take the editor's state away.
  else if (file.startsWith('renderer/')) say(`${file}: on public pages after the next start.`)
}
