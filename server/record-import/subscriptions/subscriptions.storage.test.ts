import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { assignments, auditRows, events } from '../../database/tables'
import { addPerson } from '../../documents/testing/sign-in-as'
import { answerOf } from '../../graphql/testing/ask-as'
import type { Principal } from '../../people/access/principal'
import { calendarDay, calendarEvent, calendarText } from './testing/calendar-server'
import { ADDRESS, CREATE, HOUR, openSubscriptionScene } from './testing/subscription-scene'

const UPDATE = `mutation ($id: ID!, $subscription: CalendarSubscriptionInput!, $version: Int!) {
  answer: updateCalendarSubscription(id: $id, subscription: $subscription, expectedVersion: $version) { id } }`
const CHECK = `mutation ($id: ID!) { answer: checkCalendarSubscription(id: $id) { id nextAt } }`
const DELETE = `mutation ($id: ID!, $withEvents: Boolean!) {
  answer: deleteCalendarSubscription(id: $id, withEvents: $withEvents, expectedVersion: 1) }`
describe.each(bothDatabases)('calendar subscriptions on the $kind database', ({ url }) => {
  let scene: Awaited<ReturnType<typeof openSubscriptionScene>>
  let manager: Principal
  let calendars: (typeof scene)['calendars']
  beforeAll(async () => {
    scene = await openSubscriptionScene(url)
    ;({ manager, calendars } = scene)
  }, 120_000)
  afterAll(() => scene.close())
  beforeEach(() => scene.reset())

  test('its events are here, follow it, and go with it; a series is one event for each day', async () => {
    calendars.text = calendarText(
      calendarEvent('a', 'આરતી & sabha', 'LOCATION:Hall'),
      calendarEvent('s', 'Yoga', `DTSTART:${calendarDay(10)}T150000Z`, 'RRULE:FREQ=DAILY;COUNT=3'),
    )
    await scene.subscribe()
    await scene.runLater()
    expect(await scene.stored()).toEqual([
      ['આરતી & sabha', 'ACTIVE', 'Hall'],
      ...Array.from({ length: 3 }, () => ['Yoga', 'ACTIVE', '']),
    ])
    calendars.text = calendarText(
      calendarEvent('a', 'આરતી & sabha', 'LOCATION:Garden'),
      calendarEvent('s', 'Yoga', `DTSTART:${calendarDay(10)}T150000Z`, 'RRULE:FREQ=DAILY;COUNT=3'),
      calendarEvent(
        's',
        'Yoga outside',
        `DTSTART:${calendarDay(11)}T170000Z`,
        `RECURRENCE-ID:${calendarDay(11)}T150000Z`,
      ),
      calendarEvent('s', 'Yoga', 'STATUS:CANCELLED', `RECURRENCE-ID:${calendarDay(12)}T150000Z`),
    )
    await scene.runLater(7)
    expect((await scene.listed())?.report).toMatchObject({ added: 0, changed: 2, removed: 1 })
    expect(await scene.stored()).toEqual([
      ['આરતી & sabha', 'ACTIVE', 'Garden'],
      ['Yoga', 'ACTIVE', ''],
      ['Yoga outside', 'ACTIVE', ''],
      ['Yoga', 'DELETED', ''],
    ])
    calendars.text = calendarText(calendarEvent('a', 'આરતી & sabha', 'LOCATION:Garden'))
    await scene.runLater(7)
    expect((await scene.stored()).filter(([, status]) => status === 'ACTIVE')).toHaveLength(1)
  })

  test('what was changed here stays, field by field, and is told until it is the same again', async () => {
    calendars.text = calendarText(calendarEvent('a', 'Sabha', 'LOCATION:Hall'))
    await scene.subscribe()
    await scene.runLater()
    await scene.changeHere('Sabha', { venue: 'Assembly Hall' })
    calendars.text = calendarText(calendarEvent('a', 'Sabha & prasad', 'LOCATION:Room 2'))
    await scene.runLater(7)
    const kept = { reason: 'CHANGED_HERE', title: 'Sabha & prasad', fields: ['venue'] }
    expect(await scene.stored()).toEqual([['Sabha & prasad', 'ACTIVE', 'Assembly Hall']])
    expect((await scene.listed())?.report.notes).toMatchObject([kept])
    calendars.text = calendarText(
      calendarEvent('a', 'Sabha & prasad', 'LOCATION:Room 2'),
      calendarEvent('b', 'Walk'),
    )
    await scene.runLater(7)
    expect((await scene.listed())?.report).toMatchObject({ added: 1, unchanged: 1, notes: [kept] })
    calendars.text = calendarText(calendarEvent('b', 'Walk'))
    await scene.runLater(7)
    expect((await scene.listed())?.report.notes).toMatchObject([{ reason: 'STAYS' }])
    expect(await scene.stored()).toContainEqual(['Sabha & prasad', 'ACTIVE', 'Assembly Hall'])
  })

  test('what is deleted here does not come back, and what comes back to the calendar does', async () => {
    calendars.text = calendarText(calendarEvent('a', 'Sabha'), calendarEvent('b', 'Walk'))
    await scene.subscribe()
    await scene.runLater()
    await scene.app.database.orm
      .update(events)
      .set({ recordStatus: 'DELETED' })
      .where(eq(events.title, 'Sabha'))
    calendars.text = calendarText(calendarEvent('a', 'Sabha again'))
    await scene.runLater(7)
    expect((await scene.listed())?.report).toMatchObject({
      removed: 1,
      notes: [{ reason: 'DELETED_HERE' }],
    })
    calendars.text = calendarText(calendarEvent('a', 'Sabha again'), calendarEvent('b', 'Walk'))
    await scene.runLater(7)
    expect((await scene.stored()).filter(([, status]) => status === 'ACTIVE')).toEqual([
      ['Walk', 'ACTIVE', ''],
    ])
  })

  test('a calendar that has not changed is not read again, but once a day', async () => {
    calendars.text = calendarText(calendarEvent('a', 'Sabha'))
    const id = await scene.subscribe()
    await scene.runLater()
    await scene.runLater(7)
    await scene.runLater(7)
    expect(calendars.asked).toEqual({ times: 3, unchanged: 2 })
    await scene.runLater(25)
    expect(calendars.asked).toEqual({ times: 4, unchanged: 2 })
    scene.clock.now = new Date(scene.clock.now.getTime() + HOUR)
    await Promise.all(Array.from({ length: 10 }, () => scene.ask(manager, CHECK, { id })))
    await scene.runLater()
    expect(calendars.asked).toEqual({ times: 5, unchanged: 2 })
  })

  test('failures are told, come further and further apart, and end after two weeks', async () => {
    calendars.status = 503
    const id = await scene.subscribe()
    await scene.runLater()
    expect(await scene.listed()).toMatchObject({ problem: 'UNREACHABLE', statusCode: 503 })
    await scene.runLater(0.1)
    expect(calendars.asked.times).toBe(1)
    for (let day = 0; day < 16; day += 1) await scene.runLater(24)
    expect(calendars.asked.times).toBeLessThan(30)
    expect(await scene.listed()).toMatchObject({ isPaused: true, problem: 'UNREACHABLE' })
    calendars.status = 200
    calendars.text = calendarText(calendarEvent('a', 'Sabha', `DTSTART:${calendarDay(30)}T150000Z`))
    const subscription = { name: '', url: ADDRESS, isPublic: true, intervalHours: 1 }
    await scene.ask(manager, UPDATE, { id, subscription, version: 1 })
    await scene.runLater()
    expect(await scene.listed()).toMatchObject({ isPaused: false, problem: null, eventCount: 1 })
    expect(await scene.listed()).toMatchObject({ name: 'calendars.example.org' })
  })

  test('an answer that is no calendar, or an empty one, removes nothing', async () => {
    const three = ['a', 'b', 'c'].map((uid) => calendarEvent(uid, `Sabha ${uid}`))
    calendars.text = calendarText(...three)
    await scene.subscribe()
    await scene.runLater()
    calendars.text = '<!doctype html><title>Sign in</title>'
    await scene.runLater(7)
    expect(await scene.listed()).toMatchObject({ problem: 'NOT_A_CALENDAR', eventCount: 3 })
    calendars.text = calendarText()
    await scene.runLater(7)
    expect(await scene.listed()).toMatchObject({ problem: 'EMPTY', eventCount: 3 })
    // One entry that cannot be read removes what it was no more than the others.
    calendars.text = calendarText(...three.slice(1), calendarEvent('a', ''))
    await scene.runLater(7)
    expect((await scene.listed())?.report).toMatchObject({ removed: 0, unchanged: 2 })
    expect((await scene.stored()).every(([, status]) => status === 'ACTIVE')).toBe(true)
  })

  test('those who may not publish get drafts, which a manager publishes, and may change no published one', async () => {
    calendars.text = calendarText(calendarEvent('a', 'Sabha'))
    const subscription = { name: '', url: ADDRESS, isPublic: true, intervalHours: 6 }
    expect(scene.codesOf(await scene.ask(scene.helper, CREATE, { subscription }))).toEqual([
      'FORBIDDEN',
    ])
    await scene.subscribe({ isPublic: false }, scene.helper)
    await scene.runLater()
    expect(await scene.stored()).toEqual([['Sabha', 'INACTIVE', '']])
    await scene.changeHere('Sabha', { recordStatus: 'ACTIVE' })
    calendars.text = calendarText(calendarEvent('a', 'Sabha & prasad'))
    await scene.runLater(7)
    expect((await scene.listed())?.report.notes).toMatchObject([{ reason: 'NOT_ALLOWED' }])
    expect(await scene.stored()).toEqual([['Sabha', 'ACTIVE', '']])
  })

  test('one whose maker may no longer write there is paused, and says so in the log', async () => {
    calendars.text = calendarText(calendarEvent('a', 'Sabha'))
    const leaving = await addPerson(scene.app, {
      name: `L${Date.now()}`,
      level: 'MANAGE',
      locationId: 20,
    })
    await scene.subscribe({}, leaving)
    await scene.app.database.orm.delete(assignments).where(eq(assignments.userId, leaving.id))
    await scene.runLater()
    expect(await scene.listed()).toMatchObject({
      isPaused: true,
      problem: 'NO_ACCESS',
      eventCount: 0,
    })
    const rows = await scene.app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.action, 'pauseCalendarSubscription'))
    expect(rows.at(-1)).toMatchObject({ reason: 'NO_ACCESS', locationId: 20 })
  })

  test('it ends with its events or without them', async () => {
    calendars.text = calendarText(calendarEvent('a', 'Sabha'))
    const first = await scene.subscribe()
    await scene.runLater()
    expect(await scene.ask(manager, DELETE, { id: first, withEvents: false })).toMatchObject({
      data: { answer: 0 },
    })
    expect(await scene.stored()).toEqual([['Sabha', 'ACTIVE', '']])
    const second = await scene.subscribe()
    await scene.runLater()
    // It was adopted, not duplicated.
    expect(await scene.stored()).toEqual([['Sabha', 'ACTIVE', '']])
    expect(
      scene.codesOf(await scene.ask(scene.helper, DELETE, { id: second, withEvents: true })),
    ).toEqual(['FORBIDDEN'])
    expect(answerOf(await scene.ask(manager, DELETE, { id: second, withEvents: true }))).toBe(1)
    expect(await scene.stored()).toEqual([['Sabha', 'DELETED', '']])
    expect(await scene.listed()).toBeUndefined()
  })

  test('five hundred and one events: the next five hundred are taken, and that is told', async () => {
    calendars.text = calendarText(
      ...Array.from({ length: 501 }, (_, at) =>
        calendarEvent(
          `many ${at}`,
          `Sabha ${at}`,
          `DTSTART:${calendarDay(1 + (at % 300))}T150000Z`,
        ),
      ),
    )
    await scene.subscribe({ isPublic: false })
    await scene.runLater()
    expect(await scene.listed()).toMatchObject({
      eventCount: 500,
      report: { added: 500, unchanged: 0, notes: [{ reason: 'TOO_MANY', title: '501' }] },
    })
  }, 120_000)

  test.each([
    ['an address inside', { url: 'https://127.0.0.1/c.ics' }, 'BAD_USER_INPUT'],
    ['a file', { url: 'file:///etc/passwd' }, 'BAD_USER_INPUT'],
    ['http', { url: 'http://calendars.example.org/c.ics' }, 'BAD_USER_INPUT'],
    ['a password in it', { url: 'https://a:b@calendars.example.org/c.ics' }, 'BAD_USER_INPUT'],
    ['nothing', { url: ' ' }, 'BAD_USER_INPUT'],
    ['an interval of a minute', { intervalHours: 0 }, 'BAD_USER_INPUT'],
  ])('%s is refused', async (_, more, code) => {
    const subscription = { name: '', url: ADDRESS, isPublic: false, intervalHours: 6, ...more }
    expect(scene.codesOf(await scene.ask(manager, CREATE, { subscription }))).toEqual([code])
  })

  test('a location has at most ten, and each calendar once', async () => {
    await scene.subscribe()
    const again = { name: '', url: ADDRESS, isPublic: true, intervalHours: 6 }
    expect(scene.codesOf(await scene.ask(manager, CREATE, { subscription: again }))).toEqual([
      'CONFLICT',
    ])
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        scene.ask(manager, CREATE, { subscription: { ...again, url: `${ADDRESS}?${at}` } }),
      ),
    )
    const codes = answers.flatMap((answer) => scene.codesOf(answer))
    expect(codes).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
  })
})
