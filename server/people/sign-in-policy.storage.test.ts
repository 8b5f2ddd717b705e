import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHANGES_PATH } from '#schema/api/changes'
import { FEEDBACK_CSV_PATH, SIGN_UPS_CSV_PATH } from '#schema/api/forms'
import { RESUMABLE_PATH, UPLOAD_PATH } from '#schema/api/upload'
import { type App, closeApp } from '../app/app'
import { openTestApp } from '../app/testing/test-app'
import { assignments, credentials, sessions, settings, users } from '../database/tables'
import { fieldRules } from '../graphql/field-rules'
import { attemptsOf } from '../graphql/testing/attempts'
import { callOf, mutations } from '../graphql/testing/mutations'
import { queryOf, queryVariables } from '../graphql/testing/queries'
import { createSeeds } from '../graphql/testing/seeds'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { hashPassword } from './accounts/password'
import { TWO_STEP_FROM } from './accounts/two-step-policy'

/** The permissions of a network manager in a session without the second step that is compulsory for them. */
const EMAIL = 'asha@toran.example'
const PASSWORD = 'four quiet words here'
const DENIED = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']

let app: App
let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  app = await openTestApp(undefined)
  api = await TestApi.open(app)
  await importNetwork(app, smallNetwork, { storePicture: noPictures })
  const { orm } = app.database
  await orm.insert(users).values({ id: 'asha', name: 'Asha', email: EMAIL })
  await orm.insert(credentials).values({
    ...{ id: 'c', accountId: 'asha', providerId: 'credential', userId: 'asha' },
    password: await hashPassword(PASSWORD),
  })
  await orm.insert(assignments).values({ userId: 'asha', locationId: null, level: 'MANAGE' })
  await orm.insert(settings).values({ key: TWO_STEP_FROM, value: 'MANAGE' })
  headers = await api.signIn(EMAIL, PASSWORD)
})
afterAll(async () => {
  await api.server.close()
  await closeApp(app)
})

const isDenied = ({ errors }: Awaited<ReturnType<TestApi['ask']>>) =>
  (errors ?? []).some(({ extensions }) => DENIED.includes(extensions.code))

test.each([...mutations.keys()])('%s is refused', async (name) => {
  const attempts = await attemptsOf(createSeeds(app))[name]?.(20)
  for (const { variables } of attempts ?? [])
    expect(isDenied(await api.ask(callOf(name), variables, headers))).toBe(true)
})

test.each(
  [...fieldRules].flatMap(([field, rule]) =>
    field.startsWith('Query.') && rule !== 'anyone' ? [field.slice('Query.'.length)] : [],
  ),
)('the query %s is refused', async (name) => {
  expect(isDenied(await api.ask(queryOf(name), queryVariables(name, 'own'), headers))).toBe(true)
})

test.each([
  ['GET', FEEDBACK_CSV_PATH],
  ['GET', SIGN_UPS_CSV_PATH],
  ['GET', `${CHANGES_PATH}?documents=1`],
  ['POST', UPLOAD_PATH],
  ['POST', RESUMABLE_PATH],
] as const)('%s %s is refused', async (method, url) => {
  const answer = await api.server.inject({ method, url, headers })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
})

test('it is said to be missing, and once it is there the same session does its work', async () => {
  const ask = () => api.ask('{ me { mustSetUpTwoStep assignments { level } } }', {}, headers)
  expect((await ask()).data.me).toEqual({ mustSetUpTwoStep: true, assignments: [] })
  await app.database.orm.update(users).set({ twoFactorEnabled: true })
  expect((await ask()).data.me).toEqual({
    mustSetUpTwoStep: false,
    assignments: [{ level: 'MANAGE' }],
  })
  expect(await app.database.orm.select().from(sessions)).toHaveLength(1)
})
