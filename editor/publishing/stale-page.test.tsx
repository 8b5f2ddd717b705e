import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
// The editor loads these parts lazily; importing them makes them available at once.
import '../page-editor/notice-parts'
import '../saving/take-theirs'
import { textBlock } from '../testing/fake-pages'
import { openPage } from '../testing/open-page'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('a page that has not heard of a newer version says who changed what, loads it, and is published then', async () => {
  const { api } = await openPage({ blocks: [textBlock('b_1', 'Hours'), textBlock('b_2', 'Old')] })
  Object.assign(api.pages[0] ?? {}, {
    ...{ version: 4, updatedBy: 'Ben', blocks: [textBlock('b_1', 'New hours')] },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText(
    'Not published. Ben changed New hours. Ben deleted Old. Load it, look at it, then publish again.',
    { selector: 'strong' },
  )
  expect(api.pages[0]?.publishedVersion).not.toBe(4)
  fireEvent.click(await screen.findByRole('button', { name: 'Load' }))
  await screen.findByText('The latest version is loaded. Ben changed New hours. Ben deleted Old.', {
    selector: 'strong',
  })
  await waitFor(() => expect(screen.queryByText('Old')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(api.pages[0]?.publishedVersion).toBe(4))
})
