import { Icon } from '../kit/icon'
import { RoundButton } from '../kit/round-button'

/** Arrows for a row that scrolls sideways, placed beside or below the element with `data-strip`. */
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
  /** The labels of the arrows. */
  readonly previous: string
  readonly next: string
  readonly className: string
}
