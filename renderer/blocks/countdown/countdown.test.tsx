import { screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { homePage, toronto } from '#renderer/testing/world'

const at = (now: string, timeZone = 'America/Toronto') => ({
  page: { ...homePage, now, location: { ...toronto, timeZone } },
})
const text = (root: HTMLElement) => root.querySelector('.countdown-days')?.textContent

describe('counts the midnights of the location', () => {
  test.each([
    // The last minute of the day in Toronto, and the first of the next one.
    ['2026-11-21T04:59:00Z', 'America/Toronto', '5 days left'],
    ['2026-11-21T05:00:00Z', 'America/Toronto', '4 days left'],
    ['2026-11-20T18:29:00Z', 'Asia/Kolkata', '5 days left'],
    ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '4 days left'],
    ['2026-11-24T23:00:00Z', 'America/Toronto', 'Tomorrow'],
    ['2026-11-25T05:00:00Z', 'America/Toronto', 'Today'],
    // It began in the morning, and the day is still that day.
    ['2026-11-26T04:59:00Z', 'America/Toronto', 'Today'],
  ])('at %s in %s: %s', async (now, timeZone, shown) => {
    const root = await renderBlock('Countdown', { moment: '2026-11-25T10:30' }, at(now, timeZone))
    expect(text(root)).toBe(shown)
  })

  test('across a change of the clocks, and over years', async () => {
    const now = '2026-11-20T15:00:00Z'
    // 02:30 does not exist on the night in which the clocks go forward.
    const root = await renderBlock('Countdown', { moment: '2027-03-14T02:30' }, at(now))
    expect(text(root)).toBe('114 days left')
    const far = await renderBlock('Countdown', { moment: '2028-03-01T00:00' }, at(now))
    expect(text(far)).toBe('467 days left')
    const years = await renderBlock('Countdown', { moment: '2031-08-16T17:30' }, at(now))
    expect(text(years)).toBe('1,730 days left')
  })
})

test('says when it is, with the time or without', async () => {
  const moment = '2026-12-24T18:30'
  const root = await renderBlock('Countdown', { moment })
  const time = () => root.ownerDocument.querySelector('time')
  expect(time()?.textContent).toBe('Thursday, December 24, 2026, 6:30pm')
  expect(time()?.dateTime).toBe('2026-12-24T18:30-05:00')
  await renderBlock('Countdown', { moment, showTime: false })
  expect(time()?.textContent).toBe('Thursday, December 24, 2026')
  expect(time()?.dateTime).toBe('2026-12-24')
})

test('from the day after on shows the other text; without one it is not there', async () => {
  const moment = '2026-11-19T20:00'
  const root = await renderBlock('Countdown', { title: 'Diwali', moment, after: 'Thank you all.' })
  expect(root.textContent).toContain('Thank you all.')
  expect(screen.queryByText(/days left|Today/)).toBeNull()
  expect((await renderBlock('Countdown', { title: 'Diwali', moment })).textContent).toBe('')
})

test.each(['', 'soon', '2026-02-31T10:00', '99999-01-01T00:00'])(
  'a text that names no day, %j, shows nothing',
  async (moment) => {
    const root = await renderBlock('Countdown', { title: 'Diwali', moment })
    expect(root.textContent).toBe('')
  },
)

test('on a page in Gujarati it counts in Gujarati', async () => {
  const world = { page: { language: 'gu-IN' } }
  const root = await renderBlock('Countdown', { moment: '2026-11-22T10:00' }, world)
  expect(text(root)).toBe('2 દિવસ બાકી')
})
