import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_TOKEN, ORIGIN, PORT } from './site'

const CI = Boolean(process.env.CI)

/** The built server on a database of its own, and one Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: CI,
  retries: 0,
  workers: 1,
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
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
    command: 'node dist/server/main.js',
    cwd: '..',
    url: `${ORIGIN}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'toran-e2e-')),
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      API_TOKEN,
    },
  },
})
