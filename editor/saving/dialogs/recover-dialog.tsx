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

/** Puts unsaved work back as after a reload where nobody has saved since; otherwise it is offered. */
export function RecoverUnsaved(props: RecoverProps) {
  return isUntouched(props.unsaved.entry, props.saved) ? (
    <Restored {...props} />
  ) : (
    <RecoverDialog {...props} />
  )
}

function Restored({ unsaved, hasChanged, restore, onClose }: RecoverProps) {
  const putBack = useEffectEvent(() => {
    // What has been written since stands on the saved version; the entry then stays for another time.
    if (!hasChanged()) restore(unsaved.entry)
    onClose()
  })
  useEffect(() => putBack(), [])
  return null
}

/** Draft recovery: offers the changes on this device that never reached the server, beside the saved version. */
function RecoverDialog({ one, unsaved, saved, restore, discard, ...props }: RecoverProps) {
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
      description={t('They were made on this device, last on {at}, and did not reach the server.', {
        at: longTime(entry.at),
      })}
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
        {hasUndo && ` ${t('Undo goes back to the saved {one}.', { one })}`}
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
  /** What was changed: `page`, `event`. */
  readonly one: string
  /** Whether there is an Undo beside what is edited. */
  readonly hasUndo: boolean
  readonly unsaved: UsableEntry
  /** What is on the server now, of whom, and since when (ISO 8601; empty where that is not known). */
  readonly saved: {
    readonly version: number
    readonly state: PageState
    readonly by: string
    readonly at: string
  }
  /** Whether something was written since it was opened. */
  readonly hasChanged: () => boolean
  /** Puts it on the screen, as it was or merged with what was saved since. */
  readonly restore: (state: PageState) => void
  readonly discard: () => void
  /** Also for Escape and the close button, after keeping: nothing is lost. */
  readonly onClose: () => void
  readonly tools?: ReactNode
  /** How they differ. */
  readonly children: ReactNode
}

function longTime(iso: string): string {
  return formatDate(iso, { dateStyle: 'long', timeStyle: 'short' })
}
