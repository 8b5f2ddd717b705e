import { Button } from '../ui/button'
import { timeWords } from '../ui/local-words'
import type { UnsavedChanges } from './use-recovery'

/** Offers the unsaved changes of a closed tab. */
export function UnsavedMessage({ unsaved, one }: UnsavedMessageProps) {
  return (
    <div className="ed-message record-form-message" data-tone="plain" role="status">
      <p>{`You changed this ${one} on ${timeWords(unsaved.at)} and did not save it.`}</p>
      <div className="record-form-ways">
        <Button look="primary" onClick={unsaved.restore}>
          Restore my changes
        </Button>
        <Button onClick={unsaved.discard}>Discard them</Button>
      </div>
    </div>
  )
}

interface UnsavedMessageProps {
  readonly unsaved: UnsavedChanges
  readonly one: string
}
