import { Button } from '../ui/button'
import type { LeftChanges } from './use-recovery'

/** Offers what a closed tab left unsaved. */
export function LeftMessage({ left, one }: LeftMessageProps) {
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="ed-message record-form-message" data-tone="plain" role="status">
      <p>{`You changed this ${one} on ${at.format(new Date(left.at))} and did not save it.`}</p>
      <div className="record-form-ways">
        <Button look="primary" onClick={left.restore}>
          Restore my changes
        </Button>
        <Button onClick={left.discard}>Discard them</Button>
      </div>
    </div>
  )
}

interface LeftMessageProps {
  readonly left: LeftChanges
  readonly one: string
}
