import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../testing/open-page'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()
beforeEach(() => localStorage.clear())

const folded = () =>
  [...document.querySelectorAll<HTMLElement>('.ed-side')].map(({ dataset }) => dataset.folded)
const inLeft = () => within(screen.getByRole('complementary', { name: 'Blocks and outline' }))
const button = (name: string) => screen.getByRole('button', { name })

test('each side folds to a rail by its button, with its parts one press away; Ctrl+\\ folds both', async () => {
  const { user } = await openPage()
  await user.click(button('Hide blocks and outline'))
  expect(folded()).toEqual(['true', 'false'])
  expect(button('Show blocks and outline').getAttribute('aria-expanded')).toBe('false')
  await user.click(await inLeft().findByRole('button', { name: 'Outline' }))
  expect(folded()).toEqual(['false', 'false'])
  expect(screen.getByRole('tab', { name: 'Outline' }).ariaSelected).toBe('true')
  expect(document.activeElement).toBe(button('Hide blocks and outline'))
  const press = () => fireEvent.keyDown(document.body, { key: '\\', ctrlKey: true })
  press()
  expect(folded()).toEqual(['true', 'true'])
  press()
  expect(folded()).toEqual(['false', 'false'])
})

test('widths and folded sides are remembered in this browser', async () => {
  localStorage.setItem('toran.sides', '{"left":300,"right":400,"folded":["left"]}')
  const { user } = await openPage()
  expect(folded()).toEqual(['true', 'false'])
  const body = document.querySelector<HTMLElement>('.ed-frame-body')
  expect(body?.style.getPropertyValue('--ed-left')).toBe('40px')
  expect(body?.style.getPropertyValue('--ed-right')).toBe('400px')
  await user.click(button('Show blocks and outline'))
  await waitFor(() => expect(body?.style.getPropertyValue('--ed-left')).toBe('300px'))
  expect(localStorage.getItem('toran.sides')).toBe('{"left":300,"right":400,"folded":[]}')
})

test('what asks for a folded side shows it', async () => {
  await openPage()
  const press = (key: string, keys: object) => fireEvent.keyDown(document.body, { key, ...keys })
  press('\\', { ctrlKey: true })
  act(() => void press('o', { altKey: true, shiftKey: true, code: 'KeyO' }))
  expect(folded()).toEqual(['false', 'true'])
})
