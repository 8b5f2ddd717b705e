import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { media, medias } from '#schema/fields'
import { openPanel, sampleSearch } from '../../../testing/open-panel'
import { samplePictures } from '../../../testing/sample-pictures'

const fields = { picture: media({ label: 'Picture' }) }

async function openDetails() {
  const pictures = samplePictures()
  const panel = openPanel(fields, { picture: 2 }, { search: { ...sampleSearch, pictures } })
  await panel.user.click(await screen.findByRole('button', { name: 'Edit alt text' }))
  const shows = await screen.findByLabelText<HTMLTextAreaElement>(/^Alt text/)
  return { ...panel, shows, pictures, point: screen.getByRole('slider', { name: 'Focal point' }) }
}

test('a picture is described where it is used, and nothing of the page changes', async () => {
  const { user, shows, pictures, steps, uiStore } = await openDetails()
  await user.clear(shows)
  await user.type(shows, 'દીવાઓની હાર')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pictures.stored[0]?.altText).toBe('દીવાઓની હાર')
  expect(steps()).toEqual([])
  expect(uiStore.getState().recordChanges).toBeGreaterThan(0)
})

test('each picture of a list is described from its row', async () => {
  const pictures = samplePictures()
  const gallery = { pictures: medias({ label: 'Pictures' }) }
  const panel = openPanel(gallery, { pictures: [2] }, { search: { ...sampleSearch, pictures } })
  await panel.user.click(await screen.findByRole('button', { name: /^Edit alt text of / }))
  const caption = await screen.findByLabelText(/^Caption/)
  await panel.user.clear(caption)
  await panel.user.type(caption, 'અન્નકૂટ')
  await panel.user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pictures.stored[0]?.caption).toBe('અન્નકૂટ')
  expect(panel.steps()).toEqual([])
})

test('a picture says something else in the language or at the location of the page', async () => {
  const { user, shows, pictures } = await openDetails()
  const places = screen.getByLabelText<HTMLSelectElement>(/^Language and location/)
  const [, here] = [...places.options].map(({ text }) => text)
  await user.selectOptions(places, here ?? '')
  expect(shows.value).toBe('')
  expect(shows.placeholder).toBe('Default: The murtis')
  await user.type(shows, 'Our murtis')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [stored] = pictures.stored
  expect(stored?.altText).toBe('The murtis')
  expect(stored?.texts).toEqual([
    { language: 'en-US', locationId: 10, altText: 'Our murtis', caption: null },
  ])
})

test('a caption that is written is shown to visitors, and a switch hides it', async () => {
  const { user, pictures } = await openDetails()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show caption' })
  expect(box.checked).toBe(false)
  await user.type(screen.getByLabelText(/^Caption/), 'Evening')
  expect(box.checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() =>
    expect(pictures.stored[0]).toMatchObject({ caption: 'Evening', showCaptionText: true }),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit alt text' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Show caption' }))
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(pictures.stored[0]?.showCaptionText).toBe(false))
})

test('the focal point is moved by arrow keys and by a press, never out of the picture', async () => {
  const { user, point, pictures } = await openDetails()
  point.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  expect(point.getAttribute('aria-valuetext')).toBe('52 % from the left, 62 % from the top')
  const picture = point.parentElement as HTMLElement
  picture.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100)
  fireEvent.pointerDown(picture, { clientX: 150, clientY: 900 })
  expect(point.getAttribute('aria-valuetext')).toBe('25 % from the left, 100 % from the top')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(pictures.stored[0]?.focalPoint).toEqual({ x: 0.25, y: 1 }))
})

test('what couldn’t be saved stays in the dialog, with the reason', async () => {
  const { user, shows } = await openDetails()
  await user.clear(shows)
  await user.type(shows, 'refuse')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  expect(await screen.findByText('Not saved. Your account can’t.')).toBeTruthy()
  expect(shows.value).toBe('refuse')
})

test('a picture needs a name', async () => {
  const { user } = await openDetails()
  const name = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Name/)
  await user.clear(name)
  expect(screen.getByText('Give the picture a name')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('the dialog is accessible', async () => {
  await openDetails()
  // Everything behind an open dialog is hidden and has fields: axe tells an open dialog by the layout, of which there is none.
  const off = { enabled: false }
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': off, region: off, 'aria-hidden-focus': off },
  })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: at }) => at).join(' ')}`),
  ).toEqual([])
})

test('a picture without a description is marked in the panel', async () => {
  const bare = { key: '2', title: 'Darshan', detail: '', thumbnail: null }
  openPanel(fields, { picture: 2 }, { search: { ...sampleSearch, find: async () => [bare] } })
  expect(await screen.findByText(/^This picture has no alt text/)).toBeTruthy()
})
