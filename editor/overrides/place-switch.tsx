import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Popover } from '../ui/floating/popover'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import './place-switch.css'

// Loaded when first opened.
const PlaceChoice = lazyComponent(
  lazyPart(() => import('./place-choice').then((part) => part.PlaceChoice)),
)

/** Button with the location of the open version of a network page, which switches to another location. */
export function PlaceSwitch() {
  const [isOpen, setIsOpen] = useState(false)
  const { locationVersion } = useSession()
  const { locationName } = useEditing().document.summary
  return (
    <Popover
      label={t('Location')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          className="ed-place-switch"
          data-elsewhere={locationVersion !== undefined}
          title={t('Show a location’s version of this page')}
        >
          <span>
            {locationVersion
              ? t('{locationName}’s version', { locationName })
              : t('Network · {locationName}', { locationName })}
          </span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <PlaceChoice onChosen={() => setIsOpen(false)} />
    </Popover>
  )
}
