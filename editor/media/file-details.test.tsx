import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanel, sampleSearch } from '../testing/open-panel'
import { samplePictures } from '../testing/sample-pictures'
import { PictureDetails } from './picture-details'

test('a file is renamed; without a name it is not saved', async () => {
  const pictures = samplePictures()
  const [picture] = pictures.stored
  if (!picture) throw new Error('The sample has no picture')
  pictures.stored[0] = { ...picture, type: 'application/pdf' }
  const { user, uiStore } = openPanel({}, undefined, {
    search: { ...sampleSearch, pictures },
    answers: {
      ...pictures.answers,
      References: () => ({ references: { nodes: [], totalCount: 0 } }),
    },
    around: () => <PictureDetails id={picture.id} onClose={() => undefined} />,
  })
  expect(await screen.findByRole('dialog', { name: 'About this file' })).toBeTruthy()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  expect(screen.getByText('Give the file a name')).toBeTruthy()
  await user.type(name, 'Menu')
  await user.click(screen.getByRole('button', { name: 'Save file' }))
  await waitFor(() => expect(uiStore.getState().toast?.text).toBe('File saved'))
})
