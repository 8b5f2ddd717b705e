import { expect, test } from 'vitest'
import location from '#schema/records/location/location.record'
import article from '#schema/records/news-article/news-article.record'
import { formatField, pictureIdsIn } from './format-field'

const week = (startHour: number) =>
  JSON.stringify([
    {
      ...{ id: 1, name: 'Darshan', description: '' },
      hours: [
        { weekday: 'SATURDAY', startHour: 7, endHour: 12.5 },
        { weekday: 'SUNDAY', startHour, endHour: 12.5 },
      ],
    },
  ])

test('of opening times the lines that differ are said in words', () => {
  const { hours } = location.fields
  expect(formatField(hours, [week(7), week(9.25)], String)).toEqual([
    'Darshan, Sunday 07:00–12:30',
    'Darshan, Sunday 09:15–12:30',
  ])
  expect(formatField(hours, ['', week(7)], String)[0]).toBe('')
})

test('pictures are called by their names, those in lists too', () => {
  const { image, content } = article.fields
  const nameOf = (id: number) => ({ 132: 'The mandir', 133: 'દીવો' })[id] ?? ''
  expect(formatField(image, [132, null], nameOf)).toEqual(['The mandir', ''])
  const parts = [{ text: '<p>Lights</p>', pictures: [132, 133], layout: '', videoUrl: '' }]
  expect(formatField(content, [[], parts], nameOf)).toEqual(['', 'Lights, The mandir\nદીવો'])
  expect(pictureIdsIn(article.fields, { image: 132, content: parts })).toEqual([132, 132, 133])
})
