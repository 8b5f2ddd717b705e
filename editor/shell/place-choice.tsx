import { Building2, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { labelLocations } from '../screens/location-choice/location-labels'
import { Button } from '../ui/button'
import { Popover } from '../ui/floating/popover'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { PlaceSelection } from './use-place'

const PlaceList = lazyComponent(
  lazyPart(() => import('./place-list').then((part) => part.PlaceList)),
)

/** Switch for the network or location that the user works on; only its name if there is a single one. */
export function PlaceChoice({ work }: { readonly work: PlaceSelection }) {
  const [isOpen, setIsOpen] = useState(false)
  const { places, shown } = work
  const [only] = places
  if (!only) return null
  if (places.length === 1)
    return (
      <p className="ed-place" data-tooltip={only.name}>
        <Building2 size={16} aria-hidden />
        <span className="ed-navigation-word">{only.name}</span>
      </p>
    )
  const words = shown ? labelOf(shown.id, places) : t('All locations')
  return (
    <Popover
      label={t('Current location')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          look="quiet"
          className="ed-place"
          aria-label={t('Current location: {words}', { words })}
        >
          <Building2 size={16} aria-hidden />
          <span className="ed-navigation-word">{words}</span>
          <ChevronsUpDown size={14} className="ed-place-opens" aria-hidden />
        </Button>
      }
    >
      <PlaceList
        work={work}
        onChosen={() => {
          setIsOpen(false)
        }}
      />
    </Popover>
  )
}

/** Returns the label with its distinguishing part first, because its end may be truncated. */
function labelOf(id: number, places: PlaceSelection['places']): string {
  const labels = labelLocations(places.map((each) => [String(each.id), each.name]))
  return labels.find(({ value }) => value === String(id))?.label ?? ''
}
