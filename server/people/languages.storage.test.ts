import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp } from '../app/testing/test-app'
import { jobs, locations, users, verifications } from '../database/tables'
import { callOf } from '../graphql/testing/mutations'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { runDueJob } from '../jobs/run-job'
import type { Mail } from '../mail/mail'
import { peopleJobs } from './people-jobs'

const EMAIL = 'asha@toran.example'
const PASSWORD = 'four quiet words here'

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
const invite = (variables: Record<string, unknown> = {}) =>
  call('invitePerson', {
    ...{ email: EMAIL, name: 'Asha' },
    assignments: [{ level: 'CONTRIBUTE', locationId: '20' }],
    ...variables,
  })
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  api.server.inject({
    ...{ method: 'POST', url: `/api/auth/${path}`, payload, headers },
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  })
const choose = (token: string, headers: Record<string, string>) =>
  post('reset-password', { token, newPassword: PASSWORD }, headers)
const signIn = (headers: Record<string, string>) =>
  post('sign-in/email', { email: EMAIL, password: PASSWORD }, headers)

async function storedLanguage(): Promise<string | null | undefined> {
  const [person] = await app.database.orm.select().from(users).where(eq(users.email, EMAIL))
  return person?.language
}

/** Does what waits; returns the token of the last email. */
async function lastToken(): Promise<string> {
  const kinds = new Map(peopleJobs(app).map((kind) => [kind.name, kind]))
  while (await runDueJob(app, kinds));
  const href = mails.at(-1)?.action?.href ?? ''
  return new URL(href).searchParams.get('token') ?? ''
}

test('an invitation is written in the language that was chosen for it', async () => {
  await invite({ language: 'gu' })
  await lastToken()
  expect(mails[0]?.language).toBe('gu')
  expect(mails[0]?.heading).toBe('સ્વાગત છે, Asha')
  const refused = await invite({ email: 'mira@toran.example', language: 'fr' })
  expect(refused.errors[0]?.message).toBe(
    'The editor isn’t available in “fr”. Choose one of: en, gu, hi.',
  )
})

test('without a chosen language it is the first language of the location', async () => {
  const { orm } = app.database
  const ottawa = eq(locations.id, 20)
  const [before] = await orm.select().from(locations).where(ottawa)
  await orm
    .update(locations)
    .set({ configuration: { language: 'hi-IN' } })
    .where(ottawa)
  await invite()
  await orm.update(locations).set({ configuration: before?.configuration }).where(ottawa)
  await lastToken()
  expect(mails[0]?.heading).toBe('स्वागत है, Asha')
})

test('accepting an invitation stores the language of the browser, and emails follow it', async () => {
  await invite({ language: 'gu' })
  const token = await lastToken()
  await choose(token, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' })
  expect(await storedLanguage()).toBe('hi')
  await post('request-password-reset', { email: EMAIL })
  await lastToken()
  expect(mails.at(-1)?.heading).toBe('नया पासवर्ड चुनें')
})

test('at sign-in a language that was chosen is stored; what the browser prefers is not', async () => {
  await invite()
  await choose(await lastToken(), { 'accept-language': 'gu' })
  await signIn({ 'accept-language': 'en-GB,en' })
  expect(await storedLanguage()).toBe('gu')
  await signIn({ 'accept-language': 'en-GB,en', cookie: 'toran-language=hi' })
  expect(await storedLanguage()).toBe('hi')
  await signIn({ cookie: 'toran-language=klingon' })
  expect(await storedLanguage()).toBe('hi')
})

test('a person chooses the language under Your account; one that the editor does not speak is refused', async () => {
  await invite()
  await choose(await lastToken(), {})
  const { cookies } = await signIn({})
  const session = cookies.find(({ name }) => name.includes('toran-session'))
  const headers = { cookie: `${session?.name}=${session?.value}` }
  expect((await api.ask(callOf('setLanguage'), { language: 'gu' }, headers)).errors).toEqual([])
  expect(await storedLanguage()).toBe('gu')
  for (const language of ['fr', 'GU', '', 'g'.repeat(21)])
    expect((await api.ask(callOf('setLanguage'), { language }, headers)).errors).toHaveLength(1)
  const stranger = { authorization: '' }
  const refused = await api.ask(callOf('setLanguage'), { language: 'hi' }, stranger)
  expect(refused.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await storedLanguage()).toBe('gu')
})
