import './node-version.mjs'
import { ensureDependencies, root, runSteps } from './setup.mjs'

await runSteps(async () => {
  await ensureDependencies()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(`${root}renderer/registry/registry-data.ts`, {
    root,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
  })
  const { definitions, registryAsData } = module
  process.stdout.write(`${JSON.stringify(registryAsData(definitions), null, 2)}\n`)
})
