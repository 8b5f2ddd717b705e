import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp } from '../app/testing/test-app'
import { jobs, users, verifications } from '../database/tables'
import { callOf } from '../graphql/testing/mutations'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { runDueJob } from '../jobs/run-job'
import type { Mail } from '../mail/mail'
import { peopleJobs } from './people-jobs'

let app: App
let api: TestApi
const mails: Mail[] = []
beforeAll(async () => {
  const mailer = {
    isSending: true,
    send: async (_id: string, mail: Mail) => void mails.push(mail),
    close: async () => undefined,
  }
  app = { ...(await openTestApp(undefined)), mailer }
  await importNetwork(app, smallNetwork, { storePicture: noPictures })
  api = await TestApi.open(app)
})
afterAll(async () => {
  await api.server.close()
  await closeApp(app)
})
beforeEach(async () => {
  mails.splice(0)
  await app.database.orm.delete(jobs)
  await app.database.orm.delete(verifications)
  await app.database.orm.delete(users)
})

const call = (name: string, variables: Record<string, unknown>) => api.ask(callOf(name), variables)
const invite = (email: string) =>
  call('invitePerson', {
    ...{ email, name: 'Asha' },
    assignments: [{ level: 'CONTRIBUTE', locationId: '20' }],
  })
const post = (path: string, payload: object) =>
  api.server.inject({
    ...{ method: 'POST', url: `/api/auth/${path}`, payload },
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  })
const choose = (token: string) =>
  post('reset-password', { token, newPassword: 'four quiet words here' })

/** Does what waits; returns the token of the last email. */
async function lastToken(): Promise<string> {
  const kinds = new Map(peopleJobs(app).map((kind) => [kind.name, kind]))
  while (await runDueJob(app, kinds));
  const href = mails.at(-1)?.action?.href ?? ''
  return new URL(href).searchParams.get('token') ?? ''
}

test('an invitation works for seven days and names the location that it is for', async () => {
  await invite('asha@toran.example')
  const token = await lastToken()
  expect(mails[0]?.subject).toMatch(/Ottawa/)
  expect(JSON.stringify(mails[0])).not.toMatch(/Brookfield/)
  expect(mails[0]?.paragraphs.join(' ')).toMatch(/7 days/)
  const [stored] = await app.database.orm.select().from(verifications)
  const days = (Number(stored?.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  expect((await choose(token)).statusCode).toBe(200)
  await post('request-password-reset', { email: 'asha@toran.example' })
  await lastToken()
  const [reset] = await app.database.orm.select().from(verifications)
  expect((Number(reset?.expiresAt) - Date.now()) / 60_000).toBeLessThan(61)
})

test('an invitation that is sent again ends the one before, and a revoked one lets nobody in', async () => {
  const { data } = await invite('asha@toran.example')
  const personId = data.answer.id
  const first = await lastToken()
  const again = await call('resendInvitation', { personId })
  expect(again.data.answer).toMatchObject({ invitationExpiresAt: expect.any(String) })
  const second = await lastToken()
  expect((await choose(first)).statusCode).toBe(400)
  expect((await call('revokeInvitation', { personId })).errors).toEqual([])
  expect((await choose(second)).statusCode).toBe(400)
  expect(await app.database.orm.select().from(users)).toEqual([])
  const { errors } = await invite('asha@toran.example')
  expect(errors).toEqual([])
})

test('an invitation that was accepted is not revoked', async () => {
  const { data } = await invite('asha@toran.example')
  await choose(await lastToken())
  const { errors } = await call('revokeInvitation', { personId: data.answer.id })
  expect(errors[0]?.message).toMatch(/has accepted the invitation/)
})
