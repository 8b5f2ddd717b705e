import { describe, expect, test } from 'vitest'
import { parseHours } from '#schema/entities/hours'
import type { Weekday } from '#schema/entities/statuses'
import { facts, factsOf, timeText, timing } from './facts/facts'
import { EKADASHI, FESTIVALS, FULL_MOONS } from './facts/festivals'
import { sample } from './index'
import { timesIn } from './testing/times-in-text'
import { valuesOf } from './testing/values-of'

/** Correct values that no fact of the location holds. */
const EXCEPTIONS: readonly (readonly [sentence: string, reason: string])[] = [
  ['Saturdays, ten to four', 'guided walks, which only the page about the grounds names'],
  ['Wednesday to Friday, from two to four', 'the quiet hours lie within those of darshan'],
  ['the library opens at nine', 'an hour to come, in news of the future'],
  ['from eleven to noon', 'the looms run on the first Saturday of a month'],
  ['Saturdays from two to four in the upper library', 'it lasts as long as the youth activities'],
]

/** The activity that an event is one day of, by location. */
const SAME: Readonly<Record<number, readonly [locationId: number, slug: string]>> = {
  1: [10, 'sunday-assembly'],
  2: [10, 'sunrise-yoga'],
  9: [10, 'mahila-mandal'],
  21: [20, 'sunday-sabha'],
  23: [20, 'chair-yoga'],
  24: [20, 'knitting-circle'],
  33: [30, 'walking-football'],
  42: [40, 'sunrise-arti'],
  48: [40, 'traders-school'],
  53: [50, 'yoga-by-the-kund'],
  54: [50, 'mahila-satsang'],
  56: [50, 'annakshetra-seva'],
}

describe.each(sample.locations)('at $slug', ({ id, hours = '[]' }) => {
  const groups = parseHours(hours)

  test('arti takes place at its times, while the shrine or the hall is open', () => {
    const arti = groups.find(({ name }) => name === 'Arti')
    expect(arti?.kind).toBe('SERVICE')
    expect(groups.length).toBeLessThanOrEqual(5)
    const open = groups
      .filter(({ name }) => /Darshan|Hall/.test(name))
      .flatMap((each) => each.hours)
    const outside = arti?.hours.filter(
      ({ weekday, startHour, endHour }) =>
        !open.some(
          (each) =>
            each.weekday === weekday && each.startHour <= startHour && endHour <= each.endHour,
        ),
    )
    expect(outside).toEqual([])
  })

  test('an event that is one day of an activity is on its day, at its time', () => {
    for (const [event, [locationId, slug]] of Object.entries(SAME)) {
      if (locationId !== id) continue
      const { on, from, until } = sample.events.find((each) => each.id === Number(event)) ?? {}
      const [days, start, end] = factsOf(id).weekly[slug] ?? [[], '', '']
      expect(on === undefined || days.includes(on), `event ${event}`).toBe(true)
      expect(
        [from, until].map((time) => timeText(time ?? '')),
        `event ${event}`,
      ).toEqual([start, end].map(timeText))
    }
  })

  test('English texts say no day and time that nothing takes place at', () => {
    const wrong = textsOf(id)
      .flatMap(timesIn)
      .filter(({ sentence }) => !EXCEPTIONS.some(([part]) => sentence.includes(part)))
      .filter(({ days, hour, isSpoken }) => {
        const known = days.flatMap((day) => hoursKnown(id, day))
        const asked = isSpoken ? [hour % 12, (hour % 12) + 12] : [hour]
        return !asked.some((each) => known.includes(each))
      })
    expect(wrong.map(({ sentence, hour }) => `${hour}: ${sentence}`)).toEqual([])
  })
})

test('what the texts say of Sundays at Brookfield agrees: the shrine is closed, the hall is open', () => {
  const groups = parseHours(sample.locations.find(({ id }) => id === 10)?.hours ?? '[]')
  const onSunday = groups.filter(({ hours }) => hours.some(({ weekday }) => weekday === 'SUNDAY'))
  expect(onSunday.map(({ name }) => name)).toEqual(['Assembly Hall', 'Arti'])
  expect(groups.find(({ name }) => name === 'Mandir Darshan')?.description).toContain('Sundays')
  const lies = textsOf(10).filter((text) =>
    /(?:mandir|shrine|grounds)[^.]* open every day/i.test(text),
  )
  expect(lies).toEqual([])
})

test('the parser of times reads what editors write', () => {
  const read = (text: string) => timesIn(text).map(({ days, hour }) => [days.join(), hour])
  expect(read('<td>Saturdays, 2:00pm</td>')).toEqual([['SATURDAY', 14]])
  expect(read('On Sundays the assembly begins at five, and arti is at seven.')).toEqual([
    ['SUNDAY', 5],
    ['SUNDAY', 7],
  ])
  expect(read('Any Sunday at half past three.')).toEqual([['SUNDAY', 3.5]])
  expect(read('Monday to Wednesday from 6:30am')).toEqual([['MONDAY,TUESDAY,WEDNESDAY', 6.5]])
  expect(read('Volunteers meet at four. Come on Sunday, in groups of ten.')).toEqual([])
})

test('every exception excuses a time that is said', () => {
  const said = Object.keys(facts).flatMap((id) => textsOf(Number(id)).flatMap(timesIn))
  const unused = EXCEPTIONS.filter(
    ([part]) => !said.some(({ sentence }) => sentence.includes(part)),
  )
  expect(unused).toEqual([])
  expect(said.length).toBeGreaterThan(60)
})

