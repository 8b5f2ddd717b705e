import type { MouseEvent, ReactNode } from 'react'
import type { ArrayField } from '#schema/fields/array'
import { t } from '#schema/messages/t'
import { isItem, type ListItem } from '#schema/page/overrides/list-items'
import type { LocationVersion } from '../../../store/location-version'
import { usePage, useSession } from '../../../store/session'
import { useSame } from '../../../store/use-same'
import { OriginMark } from '../../../ui/origin-mark'
import { useFieldsForm } from '../../form/fields-form'
import { originOfItem, removedItems, resetItemToNetwork } from '../../form/network-items'
import { summaryOf } from './item-summary'
import { originTexts } from './origin-texts'

/** In a location's version: whether a list item is the network's, and the way back to it. */
export function ItemOrigin({ version, path, name, locked }: ItemOriginProps) {
  const block = useBlockAtLocation(version)
  const origin = usePage(({ page }) => originOfItem(block, page, path))
  if (origin === null) return null
  const label =
    origin === 'added'
      ? t('Remove “{name}” to match the network', { name })
      : t('Reset “{label}” to the network', { label: name })
  return (
    <OriginMark
      text={originTexts[origin]}
      isChanged={origin !== 'network'}
      reset={origin === 'network' || locked ? null : { label, onReset: reset }}
    />
  )

  function reset({ currentTarget }: MouseEvent<HTMLElement>): void {
    const row = currentTarget.closest('li')
    const list = row?.parentElement
    const before = row?.previousElementSibling
    if (!resetItemToNetwork(block, { path, label: name })) return
    if (origin === 'added')
      block.session.uiStore.toast(t('“{name}” removed.', { name }), { undo: true })
    // The button disappears, so the focus moves to its item, or to the one beside it.
    requestAnimationFrame(() =>
      buttonIn(row?.isConnected ? row : (itemAt(list, path) ?? before))?.focus(),
    )
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
export function RemovedItems({ field, ...list }: RemovedItemsProps) {
  const removed = useRemovedItems(list.version, list.path)
  const items = removed.map(({ index, item }) => ({
    index,
    name:
      (isItem(item) && field.summary?.(item)) ||
      summaryOf(field.of, item) ||
      `${field.itemLabel} ${index + 1}`,
  }))
  return <RemovedList {...list} items={items} />
}

interface RemovedItemsProps extends ListAtLocation {
  readonly field: ArrayField
}

/** Returns the network's items that were removed from a list here. */
export function useRemovedItems(version: LocationVersion, path: string): readonly RemovedItem[] {
  const block = useBlockAtLocation(version)
  return usePage(useSame(({ page }) => removedItems(block, page, path)))
}

interface RemovedItem {
  /** The network's index. */
  readonly index: number
  readonly item: ListItem
}

export function RemovedList({ version, path, locked, isFull, items }: RemovedListProps) {
  const block = useBlockAtLocation(version)
  if (items.length === 0) return null
  return (
    <ul className="panel-array-items panel-array-removed" aria-label={originTexts.removed}>
      {items.map(({ index, name, picture }) => {
        const reset = {
          label: t('Reset “{label}” to the network', { label: name }),
          disabled: isFull,
          onReset: (event: MouseEvent<HTMLElement>) => restore(event, index, name),
        }
        return (
          <li key={index} className="panel-array-item">
            {picture}
            <span className="panel-array-summary">{name}</span>
            <OriginMark text={originTexts.removed} isChanged reset={locked ? null : reset} />
          </li>
        )
      })}
    </ul>
  )

  function restore({ currentTarget }: MouseEvent<HTMLElement>, index: number, name: string): void {
    const list = currentTarget.closest('ul')?.parentElement
    const before = new Set(list?.querySelectorAll('[data-item]'))
    if (!resetItemToNetwork(block, { path, removed: index, label: name })) return
    requestAnimationFrame(() => {
      const items = [...(list?.querySelectorAll('[data-item]') ?? [])]
      buttonIn(items.find((each) => !before.has(each)))?.focus()
    })
  }
}

interface ListAtLocation {
  readonly version: LocationVersion
  /** Path of the list. */
  readonly path: string
  readonly locked: boolean
  /** True if the list can take no more items. */
  readonly isFull: boolean
}

interface RemovedListProps extends ListAtLocation {
  readonly items: readonly {
    /** The network's index. */
    readonly index: number
    readonly name: string
    readonly picture?: ReactNode
  }[]
}

function itemAt(list: Element | null | undefined, path: string): Element | undefined {
  return [...(list?.children ?? [])].find((row) => (row as HTMLElement).dataset.item === path)
}

/** Returns the button that opens an item, or the first one of a picture. */
function buttonIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-item-toggle], .panel-array-actions button') ?? null
}

function useBlockAtLocation(version: LocationVersion) {
  const session = useSession()
  const { source } = useFieldsForm()
  return { session, source, version }
}
