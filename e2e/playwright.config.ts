import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_TOKEN, ORIGIN, PORT, SIGNED_IN } from './support/site'

const CI = Boolean(process.env.CI)
/** One on the embedded database, or two on a PostgreSQL behind one address. */
const SERVERS = process.env.E2E_POSTGRES
  ? 'node e2e/support/two-servers.mjs'
  : 'node dist/server/main.js'

/** The built server, or two, on a database of its own, and one Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: CI,
  // A second look where a machine was too busy for the first; `npm test` names those that needed one.
  retries: Number(process.env.RETRIES ?? 0),
  // Two files at a time: every test has a page of its own.
  workers: Number(process.env.WORKERS ?? 2),
  globalSetup: './support/sign-in.ts',
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 800 },
    // Each frame of a fade is painted by the processor here.
    contextOptions: { reducedMotion: 'reduce' },
    storageState: SIGNED_IN,
    // Requests of a worker pass by those that tests answer; `offline.e2e.ts` allows it.
    serviceWorkers: 'block',
    // Watching every step makes the tests half as fast again: `TRACE=on` when one fails and its words do not tell why.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: SERVERS,
    cwd: '..',
    url: `${ORIGIN}/readyz`,
    timeout: 180_000,
    // PostgreSQL is stopped, too.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'toran-e2e-')),
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      API_TOKEN,
      // The tests need the processor.
      PREPARE_PICTURES: 'no',
    },
  },
})
