import { Icon } from '../kit/icon'
import { RoundButton } from '../kit/round-button'

/** Arrows for a row that scrolls sideways, beside or below the element that has `data-strip`. */
export function StripArrows({ previous, next, className }: StripArrowsProps) {
  return (
    <div className={className} data-island="strip-arrows">
      <RoundButton label={previous} action="back">
        <Icon name="chevron-left" />
      </RoundButton>
      <RoundButton label={next} action="forward">
        <Icon name="chevron-right" />
      </RoundButton>
    </div>
  )
}

interface StripArrowsProps {
  /** What the arrows are called. */
  readonly previous: string
  readonly next: string
  readonly className: string
}
