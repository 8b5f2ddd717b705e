import { expect, test } from 'vitest'
import { afterFirst, goFirst } from './fetch-order'

test('where nothing goes first, nobody waits', async () => {
  await expect(afterFirst()).resolves.toBeUndefined()
})

test('the others wait for all that goes first', async () => {
  const order: string[] = []
  const panelIsThere = goFirst()
  const screenIsThere = goFirst()
  const others = [afterFirst(), afterFirst()].map((turn) => turn.then(() => order.push('another')))
  panelIsThere()
  await Promise.resolve()
  order.push('the last of the first')
  screenIsThere()
  await Promise.all(others)
  expect(order).toEqual(['the last of the first', 'another', 'another'])
})

test('said twice that it is there, nothing else is let go', async () => {
  const panelIsThere = goFirst()
  panelIsThere()
  const screenIsThere = goFirst()
  let isLetGo = false
  const other = afterFirst().then(() => {
    isLetGo = true
  })
  panelIsThere()
  await Promise.resolve()
  expect(isLetGo).toBe(false)
  screenIsThere()
  await other
})
