import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import sample from './social-sub-feeds.sample'

const bare = { title: 'Ottawa', image: null, instagram: '', twitter: '', facebook: '' }

test('under Social Media Feeds there is a card for each city', async () => {
  const root = await renderBlock('SocialSubFeeds', sample)
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Social Media Feeds')
  const cities = within(root).getAllByRole('heading', { level: 3 })
  expect(cities.map(({ textContent }) => textContent)).toEqual([
    'Brookfield',
    'Ottawa',
    'Leicester',
    'Nairobi',
  ])
})

test('a card links to Instagram, Twitter and Facebook', async () => {
  const root = await renderBlock('SocialSubFeeds', sample)
  const links = ['Instagram', 'Twitter', 'Facebook'].map((network) =>
    within(root).getByLabelText(`Ottawa on ${network}`).getAttribute('href'),
  )
  expect(links).toEqual([
    'https://instagram.example.org/deepmala.ottawa',
    'https://twitter.example.org/deepmala_ottawa',
    'https://facebook.example.org/deepmala.ottawa',
  ])
})

test('a channel without a safe address is not linked', async () => {
  const items = [{ ...bare, instagram: 'javascript:alert(1)', twitter: '  ', facebook: 'facebook' }]
  const root = await renderBlock('SocialSubFeeds', { items })
  expect(root.querySelector('a, img')).toBeNull()
  expect(within(root).getByText('Ottawa')).toBeDefined()
})

test('a card without a name is not shown, and no card renders nothing', async () => {
  const items = [
    { ...bare, title: ' ' },
    { ...bare, title: 'અમદાવાદ' },
  ]
  const root = await renderBlock('SocialSubFeeds', { items })
  expect(within(root).getAllByRole('listitem')).toHaveLength(1)
  expect((await renderBlock('SocialSubFeeds')).childElementCount).toBe(0)
})
