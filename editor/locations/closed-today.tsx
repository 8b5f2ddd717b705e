import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { everyLocation } from '../api/pages'
import { useApp } from '../app/app-context'
import { managesLocation } from '../screens/screens'
import { Button } from '../ui/button'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast, useToast } from '../ui/screen-toast'

// Lazy, because it includes the record forms.
const actions = lazyPart(() => import('./location-actions'))

/** Button that marks a location as closed today, with undo. */
export function ClosedToday({ locationId, onChanged }: ClosedTodayProps) {
  const { client, account } = useApp()
  const [isBusy, setIsBusy] = useState(false)
  const { toast, showToast } = useToast()
  if (!managesLocation(account, locationId, 'location')) return null

  async function close(): Promise<void> {
    const place = (await everyLocation(client)).find(({ id }) => id === locationId)
    if (!place) throw new Error(t('The location couldn’t be loaded. Try again.'))
    const { closeToday } = await actions.fetch()
    const undo = await closeToday(client, place)
    onChanged()
    showToast(
      t('{name} is marked as closed today. Visitors can see this now.', { name: place.name }),
      () => {
        void attempt(async () => {
          await undo()
          onChanged()
          showToast(t('Undone: the usual hours are shown.'))
        })
      },
    )
  }

  async function attempt(step: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    await step().catch((error: unknown) =>
      showToast(
        joinSentences(t('Not changed.'), error instanceof Error ? error.message : String(error)),
      ),
    )
    setIsBusy(false)
  }

  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void attempt(close)}>
        <DoorClosed size={16} aria-hidden />
        {isBusy ? t('Closing…') : t('Closed today')}
      </Button>
      <ScreenToast toast={toast} />
    </>
  )
}

interface ClosedTodayProps {
  readonly locationId: number
  readonly onChanged: () => void
}
