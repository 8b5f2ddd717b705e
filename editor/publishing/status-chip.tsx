import { useState } from 'react'
import { t } from '#schema/messages/t'
import { STATUS_LABELS } from '#schema/publication/publication-status'
import { Popover } from '../ui/floating/popover'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { StatusMark } from '../ui/status-mark'
import { usePublicationStatus } from './use-publication-status'
import './status-chip.css'

// Loaded when the status is first opened.
const StatusDetails = lazyComponent(
  lazyPart(() => import('./status-details').then((part) => part.StatusDetails)),
)

const WIDEST = STATUS_LABELS.join('\n')

/** Status of the open page in one or two words; a click shows the details. */
export function StatusChip() {
  const [isOpen, setIsOpen] = useState(false)
  const { id, word, sentences } = usePublicationStatus()
  return (
    <Popover
      label={t('Status')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          className="ed-status-chip"
          title={sentences.join(' ')}
          aria-description={sentences.join(' ')}
        >
          <StatusMark words={word} shape={id} widest={WIDEST} />
        </button>
      }
    >
      <StatusDetails />
    </Popover>
  )
}
