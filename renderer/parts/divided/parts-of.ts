import { Children, type ReactNode } from 'react'
import type { RawProps } from '#schema/block/block'
import { partCount, partSlots } from './part-fields'

/** One part of a block that is divided into parts. */
export interface Part {
  /** From 1. */
  readonly number: number
  readonly title: string
  readonly content: ReactNode
  /** Beyond the count: the sheets show it as long as it holds a block, so that nothing is lost when the number is made smaller. */
  readonly isSpare: boolean
}

const NAMES = Object.keys(partSlots) as (keyof typeof partSlots)[]

/** The parts that hold something, in order. One without a title is called by its number. */
export function partsOf(
  props: RawProps,
  slots: Readonly<Record<keyof typeof partSlots, ReactNode>>,
): readonly Part[] {
  const count = partCount(props)
  return NAMES.map((name, index) => {
    const title = props[`title${index + 1}`]
    return {
      number: index + 1,
      title: typeof title === 'string' && title.trim() !== '' ? title : String(index + 1),
      content: slots[name],
      isSpare: index >= count,
    }
  }).filter(({ content }) => Children.count(content) > 0)
}
