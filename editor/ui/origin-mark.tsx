import type { MouseEvent } from 'react'
import { t } from '#schema/messages/t'
import { Button } from './button'
import './styles/origin-mark.css'

/** Says whether something is the network's, with a button to reset it. */
export function OriginMark({ text, isChanged, reset }: OriginMarkProps) {
  return (
    <p className="panel-origin">
      <span className={isChanged ? 'panel-origin-mark' : undefined}>{text}</span>
      {reset && (
        <Button
          look="quiet"
          className="panel-origin-reset"
          aria-label={reset.label}
          disabled={reset.disabled}
          onClick={reset.onReset}
        >
          {t('Reset to network')}
        </Button>
      )}
    </p>
  )
}

interface OriginMarkProps {
  readonly text: string
  readonly isChanged: boolean
  /** `null` if there is nothing to reset, or no right to. */
  readonly reset: ResetButton | null
}

interface ResetButton {
  /** Names the thing, too. */
  readonly label: string
  readonly disabled?: boolean
  readonly onReset: (event: MouseEvent<HTMLElement>) => void
}