test('times are printed as the site prints them', () => {
  expect(timing(facts[10].weekly['sunrise-yoga'])).toBe('Mondays and Saturdays, 6:00am to 7:15am')
  expect(timing(facts[20].weekly['newcomers-desk'])).toBe('Saturdays, 9:00am to 12:00pm')
  expect(timing(facts[50].weekly['carving-school'])).toBe('Monday to Saturday, 9:00am to 5:00pm')
  expect(timing(facts[50].weekly['annakshetra-seva'])).toBe('Daily, 8:00am to 11:00am')
})

test('festivals are on their real days', () => {
  const days = (id: number) => sample.events.find((event) => event.id === id)?.onOneOf
  expect(days(10)).toBe(FESTIVALS.uttarayan)
  expect(days(58)).toBe(FESTIVALS.uttarayan)
  expect(days(55)).toBe(FESTIVALS.diwali)
  expect(days(25)).toBe(FULL_MOONS)
  for (const day of days(8) ?? []) expect(EKADASHI).toContain(day)
  for (const table of [...Object.values(FESTIVALS), FULL_MOONS, EKADASHI])
    expect(table).toEqual([...table].sort())
  const named = sample.locations.flatMap(({ specialDays = [] }) => specialDays)
  for (const { name, onOneOf } of named)
    if (/Uttarayan|Deepotsav|Navratri|Holi$|Janmashtami|Ram Navami|Shivaratri/.test(name))
      expect(onOneOf, name).toBeDefined()
})

test('no two pieces of inspiration say the same, and none plays a film that is not its own', () => {
  const pages = sample.documents.filter(({ externalUrl }) =>
    externalUrl?.startsWith('/inspiration/'),
  )
  expect(pages.length).toBe(25)
  const said = pages.map(({ items }) => items[0]?.content.blocks ?? [])
  expect(said.flat().filter(({ name }) => name === 'Video')).toEqual([])
  const bodies = said.map((blocks) =>
    String(valuesOf(blocks).find(({ id, type }) => id === 'about' && type === 'html')?.value),
  )
  expect(new Set(bodies.map((html) => html.split('</p>')[0])).size).toBe(25)
})

test('a guideline about a building is another one at every location', () => {
  for (const id of [274, 277, 278, 279]) {
    const items = sample.topics.find((topic) => topic.id === id)?.items ?? []
    for (const language of ['en-US', 'gu-IN']) {
      const texts = items.filter((item) => item.language === language)
      expect(texts.map(({ locationId }) => locationId).sort(), `${id}`).toEqual([
        10, 20, 30, 40, 50,
      ])
      expect(new Set(texts.map(({ richText }) => richText)).size, `${id}`).toBe(5)
    }
  }
})

test('English titles of news are in English', () => {
  expect(sample.posts.filter(({ title }) => /[\u0900-\u0aff]/.test(title))).toEqual([])
})

test('nothing leads to a host that is not there', () => {
  const { activities, documents, events, locations, posts, socialPosts, topics, wisdom } = sample
  const records = JSON.stringify([
    activities,
    events,
    locations,
    posts,
    socialPosts,
    topics,
    wisdom,
  ])
  const blocks = documents.flatMap(({ items }) =>
    items.flatMap(({ content }) => valuesOf(content.blocks).map(({ value }) => value)),
  )
  const said = records + JSON.stringify(blocks)
  expect(said.match(/https?:\/\/[^"]*example\.(?:org|com)[^"]*/g) ?? []).toEqual([])
})

/** The hours at which something begins or ends on a day of the week. */
function hoursKnown(locationId: number, day: Weekday): readonly number[] {
  const { arti, kitchen, weekly } = factsOf(locationId)
  const location = sample.locations.find(({ id }) => id === locationId)
  const open = parseHours(location?.hours ?? '[]').flatMap(({ hours }) =>
    hours.flatMap((each) => (each.weekday === day ? [each.startHour, each.endHour] : [])),
  )
  const meetings = [...arti, ...kitchen, ...Object.values(weekly)].flatMap(([days, from, until]) =>
    days.includes(day) ? [from, until] : [],
  )
  const events = sample.events.flatMap(({ locationId: of, on, from, until, schedule = [] }) =>
    of === locationId && on === day
      ? [from, until, ...schedule.flatMap((entry) => [entry.from, entry.until])]
      : [],
  )
  const times = [...meetings, ...events].flatMap((time) => (time === null ? [] : [hourOf(time)]))
  return [...open, ...times]
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** A location's English texts: its pages, its records, and the guidelines it shows. */
function textsOf(locationId: number): readonly string[] {
  const { activities, documents, events, faqs, posts, topics } = sample
  const own = <Kind extends { readonly locationId: number }>(records: readonly Kind[]) =>
    records.filter((each) => each.locationId === locationId)
  const pages = documents.flatMap(({ items }) =>
    items
      .filter((item) => item.language === 'en-US' && item.locationId === locationId)
      .flatMap(({ content }) => valuesOf(content.blocks).map(({ value }) => value)),
  )
  const records = [
    ...own(activities).flatMap((each) => [each.description, each.timing, each.intro]),
    ...own(events).flatMap((each) => [each.description, each.body]),
    ...own(faqs).map(({ answer }) => answer),
    ...own(posts).flatMap((each) => [each.description, ...each.content.map(({ text }) => text)]),
    ...topics
      .flatMap(({ items }) =>
        items.filter((item) => item.language === 'en-US' && item.locationId === locationId),
      )
      .map(({ richText }) => richText),
  ]
  return [...pages, ...records].filter((value) => typeof value === 'string')
}
