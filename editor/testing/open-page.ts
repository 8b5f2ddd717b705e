import { fireEvent, screen } from '@testing-library/react'
import { fakePage } from './fake-pages'
import { openApp } from './open-app'

/** Opens a page in the whole editor. `retitle` changes its title as typing does. */
export async function openPage(changes: Parameters<typeof fakePage>[0] = {}, hash = '') {
  const opened = openApp(`/editor/pages/7${hash}`, { pages: [fakePage(changes)] })
  await screen.findByRole('button', { name: 'Preview' })
  await screen.findByRole('form')
  return {
    ...opened,
    retitle: (value: string) =>
      fireEvent.change(screen.getByLabelText('Title'), { target: { value } }),
  }
}
