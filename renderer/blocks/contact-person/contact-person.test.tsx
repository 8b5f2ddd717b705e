import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import { validateProps } from '#schema/fields/validate'

const person = (name: string, more = {}) => ({
  ...{ name, role: '', media: null, phone: '', email: '', note: '' },
  ...more,
})

test('phone and email are a press away; people without a name are left out', async () => {
  await renderBlock('ContactPerson', {
    items: [
      person('નિશા', { media: 1, phone: '+1 (416) 555-0142', email: 'visits@example.org' }),
      person(' ', { phone: '+1 416 555 0143' }),
    ],
  })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['નિશા'])
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+14165550142', 'mailto:visits@example.org'])
})

test('what is no number and no address is shown as it was written, without a link', async () => {
  const root = await renderBlock('ContactPerson', {
    items: [person('Kiran', { phone: 'ask at the desk', email: 'a@b.co?cc=x y' })],
  })
  expect(screen.queryByRole('link')).toBeNull()
  expect(root.textContent).toContain('ask at the desk')
})

test.each([
  ['phone', '12', false],
  ['phone', '+91 79 2345 6789', true],
  ['email', 'halls@example', false],
  ['email', 'હોલ@example.org', true],
])('%s “%s” may be published: %s', (field, value, isFine) => {
  const fields = definitions.get('ContactPerson')?.fields ?? {}
  const items = [person('Kiran', { [field]: value })]
  const issues = validateProps(fields, { title: '', items })
  expect(issues.map(({ path }) => path)).toEqual(isFine ? [] : [`items.0.${field}`])
})
