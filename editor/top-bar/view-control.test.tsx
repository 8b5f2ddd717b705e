import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type EditorSession, SessionProvider } from '../store/session'
import { testSession } from '../testing/open-session'
import { popoverPanel } from '../ui/floating/popover'
import { ViewControl } from './view-control'

await popoverPanel.fetch()

let session: EditorSession
beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  session = testSession('a')
  render(
    <SessionProvider value={session}>
      <ViewControl />
    </SessionProvider>,
  )
})

const ui = () => session.uiStore.getState()
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a width is one press away, and the one shown is marked', async () => {
  expect(button('Full width').getAttribute('aria-pressed')).toBe('true')
  await userEvent.setup().click(button('Phone width'))
  expect(ui().canvasWidth).toBe(390)
  expect(button('Phone width').getAttribute('aria-pressed')).toBe('true')
})

test('the zoom shown is that of the page, also while it fits; smaller and larger go on from it', async () => {
  act(() => session.uiStore.setFittedZoom(0.53))
  const user = userEvent.setup()
  await user.click(button(/^Zoom 53 %/))
  await user.click(await screen.findByRole('button', { name: 'Zoom in' }))
  expect(ui().zoom).toBe(0.67)
  await user.click(button('100 %'))
  expect(ui().zoom).toBe(1)
  await user.click(button('Fit'))
  expect(ui().zoom).toBe('fit')
  expect(button('Fit').getAttribute('aria-pressed')).toBe('true')
})

test('a zoom belongs to the width it was chosen at: another width is shown as large as can be read', async () => {
  act(() => session.uiStore.setZoom(0.25))
  await userEvent.setup().click(button('Tablet width'))
  expect(ui().zoom).toBeNull()
})

test('the same panel has every width, and the colours of the site', async () => {
  const user = userEvent.setup()
  await user.click(button(/^Zoom/))
  await user.click(await screen.findByRole('radio', { name: /^Laptop width/ }))
  expect(ui().canvasWidth).toBe(1280)
  await user.click(screen.getByRole('radio', { name: /^Full width/ }))
  expect(ui().canvasWidth).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(ui().siteScheme).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'Same as this device' }))
  expect(ui().siteScheme).toBeNull()
})

test('one press shows the site in the other colours, and back', async () => {
  const user = userEvent.setup()
  await user.click(button('Show the site in dark mode'))
  expect(ui().siteScheme).toBe('dark')
  await user.click(button('Show the site in light mode'))
  expect(ui().siteScheme).toBe('light')
})
