import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanel, samplePictures, sampleSearch } from '../testing/open-panel'
import { PictureDetails } from './picture-details'

test('what is written about a picture stays when it gets another file, and the rest is that of the new one', async () => {
  const pictures = samplePictures()
  const { user } = openPanel({}, undefined, {
    search: { ...sampleSearch, pictures },
    around: () => <PictureDetails id="2" onClose={() => undefined} />,
  })
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Alt text')
  await user.clear(words)
  await user.type(words, 'The murtis at dusk')
  const [first] = pictures.stored
  if (!first) throw new Error('There is no picture')
  const send = { ...first, url: '/media/2-new', caption: 'Evening' }
  pictures.stored[0] = send
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Nothing takes a file')
  await user.upload(input, new File(['a'], 'dusk.png', { type: 'image/png' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Caption').value).toBe('Evening'),
  )
  expect(screen.getByLabelText<HTMLTextAreaElement>('Alt text').value).toBe('The murtis at dusk')
})
