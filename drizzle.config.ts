import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/database/tables/index.ts', './server/records/*/*.table.ts'],
  out: './server/database/migrations',
})
