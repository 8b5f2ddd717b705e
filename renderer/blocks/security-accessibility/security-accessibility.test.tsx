import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'

function rules(root: HTMLElement) {
  return Array.from(root.querySelectorAll('ol h3'), ({ textContent }) => textContent)
}

test('it lists 8 security rules', async () => {
  const root = await renderBlock('SecurityAccessibility')
  expect(rules(root)).toHaveLength(8)
  expect(rules(root)[0]).toBe('Bags are looked through at the gate')
  const details = [...root.querySelectorAll('ol li p')].map(({ textContent }) => textContent)
  expect(details).toHaveLength(8)
  for (const text of details) expect(text).toMatch(/^\[\[.+\]\]$/)
})

test('its tabs are Dress Code, Shoes, Conduct and Seating Arrangement, the first one open', async () => {
  const root = await renderBlock('SecurityAccessibility')
  const stop = startIslandsIn(root)
  const tabs = within(root).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Dress Code',
    'Shoes',
    'Conduct',
    'Seating Arrangement',
  ])
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
  fireEvent.click(within(root).getByRole('tab', { name: 'Conduct' }))
  expect(within(root).getByRole('tabpanel').textContent).toContain('speak softly')
  stop()
})

test('rules and tabs without words are left out; the same rule twice is not', async () => {
  const root = await renderBlock('SecurityAccessibility', {
    rules: [
      { title: 'પાલતુ પ્રાણીઓ નહીં', text: '' },
      { title: ' ', text: 'Lost' },
      { title: 'પાલતુ પ્રાણીઓ નહીં', text: '' },
    ],
    tabs: [{ title: ' ', text: '<p>Lost</p>' }],
  })
  expect(rules(root)).toEqual(['પાલતુ પ્રાણીઓ નહીં', 'પાલતુ પ્રાણીઓ નહીં'])
  expect(root.querySelector('.tabs')).toBeNull()
  expect(root.textContent).not.toContain('Lost')
})

test('formatted texts lose what could do harm', async () => {
  const tabs = [{ title: 'Shoes', text: '<p onclick="alert(1)">Off, <b>please</b></p>' }]
  const root = await renderBlock('SecurityAccessibility', { tabs })
  expect(root.querySelector('.tabs-panel')?.innerHTML).toContain('Off, <b>please</b>')
  expect(root.innerHTML).not.toContain('onclick')
})
