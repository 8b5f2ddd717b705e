import { expect, test } from 'vitest'
import { parseHours } from '#schema/entities/hours'
import { galleryCategories } from '#schema/entities/media'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import { isSlug } from '#schema/fields/slug'
import { wisdomCategories, wisdomKinds } from '#schema/records/wisdom/wisdom.record'
import { sample } from './index'

const { locations, pictures, galleries, events, wisdom, activities, faqs } = sample

test('talks are of every category and every kind', () => {
  expect(wisdom.length).toBeGreaterThanOrEqual(24)
  const combined = new Set(wisdom.map(({ category, kind }) => `${category} ${kind}`))
  expect(combined.size).toBe(wisdomCategories.length * wisdomKinds.length)
  expect(wisdom.some(({ featured }) => featured)).toBe(true)
  for (const { mediaId } of wisdom) expectPictures([mediaId ?? 0], 'wisdom')
})

test('each location has activities for the young and others, featured and not', () => {
  for (const { id, slug } of locations) {
    const own = activities.filter(({ locationId }) => locationId === id)
    expect(new Set(own.map(({ featured }) => featured)), slug).toEqual(new Set([true, false]))
    expect(new Set(own.map((activity) => activity.slug)).size, slug).toBe(own.length)
    const youth = own.find((activity) => activity.slug === 'youth-activities')
    expect(youth?.sessions, slug).toMatchObject([
      { title: 'Bal Sabha', ages: '4-13' },
      { title: 'Kishore Sabha', ages: '14-21' },
    ])
    for (const activity of own) {
      expect(isSlug(activity.slug), activity.slug).toBe(true)
      expectPictures(activity.mediaIds, activity.slug)
    }
    expect(faqs.filter(({ locationId }) => locationId === id).length, slug).toBeGreaterThan(3)
  }
})

test('galleries are of every kind, and each location’s darshan of today is there', () => {
  expect(new Set(galleries.map(({ category }) => category))).toEqual(new Set(galleryCategories))
  for (const { id, slug } of locations) {
    const own = galleries.filter(({ locationId }) => locationId === id)
    expect(own.filter(({ featured }) => featured).length, slug).toBeGreaterThan(0)
    expect(
      own.filter(
        ({ category, dateTime }) =>
          category === 'Murti Darshan' && typeof dateTime === 'object' && dateTime.daysAgo === 0,
      ),
      slug,
    ).toHaveLength(1)
  }
})

test('programmes hold Arti, Patotsav Mahapuja and Satsang Shibir, and pictures', () => {
  const patotsav = events.find(({ title }) => title === 'Patotsav Mahapuja')
  expect(patotsav?.schedule?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Arti', 'Patotsav Mahapuja', 'Satsang Shibir']),
  )
  for (const { id, photoIds = [] } of events) expectPictures(photoIds, `event ${id}`)
})

test('the hours of the specification are those of location 10', () => {
  const hours = parseHours(locations.find(({ id }) => id === 10)?.hours ?? '')
  const open = (name: string) =>
    hours
      .find((group) => group.name === name)
      ?.hours.map(({ weekday, startHour, endHour }) => `${weekday} ${startHour}-${endHour}`)
  expect(open('Mandir Campus')?.sort()).toEqual([
    'FRIDAY 7-19',
    'MONDAY 6-20',
    'SATURDAY 6-20',
    'THURSDAY 7-19',
    'TUESDAY 7-19',
    'WEDNESDAY 7-19',
  ])
  expect(open('Mandir Darshan')?.sort()).toEqual([
    'FRIDAY 7-19',
    'MONDAY 16-20',
    'MONDAY 7-12',
    'SATURDAY 6.5-20',
    'THURSDAY 7-19',
    'TUESDAY 16-20',
    'TUESDAY 7-12',
    'WEDNESDAY 7-19',
  ])
})

test('an event is on its day, and at location 10 one of all hours is open meanwhile', () => {
  const brookfield = locations.find(({ id }) => id === 10)
  const open = parseHours(brookfield?.hours ?? '')
  for (const { title, on, onOneOf, locationId, inDays, from, until } of events) {
    if (/^Sunday/.test(title)) expect(on, title).toBe('SUNDAY')
    const special = (brookfield?.specialDays ?? []).some(
      (day) => (day.onOneOf ?? day.inDays) === (onOneOf ?? inDays),
    )
    if (locationId !== 10 || special) continue
    const [begins, ends] = [hourOf(from), hourOf(until ?? from)]
    const days = onOneOf ? [...new Set(onOneOf.map(weekdayOf))] : [on]
    const closed = days.filter(
      (day) =>
        !open.some(({ hours }) =>
          hours.some(
            (each) => each.weekday === day && each.startHour <= begins && ends <= each.endHour,
          ),
        ),
    )
    expect(closed, title).toEqual([])
  }
})

test('special days name a group of their location, or all', () => {
  for (const { slug, hours = '[]', specialDays = [] } of locations) {
    expect(specialDays.length, slug).toBeGreaterThan(0)
    const names = parseHours(hours).map(({ name }) => name)
    for (const { group } of specialDays) if (group !== null) expect(names, slug).toContain(group)
  }
})

function weekdayOf(date: string): Weekday | undefined {
  return weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

function expectPictures(mediaIds: readonly number[], where: string): void {
  const known = pictures.map(({ id }) => id)
  for (const id of mediaIds) expect(known, where).toContain(id)
}
