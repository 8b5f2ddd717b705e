import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild, ensureDependencies, root, runSteps } from './setup.mjs'

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const { run } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
  await run({ root })
})
