import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { openPage } from '../testing/open-page'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

describe('when another editor saved first', () => {
  test('what does not clash is merged without asking, with a notice', async () => {
    const { api, retitle, user } = await openPage()
    const blocks = [textBlock('b_9', 'New hours')]
    Object.assign(api.pages[0] ?? {}, { version: 4, updatedBy: 'Ben', blocks })
    retitle('Mine')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(screen.getByRole('region', { name: 'Merged with changes by Ben' })).toBeTruthy()
    expect(api.pages[0]).toMatchObject({ title: 'Mine', version: 5, blocks: [{ id: 'b_9' }] })
    await user.click(screen.getByRole('tab', { name: 'Outline' }))
    const outline = within(screen.getByRole('tabpanel', { name: 'Outline' }))
    expect(await outline.findByText('New hours')).toBeTruthy()
  })

  test('what both changed is asked about; everything else of both is in the page', async () => {
    const { api, dialog } = await openConflict()
    expect(dialog.getByText(/You both changed 1 thing/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Choose for each conflict' }))
    const question = within(dialog.getByRole('group', { name: 'Title of the page' }))
    // The whole of both, side by side.
    expect(question.getByText('Mine', { selector: 'mark' })).toBeTruthy()
    expect(question.getByText('Theirs', { selector: 'mark' })).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Save as chosen' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.click(question.getByLabelText('Ben'))
    fireEvent.click(question.getByLabelText('Something else'))
    fireEvent.change(question.getByLabelText('Title of the page: another text'), {
      target: { value: 'Both of ours' },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Save as chosen' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(api.pages[0]).toMatchObject({
      title: 'Both of ours',
      version: 5,
      blocks: [{ id: 'b_9' }],
    })
  })

  test('keeping mine everywhere keeps what they alone did', async () => {
    const { api, dialog } = await openConflict()
    fireEvent.click(dialog.getByRole('button', { name: /^Keep my version/ }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(api.pages[0]).toMatchObject({ title: 'Mine', version: 5, blocks: [{ id: 'b_9' }] })
  })

  test('taking what they did needs no further save, and Undo brings mine back', async () => {
    const { api, dialog } = await openConflict()
    fireEvent.click(dialog.getByRole('button', { name: /^Use Ben’s version/ }))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(api.pages[0]).toMatchObject({ title: 'Theirs', version: 4 })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy()
  })

  test('the dialog can be put off; the state says that nothing is saved', async () => {
    const { user } = await openConflict()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('status').textContent).toContain('Not saved.')
    await user.click(screen.getByRole('button', { name: 'See the difference' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  async function openConflict() {
    const opened = await openPage()
    Object.assign(opened.api.pages[0] ?? {}, {
      title: 'Theirs',
      version: 4,
      updatedBy: 'Ben',
      blocks: [textBlock('b_9', 'New hours')],
    })
    opened.retitle('Mine')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    const name = 'Ben also changed this'
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name })) }
  }
})

describe('changes that never reached the server', () => {
  test('is back when the page is opened again, with its steps, and nobody is asked', async () => {
    await reopen({}, null)
    await screen.findByRole('heading', { name: 'Kept here' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: 'Your unsaved changes are back.' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Unsaved')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  })

  test('is merged with what another editor saved since', async () => {
    const blocks = [textBlock('b_9', 'New hours')]
    const { api, dialog } = await reopen({ version: 4, updatedBy: 'Ben', blocks })
    expect(dialog.getByText(/Ben also saved changes/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Keep my changes')
    fireEvent.click(dialog.getByRole('button', { name: 'Keep my changes' }))
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(api.pages[0]).toMatchObject({ title: 'Kept here', version: 5, blocks: [{ id: 'b_9' }] })
  })

  test('is not offered again when the saved version is wanted', async () => {
    const { api, dialog, view } = await reopen({ version: 4, updatedBy: 'Ben' })
    fireEvent.click(dialog.getByRole('button', { name: 'Use the saved version' }))
    expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
    view.unmount()
    openApp('/editor/pages/7', api)
    await screen.findByRole('button', { name: 'Publish' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not offered when it did arrive; its steps can still be gone back', async () => {
    await reopen({ title: 'Kept here', version: 4 }, null)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  })

  async function reopen(saved = {}, title: string | null = 'You have unsaved changes') {
    const { api, retitle, view } = await openPage()
    retitle('Kept here')
    view.unmount()
    Object.assign(api.pages[0] ?? {}, saved)
    const again = openApp('/editor/pages/7', api)
    await screen.findByRole('button', { name: 'Publish' })
    const dialog =
      title === null ? document.body : await screen.findByRole('dialog', { name: title })
    return { ...again, dialog: within(dialog) }
  }
})
