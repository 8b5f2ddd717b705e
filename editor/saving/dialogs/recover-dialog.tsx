import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type Choices, type Clash, NO_CHOICES } from '#schema/page/merge/clash'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import type { PageState, UsableEntry } from '../journal'
import { mergeVersions } from '../merge-versions'
import { isUntouched } from '../restore-entry'
import { ClashChooser } from './clash-chooser'

/** Restores unsaved changes as after a reload if nobody has saved since; otherwise offers them. */
export function RecoverUnsaved(props: RecoverProps) {
  return isUntouched(props.unsaved.entry, props.saved) ? (
    <Restored {...props} />
  ) : (
    <RecoverDialog {...props} />
  )
}

function Restored({ unsaved, hasChanged, restore, onClose }: RecoverProps) {
  const putBack = useEffectEvent(() => {
    // Changes made since are based on the saved version; the entry is then kept for later.
    if (!hasChanged()) restore(unsaved.entry)
    onClose()
  })
  useEffect(() => putBack(), [])
  return null
}

/** Dialog for draft recovery: offers this device's unsaved changes, beside the saved version. */
function RecoverDialog({ unsaved, saved, restore, discard, ...props }: RecoverProps) {
  const { hasUndo, onClose, tools, children } = props
  const { entry } = unsaved
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const merged = mergeVersions({ base: entry.base, mine: entry, theirs: saved.state }, choices)
  const clashes: readonly Clash[] = merged.clashes

  function keep(): void {
    restore(merged)
    onClose()
  }

  return (
    <Dialog
      title={t('You have unsaved changes')}
      description={t(
        'You made them on this device, last on {at}, and they didn’t reach the server.',
        {
          at: longTime(entry.at),
        },
      )}
      onClose={keep}
      wide
      footer={
        <>
          {tools}
          <Button
            onClick={() => {
              discard()
              onClose()
            }}
          >
            {t('Use the saved version')}
          </Button>
          <Button look="primary" autoFocus onClick={keep}>
            {t('Keep my changes')}
          </Button>
        </>
      }
    >
      <p>
        {saved.at
          ? t('{by} also saved changes on {at}. They were merged with yours.', {
              by: saved.by,
              at: longTime(saved.at),
            })
          : t('{by} also saved changes. They were merged with yours.', { by: saved.by })}
        {hasUndo && ` ${t('Undo goes back to the saved version.')}`}
      </p>
      {clashes.length > 0 && (
        <ClashChooser
          clashes={clashes}
          choices={choices}
          theirName={saved.by}
          onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
        />
      )}
      {children}
    </Dialog>
  )
}

interface RecoverProps {
  /** Noun for the edited object: `page`, `event`. */
  /** True if the editor has an Undo button. */
  readonly hasUndo: boolean
  readonly unsaved: UsableEntry
  /** The server's version with its author and time (ISO 8601; empty if unknown). */
  readonly saved: {
    readonly version: number
    readonly state: PageState
    readonly by: string
    readonly at: string
  }
  /** Returns whether changes were made since it was opened. */
  readonly hasChanged: () => boolean
  /** Displays the changes, unmodified or merged with what was saved since. */
  readonly restore: (state: PageState) => void
  readonly discard: () => void
  /** Also called for Escape and the close button, which keep the changes. */
  readonly onClose: () => void
  readonly tools?: ReactNode
  /** Comparison of both versions. */
  readonly children: ReactNode
}

function longTime(iso: string): string {
  return formatDate(iso, { dateStyle: 'long', timeStyle: 'short' })
}
