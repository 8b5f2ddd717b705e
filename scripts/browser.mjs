import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, SetupError, say } from './setup.mjs'

// The shell without windows first: it takes a quarter less of the processor.
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends']

/**
 * A Chromium for the browser tests: that of CHROMIUM_PATH, one of the system, Playwright's own, or one that is
 * installed now. Returns the path of its program.
 */
export async function findOrInstallChromium() {
  const found = (await findChromium()) ?? (await installChromium())
  if (!found)
    throw new SetupError(
      'The browser tests need a Chromium and none was found or could be installed.\n' +
        'Install one (on Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  return found
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new SetupError(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  }
  const { chromium } = await import('@playwright/test')
  for (const path of [...SYSTEM_BROWSERS, chromium.executablePath()])
    if (existsSync(path) && (await starts(path))) return path
  return null
}

async function installChromium() {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianRoot) {
    say('Installing Chromium with apt-get …')
    if ((await run('apt-get', ['update', '-qq'])) !== 0)
      say('apt-get update failed; trying with the lists there are.')
    for (const name of ['chromium-headless-shell', 'chromium'])
      if ((await run('apt-get', [...APT_INSTALL, name])) === 0) break
  } else {
    say("Downloading Playwright's Chromium …")
    await run(process.execPath, [
      join('node_modules', '@playwright', 'test', 'cli.js'),
      'install',
      'chromium',
    ])
  }
  return findChromium()
}

/** Some systems have a program of that name which only tells how to install the real one. */
async function starts(path) {
  const { execFile } = await import('node:child_process')
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 15_000 }, (error) => resolve(!error))
  })
}
