import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { picture } from '#renderer/testing/world'
import { sizeText } from './file-type'

const file = (id: number | null, label = '', description = '') => ({ file: id, label, description })
const pdf = (id: number, displayName: string) =>
  picture(id, {
    displayName,
    type: 'application/pdf',
    fileSize: 1_440_000,
    src: `/media/${id}-ab/original`,
  })

test('each file says what it is before it is downloaded; one that is gone is left out', async () => {
  const files = [pdf(7, 'timetable.pdf'), picture(8, { type: 'image/jpeg' })]
  const source = {
    media: async (ids: readonly number[]) => files.filter(({ id }) => ids.includes(id)),
  }
  await renderBlock(
    'Download',
    {
      items: [
        file(7, 'સમયપત્રક', 'Classes'),
        file(null, 'Nothing'),
        file(9, 'Gone'),
        file(8),
        file(7),
      ],
    },
    { source },
  )
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'સમયપત્રકClassesPDF, 1.4 MB',
    'Picture 8JPEG',
    'timetable.pdfPDF, 1.4 MB',
  ])
  expect(links[0]?.getAttribute('href')).toBe('/media/7-ab/original')
  const names = links.map((link) => link.getAttribute('download'))
  expect(names).toEqual(['timetable.pdf', 'Picture 8.jpg', 'timetable.pdf'])
})

test('without files nothing is shown, not even the heading', async () => {
  expect((await renderBlock('Download', { title: 'Forms', items: [] })).textContent).toBe('')
})

test.each([
  [null, ''],
  [undefined, ''],
  [0, '1 kB'],
  [94_846, '95 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [20_000_000, '20.0 MB'],
])('%s bytes: “%s”', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
