import { Command } from 'cmdk'
import { useEffect, useEffectEvent } from 'react'
import { moveTo } from '../store/commands'
import {
  type Dragged,
  draggedLabel,
  movedIds,
  placeOfDragged,
  placesFor,
  placeTitle,
  samePlace,
} from '../store/places'
import { chosenWith } from '../store/selection'
import { usePage, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import type { BlockDialogProps } from './block-dialog'
import './move-to-dialog.css'

/** Moves a block to a place chosen by name: long moves without dragging. */
export function MoveToDialog({ id, onClosed }: BlockDialogProps) {
  const session = useSession()
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    // After the dialog has tried to give the focus back to its opener.
    return () => void setTimeout(() => document.activeElement === document.body && closed())
  }, [])
  const tree = usePage(({ page }) => page.tree)
  const { registry, uiStore } = session
  const what: Dragged = { kind: 'block', id, ids: chosenWith(session, id) }
  const own = placeOfDragged(tree, what)
  const places = placesFor(tree, what, session).filter((place) => !samePlace(place, own))
  const close = () => uiStore.chooseDestination(null)
  return (
    <Dialog title={`Move ${draggedLabel(tree, what, registry)} to…`} onClose={close}>
      <Command className="ed-move-to" label="Search places">
        <Command.Input className="ed-input" placeholder="Search places" />
        <Command.List className="ed-move-to-list" label="Places">
          <Command.Empty className="ed-move-to-empty">
            {places.length === 0
              ? 'There is no other place for it on this page.'
              : 'No place has this name.'}
          </Command.Empty>
          {places.map((place, index) => (
            <Command.Item
              // The number keeps places of the same name apart.
              key={`${place.slot} ${place.index}`}
              value={`${placeTitle(tree, what, place, registry)} ${index}`}
              className="ed-move-to-item"
              onSelect={() => {
                close()
                moveTo(session, movedIds(what), place)
              }}
            >
              {placeTitle(tree, what, place, registry)}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}
