import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { folderOfBlock } from '#renderer/registry/block-name'
import { definitions } from '#renderer/registry/definitions'
import { blocks } from './block-pictures.json'
import { SamplePicture } from './sample-picture'

test('every block of the library has its place in the picture of all blocks (npm run docs:blocks makes it)', () => {
  const offered = [...definitions.values()].filter(({ isReference }) => !isReference)
  expect(offered.map(({ name }) => folderOfBlock(name)).sort()).toEqual([...blocks].sort())
})

test('a block shows its own part of the picture, and one without a picture its icon', () => {
  const [first, second] = [...definitions.values()]
  if (!first || !second) throw new Error('The library is empty')
  expect(positionOf(first)).toBe('0% 0%')
  expect(positionOf(second)).not.toBe(positionOf(first))
  expect(positionOf({ ...first, name: 'NotDrawnYet' })).toBeUndefined()
})

function positionOf(definition: Parameters<typeof SamplePicture>[0]['definition']) {
  const { container } = render(<SamplePicture definition={definition} />)
  const part = container.querySelector<HTMLElement>('.ed-sample-picture')
  expect(container.querySelectorAll('svg')).toHaveLength(part ? 0 : 1)
  return part?.style.backgroundPosition
}
