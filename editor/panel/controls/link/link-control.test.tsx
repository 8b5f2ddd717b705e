import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { link } from '#schema/fields'
import { openPanel, sampleSearch } from '../../../testing/open-panel'

const fields = { link: link({ label: 'Link' }) }

test('an address is stored as it is typed, with a message when it can’t be followed', async () => {
  const { user, form, stored } = openPanel(fields)
  const control = form().getByLabelText('Link')
  await user.type(control, 'javascript:alert(1)')
  expect(screen.getByText(/This address won’t work for visitors\. Start it with/)).toBeTruthy()
  expect(control.getAttribute('aria-invalid')).toBe('true')
  await user.clear(control)
  expect(stored('link')).toBeNull()
  await user.type(control, '/visit')
  expect(stored('link')).toEqual({ href: '/visit' })
  expect(screen.queryByText(/couldn’t follow/)).toBeNull()
})

test('what was probably meant is offered', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.type(form().getByLabelText('Link'), 'seva@example.org')
  await user.click(form().getByRole('button', { name: 'Use mailto:seva@example.org' }))
  expect(stored('link')).toEqual({ href: 'mailto:seva@example.org' })
})

test('a page of the site is chosen, and a part of it; the focus stays in the field', async () => {
  const { user, form, stored } = openPanel(fields, { link: { href: '/old', rel: 'kept' } })
  expect(form().getByLabelText<HTMLInputElement>('Page or address').checked).toBe(true)
  await user.clear(form().getByLabelText('Link'))
  await user.type(form().getByLabelText('Link'), 'dar')
  await user.click(await screen.findByRole('option', { name: /^Darshan.*page 2/ }))
  expect(stored('link')).toEqual({ pageId: 2, rel: 'kept' })
  await screen.findByRole('option', { name: 'Part of page 2' })
  expect(document.activeElement).toBe(form().getByLabelText('Link'))
  await user.selectOptions(form().getByLabelText('Part of that page'), 'Part of page 2')
  expect(stored('link')).toEqual({ pageId: 2, blockId: 'b-2', rel: 'kept' })
})

test('the same search finds events, files and parts of this page; Enter takes the first', async () => {
  const { user, form, stored } = openPanel(fields, {})
  await user.type(form().getByLabelText('Name in the navigation'), 'Our darshan')
  const control = form().getByLabelText('Link')
  await user.type(control, 'darshan')
  const options = await screen.findAllByRole('option', { name: /darshan/i })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Darshanpage 2',
    'Darshanevent, event 2',
    'Darshanarticle, newsArticle 2',
    'Darshangallery, gallery 2',
    'Our darshanPart of this page',
  ])
  await user.click(screen.getByRole('option', { name: /event 2/ }))
  expect(stored('link')).toEqual({ href: '/connect/events/2' })
  await user.clear(form().getByLabelText('Link'))
  await user.type(form().getByLabelText('Link'), 'our d')
  await screen.findByRole('option', { name: /Our darshan/ })
  await user.keyboard('{Enter}')
  expect(stored('link')).toEqual({ blockId: 'b1' })
})

test('a file of the library is linked to', async () => {
  const list = async () => ({
    pictures: [
      {
        ...{ key: '9', title: 'Annual report', detail: '', thumbnail: null, altText: '' },
        ...{ isDecorative: false, isPicture: false, standIn: '', isShown: true },
      },
    ],
    totalCount: 1,
    next: null,
  })
  const search = { ...sampleSearch, pictures: { ...sampleSearch.pictures, list } }
  const { user, form, stored } = openPanel(fields, {}, { search })
  await user.type(form().getByLabelText('Link'), 'report')
  await user.click(await screen.findByRole('option', { name: /Annual report/ }))
  expect(stored('link')).toEqual({ href: '/media/9/original' })
})

test('a page or a part that is gone is named and kept', async () => {
  const { stored } = openPanel(fields, { link: { pageId: 77, blockId: 'b_gone' } })
  expect(await screen.findByText(/“77” doesn’t exist/)).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /b_gone \(not found/ })).toBeTruthy(),
  )
  expect(stored('link')).toEqual({ pageId: 77, blockId: 'b_gone' })
})

test('a link of a wrong type is shown as it is stored', async () => {
  const { stored } = openPanel(fields, { link: 'visit' })
  expect(await screen.findByText("Field 'Link' expected type 'link' but got 'string'")).toBeTruthy()
  expect(stored('link')).toBe('visit')
})

test('a phone number is kept without blanks, and stays as it was typed', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.click(form().getByLabelText('Phone'))
  const control = form().getByLabelText<HTMLInputElement>('Link')
  await user.type(control, '+1 (613) 555-0100')
  expect(stored('link')).toEqual({ href: 'tel:+16135550100' })
  expect(control.value).toBe('+1 (613) 555-0100')
  await user.clear(control)
  expect(stored('link')).toBeNull()
  await user.type(control, 'call us')
  expect(screen.getByText(/Enter a phone number/)).toBeTruthy()
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test('an email address opens the email program; a stored one is known by its kind', async () => {
  const { user, form, stored } = openPanel(fields, { link: { href: 'mailto:seva@example.org' } })
  expect(form().getByLabelText<HTMLInputElement>('Email').checked).toBe(true)
  const control = form().getByLabelText<HTMLInputElement>('Link')
  expect(control.value).toBe('seva@example.org')
  await user.type(control, '.in')
  expect(stored('link')).toEqual({ href: 'mailto:seva@example.org.in' })
  await user.clear(control)
  await user.type(control, 'seva')
  expect(screen.getByText(/Enter an email address/)).toBeTruthy()
})

test('on the page that is edited the parts are those of now, saved or not', async () => {
  const { user, form, stored } = openPanel(fields, { link: { pageId: 1 } })
  await user.type(form().getByLabelText('Name in the navigation'), 'Our seva')
  await user.selectOptions(form().getByLabelText('Part of that page'), 'Our seva')
  expect(stored('link')).toEqual({ pageId: 1, blockId: 'b1' })
})
