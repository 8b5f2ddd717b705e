import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { ensureBuild, ensureDependencies, run, runSteps } from './setup.mjs'

/** `npm run e2e [-- name]`: the browser tests alone. */
await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  process.exitCode = await run(process.execPath, [cli, ...args], {
    CHROMIUM_PATH: await findOrInstallChromium(),
  })
})
