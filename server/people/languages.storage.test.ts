import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { locations, users } from '../database/tables'
import { callOf } from '../graphql/testing/mutations'
import { PASSWORD, TestPeople } from './testing/test-people'

const EMAIL = 'asha@toran.example'

let people: TestPeople
beforeAll(async () => {
  people = await TestPeople.open(undefined)
})
afterAll(() => people.close())
beforeEach(() => people.deleteAll())

const invite = (variables: Record<string, unknown> = {}) =>
  people.call('invitePerson', {
    ...{ email: EMAIL, name: 'Asha' },
    assignments: [{ level: 'CONTRIBUTE', locationId: '20' }],
    ...variables,
  })

async function storedLanguage(): Promise<string | null | undefined> {
  const [person] = await people.app.database.orm.select().from(users).where(eq(users.email, EMAIL))
  return person?.language
}

test('an invitation is written in the language that was chosen for it', async () => {
  await invite({ language: 'gu' })
  await people.lastToken()
  expect(people.mails[0]?.language).toBe('gu')
  expect(people.mails[0]?.heading).toBe('સ્વાગત છે, Asha')
  const refused = await invite({ email: 'mira@toran.example', language: 'fr' })
  expect(refused.errors[0]?.message).toBe(
    'The editor isn’t available in “fr”. Choose one of: en, gu, hi.',
  )
})

test('without a chosen language it is the first language of the location', async () => {
  const { orm } = people.app.database
  const ottawa = eq(locations.id, 20)
  const [before] = await orm.select().from(locations).where(ottawa)
  await orm
    .update(locations)
    .set({ configuration: { language: 'hi-IN' } })
    .where(ottawa)
  await invite()
  await orm.update(locations).set({ configuration: before?.configuration }).where(ottawa)
  await people.lastToken()
  expect(people.mails[0]?.heading).toBe('स्वागत है, Asha')
})

test('accepting an invitation stores the language of the browser, and emails follow it', async () => {
  await invite({ language: 'gu' })
  const token = await people.lastToken()
  await people.choosePassword(token, PASSWORD, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' })
  expect(await storedLanguage()).toBe('hi')
  await people.post('request-password-reset', { email: EMAIL })
  await people.lastToken()
  expect(people.mails.at(-1)?.heading).toBe('नया पासवर्ड चुनें')
})

test('at sign-in a language that was chosen is stored; what the browser prefers is not', async () => {
  await invite()
  await people.choosePassword(await people.lastToken(), PASSWORD, { 'accept-language': 'gu' })
  await people.signIn(EMAIL, PASSWORD, { 'accept-language': 'en-GB,en' })
  expect(await storedLanguage()).toBe('gu')
  await people.signIn(EMAIL, PASSWORD, {
    'accept-language': 'en-GB,en',
    cookie: 'toran-language=hi',
  })
  expect(await storedLanguage()).toBe('hi')
  await people.signIn(EMAIL, PASSWORD, { cookie: 'toran-language=klingon' })
  expect(await storedLanguage()).toBe('hi')
})

test('a person chooses the language under Your account; one that the editor does not speak is refused', async () => {
  await invite()
  await people.choosePassword(await people.lastToken(), PASSWORD, {})
  const { cookies } = await people.signIn(EMAIL, PASSWORD, {})
  const session = cookies.find(({ name }) => name.includes('toran-session'))
  const headers = { cookie: `${session?.name}=${session?.value}` }
  expect((await people.api.ask(callOf('setLanguage'), { language: 'gu' }, headers)).errors).toEqual(
    [],
  )
  expect(await storedLanguage()).toBe('gu')
  for (const language of ['fr', 'GU', '', 'g'.repeat(21)])
    expect(
      (await people.api.ask(callOf('setLanguage'), { language }, headers)).errors,
    ).toHaveLength(1)
  const stranger = { authorization: '' }
  const refused = await people.api.ask(callOf('setLanguage'), { language: 'hi' }, stranger)
  expect(refused.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await storedLanguage()).toBe('gu')
})
