import { ArrowDown, ArrowUp } from 'lucide-react'
import { t } from '#schema/messages/t'
import { IconButton } from '../../../ui/icon-button'

interface MoveButtonsProps {
  readonly index: number
  readonly count: number
  readonly move: (to: number) => void
}

/** Buttons that move a list item without dragging. At the ends, a button keeps the focus and does nothing. */
export function MoveButtons({ index, count, move }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={t('Move up')}
        icon={<ArrowUp size={14} />}
        small
        aria-disabled={index === 0 || undefined}
        onClick={() => move(index - 1)}
      />
      <IconButton
        label={t('Move down')}
        icon={<ArrowDown size={14} />}
        small
        aria-disabled={index === count - 1 || undefined}
        onClick={() => move(index + 1)}
      />
    </>
  )
}
