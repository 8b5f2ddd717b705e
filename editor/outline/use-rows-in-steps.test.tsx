import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openOutline, rowOf } from '../testing/open-outline'
import { contentOfLine, testSession } from '../testing/open-session'

const ids = Array.from({ length: 150 }, (_, index) => `b${index}`)
const shownIds = () => screen.getAllByRole('treeitem').map(({ dataset }) => dataset.outlineId)

test('a long outline begins with its first rows and those around the selected block, and becomes whole', async () => {
  const session = testSession(contentOfLine(ids.join(' ')))
  session.uiStore.select('b120')
  openOutline(session)
  const first = shownIds()
  expect(first.length).toBeLessThan(100)
  expect(first.slice(0, 40)).toEqual(ids.slice(0, 40))
  expect(rowOf('b120').tabIndex).toBe(0)
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(150))
  expect(shownIds()).toEqual(ids)
})
