import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { ensureBuild, ensureDependencies, run, runSteps } from './setup.mjs'

/** `npm run e2e [-- name] [--postgres]`: the browser tests alone; with `--postgres` on two servers with one PostgreSQL. */
await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  const given = process.argv.slice(2)
  const isPostgres = given.includes('--postgres')
  const names = given.filter((each) => each !== '--postgres')
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...names]
  process.exitCode = await run(process.execPath, [cli, ...args], {
    CHROMIUM_PATH: await findOrInstallChromium(),
    ...(isPostgres && { E2E_POSTGRES: 'yes' }),
  })
})
