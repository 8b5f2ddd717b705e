import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { ensureDependencies, root, runSteps } from './setup.mjs'

/** `npm run docs:archive`: the JSON Schema of the lines of archives, from the tables and the declarations of records. */
await runSteps(async () => {
  await ensureDependencies()
  const { module } = await runnerImport(`${root}server/archive/line-schemas.ts`, {
    root,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
  })
  const file = join(root, 'docs/archive-lines.schema.json')
  await writeFile(file, JSON.stringify(module.lineSchemas()))
  execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'ignore' })
})
