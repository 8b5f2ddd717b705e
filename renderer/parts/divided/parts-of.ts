import { Children, type ReactNode } from 'react'
import type { RawProps } from '#schema/block/block'
import { partCount, partSlots } from './part-fields'

/** One part of a divided block. */
export interface DividedPart {
  /** Starts at 1. */
  readonly number: number
  readonly title: string
  readonly content: ReactNode
  /**
   * True if beyond the count: the style sheet shows the part while it contains a block, so that nothing is lost when the number
   * is reduced.
   */
  readonly isSpare: boolean
}

const NAMES = Object.keys(partSlots) as (keyof typeof partSlots)[]

/** Returns the parts that have content, in order. A part without a title is named by its number. */
export function partsOf(
  props: RawProps,
  slots: Readonly<Record<keyof typeof partSlots, ReactNode>>,
): readonly DividedPart[] {
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
