import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** The examples of docs/adding-a-block.md and docs/adding-a-record.md in use; `npm run guides` has put them in place and built. */
export default defineConfig({ ...base, testMatch: 'guides/*.guide.ts' })
