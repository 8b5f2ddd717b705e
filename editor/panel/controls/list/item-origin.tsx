import type { MouseEvent } from 'react'
import type { ArrayField } from '#schema/fields/array'
import { t } from '#schema/messages/t'
import type { ItemOrigin as Origin } from '#schema/page/overrides/reset-items'
import type { LocationVersion } from '../../../store/location-version'
import { usePage, useSession } from '../../../store/session'
import { useSame } from '../../../store/use-same'
import { OriginMark } from '../../../ui/origin-mark'
import { useFieldsForm } from '../../form/fields-form'
import { originOfItem, removedItems, resetItemToNetwork } from '../../form/network-items'
import { summaryOf } from './item-summary'

const TEXTS: Readonly<Record<Origin, string>> = {
  added: t('Added here'),
  changed: t('Changed here'),
  changedAndMoved: t('Changed and moved here'),
  moved: t('Moved here'),
  network: t('From the network'),
}

/** In a location's version: whether a list item is the network's, and the way back to it. */
export function ItemOrigin({ version, path, name, locked }: ItemOriginProps) {
  const block = useBlockAtLocation(version)
  const origin = usePage(({ page }) => originOfItem(block, page, path))
  if (origin === null) return null
  const label =
    origin === 'added'
      ? t('Reset to network: remove {name}', { name })
      : t('Reset {label} to the network', { label: name })
  return (
    <OriginMark
      text={TEXTS[origin]}
      isChanged={origin !== 'network'}
      reset={origin === 'network' || locked ? null : { label, onReset: reset }}
    />
  )

  function reset({ currentTarget }: MouseEvent<HTMLElement>): void {
    const row = currentTarget.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    if (!resetItemToNetwork(block, { path, label: name })) return
    if (origin === 'added')
      block.session.uiStore.toast(t('{name} removed.', { name }), { undo: true })
    // The button disappears, so the focus moves to its item, or to the one beside it.
    requestAnimationFrame(() => toggleIn(row?.isConnected ? row : neighbour)?.focus())
  }
}

interface ItemOriginProps {
  readonly version: LocationVersion
  /** Path such as `slides.2`. */
  readonly path: string
  /** Name of the item, such as “Slide 3”. */
  readonly name: string
  readonly locked: boolean
}

/** In a location's version: the network's items that were removed from a list here, with the way back. */
export function RemovedItems({ version, field, path, locked, isFull }: RemovedItemsProps) {
  const block = useBlockAtLocation(version)
  const removed = usePage(useSame(({ page }) => removedItems(block, page, path)))
  if (removed.length === 0) return null
  return (
    <ul className="panel-array-items panel-array-removed" aria-label={t('Removed here')}>
      {removed.map(({ index, item }) => {
        const name =
          field.summary?.(item) || summaryOf(field.of, item) || `${field.itemLabel} ${index + 1}`
        const reset = {
          label: t('Reset {label} to the network', { label: name }),
          disabled: isFull,
          onReset: (event: MouseEvent<HTMLElement>) => restore(event, index, name),
        }
        return (
          <li key={index} className="panel-array-item">
            <span className="panel-array-summary">{name}</span>
            <OriginMark text={t('Removed here')} isChanged reset={locked ? null : reset} />
          </li>
        )
      })}
    </ul>
  )

  function restore({ currentTarget }: MouseEvent<HTMLElement>, index: number, name: string): void {
    const list = currentTarget.closest('.panel-array')
    const before = new Set(list?.querySelectorAll('[data-item-toggle]'))
    if (!resetItemToNetwork(block, { path, removed: index, label: name })) return
    requestAnimationFrame(() => {
      const toggles = [...(list?.querySelectorAll<HTMLElement>('[data-item-toggle]') ?? [])]
      toggles.find((each) => !before.has(each))?.focus()
    })
  }
}

interface RemovedItemsProps {
  readonly version: LocationVersion
  readonly field: ArrayField
  readonly path: string
  readonly locked: boolean
  /** True if the list can take no more items. */
  readonly isFull: boolean
}

function toggleIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-item-toggle]') ?? null
}

function useBlockAtLocation(version: LocationVersion) {
  const session = useSession()
  const { source } = useFieldsForm()
  return { session, source, version }
}
