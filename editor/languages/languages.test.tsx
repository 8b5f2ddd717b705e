import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
// Fetched when first needed; here they are there at once.
import '../panel/panel'
import '../page-editor/page-editor'
import './remove-language-dialog'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('a language is removed from the page after a confirmation, and restored', async () => {
  const { api, user, languages } = await openPage('')
  await user.click(languages().getByRole('button', { name: 'Remove Gujarati (India)' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText(
      /^Its title “Title in gu-IN” and its one block in Gujarati \(India\) are removed from this page. Visitors who open it in Gujarati \(India\) will be redirected/,
    ),
  ).toBeTruthy()
  expect(api.pages[0]?.languages).toEqual(['gu-IN', 'hi-IN'])
  await user.click(dialog.getByRole('button', { name: 'Remove Gujarati (India)' }))
  const undo = await screen.findByRole('button', { name: /^Undo: Removed Gujarati/ })
  expect(api.pages[0]).toMatchObject({ languages: ['hi-IN'], version: 4 })
  expect(languages().queryByText('ગુજરાતી (ભારત)')).toBeNull()
  // Typing on in the meantime loses nothing.
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Visit Ottawa' } })
  await user.click(undo)
  await waitFor(() => expect(api.pages[0]?.languages).toEqual(['hi-IN', 'gu-IN']))
  expect(api.pages[0]).toMatchObject({ title: 'Visit Ottawa', version: 6 })
  expect(await languages().findByText('ગુજરાતી (ભારત)')).toBeTruthy()
  expect(screen.getAllByText(/is back in the draft/).length).toBeGreaterThan(0)
})

test('removing the edited language switches to the default one, with undo there', async () => {
  const { api, user, languages } = await openPage('?language=gu-IN')
  expect(screen.getByRole('heading', { name: 'Title in gu-IN' })).toBeTruthy()
  await user.click(languages().getByRole('button', { name: 'Remove Gujarati (India)' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove Gujarati (India)' }))
  expect(await screen.findByRole('heading', { name: 'Visit us' })).toBeTruthy()
  expect(window.location.search).toBe('')
  await user.click(await screen.findByRole('button', { name: /^Undo: Removed Gujarati/ }))
  await waitFor(() => expect(api.pages[0]?.languages).toContain('gu-IN'))
})

test('the default language stays, and who may only look removes nothing', async () => {
  const { languages } = await openPage('')
  expect(languages().queryByRole('button', { name: /^Remove (American )?English/ })).toBeNull()
  cleanup()
  const looking = await openPage('', { permission: 'VIEW' })
  expect(looking.languages().queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('a refusal is said in the dialog, and nothing is gone', async () => {
  const { api, user, languages } = await openPage('')
  api.refusal = { code: 'FORBIDDEN', message: 'Your account can’t.' }
  await user.click(languages().getByRole('button', { name: 'Remove Hindi (India)' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove Hindi (India)' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Nothing was removed\./)
  expect(languages().getByText('हिन्दी (भारत)')).toBeTruthy()
})

test('what can’t be loaded about the content is tried again', async () => {
  const { api, user, languages } = await openPage('')
  Object.assign(api.answers, { Document: () => ({ data: null, errors: [{ message: 'Lost' }] }) })
  await user.click(languages().getByRole('button', { name: 'Remove Hindi (India)' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^The page’s content couldn’t be loaded\./)
  expect(dialog.getByText('The Hindi (India) content of this page will be removed.')).toBeTruthy()
  Object.assign(api.answers, { Document: undefined })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText(/^Its title “Title in hi-IN” and its one block/)).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

async function openPage(search: string, changes: Parameters<typeof fakePage>[0] = {}) {
  const page = fakePage({
    ...{ languages: ['gu-IN', 'hi-IN'], publishedVersion: 3 },
    blocks: [textBlock('one', 'Words')],
    ...changes,
  })
  const opened = openApp(`/editor/pages/7${search}`, { pages: [page] })
  await screen.findByRole('button', { name: 'Preview' })
  await screen.findByRole('form')
  // Behind a dialog it has no name, so it is found by its heading.
  const languages = () => {
    const list = screen.getByText('Language').closest('nav')
    if (!list) throw new Error('The page has no languages')
    return within(list)
  }
  return { ...opened, languages }
}
