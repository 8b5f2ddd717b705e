import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { startIslandsIn } from '#renderer/testing/islands'
import { block, renderPage } from '#renderer/testing/render'

const text = (id: string) => block('Text', { html: `<p>${id}</p>` }, { id })

function tabGroup(props: object = {}, slots: Readonly<Record<string, unknown[]>> = {}) {
  return renderPage([
    block(
      'TabGroup',
      { title1: 'સોમવાર', title2: 'Sunday', ...props },
      {
        id: 'week',
        slots: { part1: [text('weekday')], part2: [text('weekend')], ...slots } as never,
      },
    ),
  ])
}

test('without script each tab is a link to its part', async () => {
  const page = await tabGroup()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#week-part-1',
    '#week-part-2',
  ])
  expect(page.querySelector('#week-part-2 .block')?.id).toBe('weekend')
})

test('with script the arrows go from tab to tab, and one part is shown', async () => {
  const page = await tabGroup({ title: 'The week' })
  const stop = startIslandsIn(page)
  const first = screen.getByRole('tab', { name: 'સોમવાર' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Sunday' }).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement?.textContent).toBe('Sunday')
  expect(page.querySelector('#week-part-1')?.getAttribute('hidden')).toBe('until-found')
  expect(page.querySelector('#week-part-2')?.hasAttribute('hidden')).toBe(false)
  stop()
})

test('tabs inside tabs are their own', async () => {
  const inner = block('TabGroup', { title1: 'A', title2: 'B' }, {
    id: 'inner',
    slots: { part1: [text('a')], part2: [text('b')] },
  } as never)
  const page = await tabGroup({}, { part1: [inner] })
  const stop = startIslandsIn(page)
  fireEvent.click(screen.getByRole('tab', { name: 'B' }))
  expect(page.querySelector('#week-part-1')?.hasAttribute('hidden')).toBe(false)
  expect(page.querySelector('#inner-part-1')?.getAttribute('hidden')).toBe('until-found')
  stop()
})

test('a part without a block has no tab, and without any there is nothing', async () => {
  await tabGroup({}, { part2: [] })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['સોમવાર'])
  const none = await tabGroup({}, { part1: [], part2: [] })
  expect(none.querySelector('.tab-group')).toBeNull()
})
