import { fireEvent, screen } from '@testing-library/react'
// Fetched when first needed; here they are there at once: a busy machine takes longer for them than a test waits.
import '../panel/panel'
import '../saving/dialogs/conflict-dialog'
import '../saving/dialogs/recover-dialog'
import '../page-editor/page-editor'
import '../top-bar/share-actions'
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
