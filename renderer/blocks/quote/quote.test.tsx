import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import { validateProps } from '#schema/fields/validate'

test('the words are a quotation, and whose they are is its caption', async () => {
  const root = await renderBlock('Quote', {
    words: 'સેવા એ જ આનંદ છે.',
    speaker: 'Kirit Mehta',
    role: 'Volunteer',
    media: 7,
  })
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('blockquote').textContent).toBe('સેવા એ જ આનંદ છે.')
  expect(figure.querySelector('figcaption')?.textContent).toBe('Kirit MehtaVolunteer')
  // The name beside it says whose face it is.
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('without an author there is no caption, without words nothing', async () => {
  const root = await renderBlock('Quote', { words: 'Be glad.' })
  expect(root.querySelector('figcaption')).toBeNull()
  const blank = await renderBlock('Quote', { words: ' \n', speaker: 'Kirit Mehta', media: 7 })
  expect(blank.childElementCount).toBe(0)
})

test('a quote without words, or with a whole speech, is not published', () => {
  const fields = definitions.get('Quote')?.fields ?? {}
  const issuesOf = (words: string) => validateProps(fields, { words }).map(({ path }) => path)
  expect(issuesOf('')).toEqual(['words'])
  expect(issuesOf('ક'.repeat(601))).toEqual(['words'])
  expect(issuesOf('ક'.repeat(600))).toEqual([])
})
