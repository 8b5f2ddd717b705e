import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { homePage } from '#renderer/testing/world'
import { eventOf, sourceOfEvents } from '../../testing/records'
import shareLinks from './share.island'

let stop = () => undefined as unknown

beforeEach(async () => {
  userEvent.setup()
  await renderBlock(
    'EventPage',
    { event: 5 },
    {
      source: sourceOfEvents([eventOf(5, { title: 'Diwali & lamps' })]),
      page: { ...homePage, canonical: 'https://www.example.org/connect/events/5' },
    },
  )
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('the address goes to the clipboard, and a message says so', async () => {
  start()
  await userEvent.click(button('Copy link'))
  expect(await navigator.clipboard.readText()).toBe('https://www.example.org/connect/events/5')
  await waitFor(() => expect(within(share()).getByRole('status').textContent).toBe('Link copied.'))
})

test('the device shares it where it can; elsewhere the button stays away', async () => {
  start()
  expect(within(share()).queryByRole('button', { name: 'Share with another app' })).toBeNull()
  stop()
  const shared = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }))
  start()
  await userEvent.click(button('Share with another app'))
  expect(shared).toHaveBeenCalledWith({
    url: 'https://www.example.org/connect/events/5',
    title: 'Diwali & lamps',
  })
})

test('an email and WhatsApp carry title and address', () => {
  start()
  const href = (name: string) => within(share()).getByRole('link', { name }).getAttribute('href')
  expect(href('Share by email')).toBe(
    'mailto:?subject=Diwali%20%26%20lamps&body=https%3A%2F%2Fwww.example.org%2Fconnect%2Fevents%2F5',
  )
  expect(new URL(href('Share on WhatsApp') ?? '').searchParams.get('text')).toBe(
    'Diwali & lamps https://www.example.org/connect/events/5',
  )
})

function start(): void {
  stop = shareLinks(share())
}

function share(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Share' })
}

function button(name: string): HTMLElement {
  return within(share()).getByRole('button', { name })
}
