import type { RawProps, Slot } from '#schema/block/block'
import { number, string } from '#schema/fields'
import { t } from '#schema/messages/t'

const MIN_PARTS = 2
const MAX_PARTS = 8

/** Returns the number of parts a block shows even if they are empty. */
export function partCount({ count }: RawProps): number {
  const wanted = typeof count === 'number' ? Math.round(count) : MIN_PARTS
  return Math.min(Math.max(wanted, MIN_PARTS), MAX_PARTS)
}

export const countOfParts = number({
  label: t('Number of parts'),
  help: t('Two to eight. Extra parts that still contain blocks stay visible.'),
  default: MIN_PARTS,
  min: MIN_PARTS,
  max: MAX_PARTS,
})

/** Returns the title field of a part. Titles belong to a slot, so both stay together when parts are added or removed. */
function titleOf(part: number, example?: string) {
  return string({
    label: t('Title of part {part}', { part }),
    help: t('What is in this part, in a few words.'),
    required: true,
    max: 120,
    ...(example !== undefined && { example }),
  })
}

export const partTitles = {
  title1: titleOf(1, 'First part'),
  title2: titleOf(2, 'Second part'),
  title3: titleOf(3),
  title4: titleOf(4),
  title5: titleOf(5),
  title6: titleOf(6),
  title7: titleOf(7),
  title8: titleOf(8),
}

/** For each title field, the numbers of parts with which it is shown. */
export const titlesShownBy = {
  title3: shownFrom(3),
  title4: shownFrom(4),
  title5: shownFrom(5),
  title6: shownFrom(6),
  title7: shownFrom(7),
  title8: shownFrom(8),
} as const

function shownFrom(part: number) {
  const counts = Array.from({ length: MAX_PARTS - part + 1 }, (_, index) => part + index)
  return { field: 'count', is: counts } as const
}

export const partSlots = {
  part1: slotOf(1),
  part2: slotOf(2),
  part3: slotOf(3),
  part4: slotOf(4),
  part5: slotOf(5),
  part6: slotOf(6),
  part7: slotOf(7),
  part8: slotOf(8),
}

function slotOf(part: number): Slot {
  const label = t('Part {part}', { part })
  const titleField = `title${part}`
  if (part <= MIN_PARTS) return { label, titleField }
  return { label, titleField, isShownEmpty: (props) => partCount(props) >= part }
}
