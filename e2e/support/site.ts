import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The server under test, and who may sign in to it. */
export const PORT = Number(process.env.E2E_PORT ?? 4970)
export const ORIGIN = `http://127.0.0.1:${PORT}`
export const ADMIN_EMAIL = 'head-office@toran.example'
export const ADMIN_PASSWORD = 'browser tests sign in with this'
export const API_TOKEN = 'browser-tests-token-0123456789abcdef'
/** The cookies of a signed-in account: kept beside the data, by port, so that two runs do not share them. */
export const SIGNED_IN = join(tmpdir(), `toran-e2e-signed-in-${PORT}.json`)
/** `test.use({ storageState: NOBODY })` for tests that sign in themselves. */
export const NOBODY = { cookies: [], origins: [] }
