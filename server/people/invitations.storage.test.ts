import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users, verifications } from '../database/tables'
import { TestPeople } from './testing/test-people'

let people: TestPeople
beforeAll(async () => {
  people = await TestPeople.open(undefined)
})
afterAll(() => people.close())
beforeEach(() => people.deleteAll())

const invite = (email: string) =>
  people.call('invitePerson', {
    ...{ email, name: 'Asha' },
    assignments: [{ level: 'CONTRIBUTE', locationId: '20' }],
  })

test('an invitation works for seven days and names the location that it is for', async () => {
  await invite('asha@toran.example')
  const token = await people.lastToken()
  expect(people.mails[0]?.subject).toMatch(/Ottawa/)
  expect(JSON.stringify(people.mails[0])).not.toMatch(/Brookfield/)
  expect(people.mails[0]?.paragraphs.join(' ')).toMatch(/7 days/)
  const [stored] = await people.app.database.orm.select().from(verifications)
  const days = (Number(stored?.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  expect((await people.choosePassword(token)).statusCode).toBe(200)
  await people.post('request-password-reset', { email: 'asha@toran.example' })
  await people.lastToken()
  const [reset] = await people.app.database.orm.select().from(verifications)
  expect((Number(reset?.expiresAt) - Date.now()) / 60_000).toBeLessThan(61)
})

test('an invitation that is sent again ends the one before, and a revoked one lets nobody in', async () => {
  const { data } = await invite('asha@toran.example')
  const personId = data.answer.id
  const first = await people.lastToken()
  const again = await people.call('resendInvitation', { personId })
  expect(again.data.answer).toMatchObject({ invitationExpiresAt: expect.any(String) })
  const second = await people.lastToken()
  expect((await people.choosePassword(first)).statusCode).toBe(400)
  expect((await people.call('revokeInvitation', { personId })).errors).toEqual([])
  expect((await people.choosePassword(second)).statusCode).toBe(400)
  expect(await people.app.database.orm.select().from(users)).toEqual([])
  const { errors } = await invite('asha@toran.example')
  expect(errors).toEqual([])
})

test('an invitation that was accepted is not revoked', async () => {
  const { data } = await invite('asha@toran.example')
  await people.choosePassword(await people.lastToken())
  const { errors } = await people.call('revokeInvitation', { personId: data.answer.id })
  expect(errors[0]?.message).toMatch(/has accepted the invitation/)
})
