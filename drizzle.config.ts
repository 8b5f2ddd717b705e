import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/data/tables.ts',
  out: './server/data/migrations',
})
