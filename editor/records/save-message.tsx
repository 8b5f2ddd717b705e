import { Button } from '../ui/button'
import { timeWords } from '../ui/local-words'
import type { RecordSaving } from './record-saving'
import type { UnsavedChanges } from './use-recovery'

/** Explains why a record was not saved, and offers what can be done about it. */
export function SaveMessage({ saving, one, saveOver, openTheirs }: SaveMessageProps) {
  if (saving.state === 'open' || saving.state === 'saving') return null
  return (
    <div className="ed-message record-form-message" data-tone="danger" role="alert">
      {saving.state === 'conflict' ? (
        <>
          <p>{`${saving.by || 'Someone'} saved a newer version of this ${one}.`}</p>
          <div className="record-form-ways">
            <Button onClick={() => saveOver(saving.version)}>Save my changes on top</Button>
            <Button onClick={openTheirs}>Discard mine and load theirs</Button>
          </div>
        </>
      ) : (
        <p>{saving.state === 'wrong' ? saving.message : `Not saved. ${saving.message}`}</p>
      )}
    </div>
  )
}

interface SaveMessageProps {
  readonly saving: RecordSaving
  readonly one: string
  readonly saveOver: (version: number) => void
  readonly openTheirs: () => void
}

/** Offers the unsaved changes of a closed tab. */
export function UnsavedMessage({ unsaved, one }: UnsavedMessageProps) {
  return (
    <div className="ed-message record-form-message" data-tone="plain" role="status">
      <p>{`You changed this ${one} on ${timeWords(unsaved.at)} but didn’t save it.`}</p>
      <div className="record-form-ways">
        <Button look="primary" onClick={unsaved.restore}>
          Restore my changes
        </Button>
        <Button onClick={unsaved.discard}>Discard</Button>
      </div>
    </div>
  )
}

interface UnsavedMessageProps {
  readonly unsaved: UnsavedChanges
  readonly one: string
}
