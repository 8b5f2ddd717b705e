import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import { TestApi } from '../../graphql/testing/test-api'
import { ensureFirstAccount } from './ensure-first-account'

const OWNER = { email: 'owner@toran.example', password: 'a password for this test' }

let app: App
let api: TestApi
beforeAll(async () => {
  app = await openTestApp(undefined, { adminEmail: OWNER.email, adminPassword: OWNER.password })
  await ensureFirstAccount(app)
  api = await TestApi.open(app)
  // As the database refuses it: 53100 is disk_full.
  await app.database.orm.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
})
afterAll(async () => {
  await api.server.close()
  await closeApp(app)
})

const signIn = () =>
  api.server.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: OWNER })

test.each(['sessions', 'audit_rows'])(
  'who signs in while there is no room for %s reads why, and is in once there is',
  async (table) => {
    const name = sql.identifier(table)
    const { orm } = app.database
    await orm.execute(
      sql`create trigger full_disk before insert on ${name} for each row execute function refuse()`,
    )
    const refused = await signIn()
    expect(refused.statusCode).toBe(503)
    expect(refused.json().errors[0]).toMatchObject({
      message: expect.stringMatching(/^Nobody can sign in right now: .* disk is nearly full/),
      extensions: { code: 'UNAVAILABLE' },
    })
    expect(refused.cookies).toEqual([])
    await orm.execute(sql`drop trigger full_disk on ${name}`)
    expect((await signIn()).statusCode).toBe(200)
  },
)
