import { Command } from 'cmdk'
import { LayoutTemplate } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent } from 'react'
import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { ancestorsOf, blockOf, type PageTree, slotOf } from '#schema/page/tree'
import { rowLabel, slotLabel } from '../store/block-labels'
import { moveTo } from '../store/commands'
import type { InsertionPoint } from '../store/edits/edited-page'
import {
  type Dragged,
  draggedLabel,
  movedIds,
  othersIn,
  placeOfDragged,
  placesFor,
  placeTitle,
  samePlace,
} from '../store/places'
import { actionTargets } from '../store/selection'
import { usePage, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { BlockIcon } from './block-icon'
import type { BlockDialogProps } from './rename-dialog'
import './move-to-dialog.css'

/** Dialog that moves a block to a place chosen by name, for long distances without dragging. */
export function MoveToDialog({ id, onClosed }: BlockDialogProps) {
  const session = useSession()
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    // Runs after the dialog has tried to return the focus to its opener.
    return () => void setTimeout(() => document.activeElement === document.body && closed())
  }, [])
  const tree = usePage(({ page }) => page.tree)
  const { registry, uiStore } = session
  const what: Dragged = { kind: 'block', id, ids: actionTargets(session, id) }
  const own = placeOfDragged(tree, what)
  const places = placesFor(tree, what, session).filter((place) => !samePlace(place, own))
  const close = () => uiStore.chooseDestination(null)
  return (
    <Dialog
      title={t('{count, plural, one {Move “{label}” to…} other {Move # blocks to…}}', {
        count: movedIds(what).length,
        label: draggedLabel(tree, what, registry),
      })}
      onClose={close}
    >
      <Command className="ed-move-to" label={t('Search places')}>
        <Command.Input className="ed-input" placeholder={t('Search places')} />
        <Command.List className="ed-move-to-list" label={t('Places')}>
          <Command.Empty className="ed-move-to-empty">
            {places.length === 0
              ? t('There’s nowhere else on this page to move it.')
              : t('No place matches.')}
          </Command.Empty>
          {places.map((place, index) => {
            const row = rowOf(tree, what, place, registry)
            return (
              <Command.Item
                // The index distinguishes places with the same name.
                key={`${place.slot} ${place.index}`}
                value={`${placeTitle(tree, what, place, registry)} ${row.title} ${index}`}
                className="ed-move-to-item"
                style={{ '--ed-level': row.level } as CSSProperties}
                onSelect={() => {
                  close()
                  moveTo(session, movedIds(what), place)
                }}
              >
                {row.icon === null ? (
                  <LayoutTemplate size={14} aria-hidden />
                ) : (
                  <BlockIcon name={row.icon} registry={registry} />
                )}
                <span>{row.title}</span>
                <small>{row.where}</small>
              </Command.Item>
            )
          })}
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** Returns a place's row, named after the block before it; the first place is named after its container. */
function rowOf(tree: PageTree, what: Dragged, place: InsertionPoint, registry: Registry): PlaceRow {
  const others = othersIn(tree, place.slot, what)
  const before = others[place.index - 1]
  const where = slotLabel(tree, place.slot, registry)
  const holder = slotOf(place.slot)?.blockId ?? null
  const level = holder === null ? 0 : ancestorsOf(tree, holder).length + 1
  if (before !== undefined) {
    const block = blockOf(tree, before)
    return {
      level,
      icon: block.name,
      title: t('After “{block}”', { block: rowLabel(block, registry) }),
      where,
    }
  }
  const icon = holder === null ? null : blockOf(tree, holder).name
  return { level, icon, title: others.length > 0 ? t('At the top') : t('Inside (empty)'), where }
}

interface PlaceRow {
  /** Number of blocks that contain the place. */
  readonly level: number
  /** Name of the block whose icon is shown; `null` for the page. */
  readonly icon: string | null
  readonly title: string
  readonly where: string
}
