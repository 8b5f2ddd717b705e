import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { media, medias } from '#schema/fields'
import { openPanel } from '../../../testing/open-panel'

const fields = {
  picture: media({ label: 'Picture' }),
  gallery: medias({ label: 'Gallery' }),
}

test('a picture of the device is uploaded from the dialog, and chosen', async () => {
  const { user, form, stored, steps } = openPanel(fields)
  await user.click(form().getByLabelText(/^Picture/))
  await user.upload(await screen.findByLabelText('Picture file'), file('diwali.png'))
  await waitFor(() => expect(stored('picture')).toBe(3))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(steps()).toEqual(['Edited “Picture” in “Sample block”'])
})

test('a picture dropped on the field is uploaded once; text is not taken', async () => {
  const { form, stored, steps } = openPanel(fields)
  const field = form().getByLabelText(/^Picture/)
  fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/plain'] } })
  fireEvent.drop(field, { dataTransfer: { files: [file('one.png')], types: ['Files'] } })
  await waitFor(() => expect(stored('picture')).toBe(3))
  expect(steps()).toEqual(['Edited “Picture” in “Sample block”'])
})

test('a picture pasted into the open dialog is uploaded once', async () => {
  const { user, form, stored, steps } = openPanel(fields)
  await user.click(form().getByRole('button', { name: /^Add pictures/ }))
  fireEvent.paste(await screen.findByLabelText('Search pictures'), {
    clipboardData: { files: [file('clip.png')], types: ['Files'] },
  })
  await waitFor(() => expect(stored('gallery')).toEqual([3]))
  expect(steps()).toEqual(['Edited “Gallery” in “Sample block”'])
})

test('of several files those that are good are taken, and the bad one is named with a way to try again', async () => {
  const { form, stored } = openPanel(fields)
  const files = [file('one.png'), file('bad.png'), file('two.png')]
  fireEvent.drop(form().getByRole('button', { name: /^Add pictures/ }), {
    dataTransfer: { files, types: ['Files'] },
  })
  await waitFor(() => expect(stored('gallery')).toEqual([3, 3]))
  expect(await screen.findByText('bad.png: This file is damaged.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a picture that the library has is used by one press, or uploaded all the same', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.click(form().getByLabelText(/^Picture/))
  const upload = async () =>
    user.upload(await screen.findByLabelText('Picture file'), file('known.png'))
  await upload()
  expect((await screen.findByText(/^You already have this picture/)).textContent).toContain(
    'Darshan',
  )
  expect(stored('picture')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use it: Darshan' }))
  await waitFor(() => expect(stored('picture')).toBe(2))
  await user.click(form().getByLabelText(/^Picture/))
  await upload()
  await user.click(await screen.findByRole('button', { name: 'Upload anyway: known.png' }))
  await waitFor(() => expect(stored('picture')).toBe(3))
})

function file(name: string): File {
  return new File(['picture'], name, { type: 'image/png' })
}
