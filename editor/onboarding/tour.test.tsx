import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { Tour } from './tour'

test('the tour dims all but what a step explains, and goes on to the next', async () => {
  const left = document.body.appendChild(document.createElement('div'))
  left.id = 'ed-side-left'
  left.getBoundingClientRect = () => new DOMRect(0, 50, 280, 700)
  renderEditor(testSession('a'), <Tour />)
  const spot = () => document.querySelector<HTMLElement>('.ed-tour-spot')
  expect(spot()?.style).toMatchObject({ left: '0px', top: '50px', width: '280px', height: '700px' })
  expect(screen.getByRole('dialog', { name: 'Tour: Blocks' }).dataset.side).toBe('right')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog', { name: 'Tour: The page' })).toBeTruthy()
  left.remove()
})
