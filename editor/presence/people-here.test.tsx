import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
// Fetched when first needed; here they are there at once.
import '../canvas/overlay/other-people'
import '../page-editor/page-editor'
import '../panel/panel'
import '../top-bar/share-actions'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'
import { keepPresent } from './keep-present'

inStillBrowser()
afterEach(() => vi.useRealTimers())

const ASHA = { tab: 'a', name: 'Asha Patel', isMe: false, block: 'welcome', isTyping: true }

test('who else is in the page is shown by name, and that they type in a block', async () => {
  const { user, api } = openApp('/editor/pages/7', {
    pages: [fakePage({ id: 7, blocks: [textBlock('welcome', 'Welcome')] })],
    answers: { AnnouncePresence: () => ({ data: { announcePresence: [ASHA] } }) },
  })
  const person = await screen.findByLabelText(/^Go to Asha Patel, in /)
  await screen.findByText('Also on this page: Asha Patel')
  await screen.findByText('Asha Patel is typing here')
  await user.click(person)
  await waitFor(() => expect(location.hash).toBe('#welcome'))
  await waitFor(() => {
    const said = api.asked.filter(({ operation }) => operation === 'AnnouncePresence')
    expect(said.at(-1)?.variables).toMatchObject({ id: '7', block: 'welcome', isTyping: false })
  })
})

test('it is said every five seconds alone, sooner together, and at once when someone would see it', async () => {
  vi.useFakeTimers()
  let people: readonly string[] = []
  const announce = vi.fn(async (_isLeaving: boolean) => people)
  const show = vi.fn()
  const kept = keepPresent({ announce, show })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(announce).toHaveBeenCalledTimes(3)
  kept.moved()
  people = ['Asha']
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(announce).toHaveBeenCalledTimes(3)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(show).toHaveBeenLastCalledWith(['Asha'])
  kept.moved()
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(announce).toHaveBeenCalledTimes(5)
  announce.mockRejectedValueOnce(new Error('No connection'))
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(show).toHaveBeenLastCalledWith([])
  kept.stop()
  expect(announce).toHaveBeenLastCalledWith(true)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(announce).toHaveBeenCalledTimes(7)
})
