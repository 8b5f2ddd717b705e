import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ArrayField } from '#schema/fields/array'
import { defaultsOf } from '#schema/fields/read'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { useSession, useUi } from '../../../store/session'
import { useSame } from '../../../store/use-same'
import { Button } from '../../../ui/button'
import { lazyComponent } from '../../../ui/lazy/lazy-component'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { SortableList } from '../../../ui/sortable/sortable-list'
import type { ControlProps } from '../../form/control-props'
import { useFieldsForm, useStoredValue } from '../../form/fields-form'
import { useItemKeys } from '../../form/use-item-keys'
import { isPlainObject, valueAt } from '../../form/values'
import { useFound } from '../../pickers/use-found'
import { ArrayItem } from './array-item'
import { OpenAll } from './array-open-all'
import { pictureOf } from './item-summary'
import './array-control.css'

type Item = Readonly<Record<string, unknown>>

// Lazy, because few pages are edited for a location.
const RemovedItems = lazyComponent(
  lazyPart(() => import('./item-origin').then((part) => part.RemovedItems)),
)

/** Control for a list of items with their own fields; several can be open at once, in any order. */
export function ArrayControl({ field, path, aria, labelId, locked, Field }: ControlProps<'array'>) {
  const { uiStore, pageStore, locationVersion: version } = useSession()
  const { source, store } = useFieldsForm()
  const keys = useItemKeys(path)
  const [open, setOpen] = useOpenItems(path, keys)
  const pictures = useItemPictures(field, path)
  const nameOf = (index: number) => `${field.itemLabel} ${index + 1}`
  const isFull = field.max !== undefined && keys.length >= field.max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the label out of its row
    <div
      role="group"
      className="panel-array"
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
    >
      {keys.length === 0 && <p className="panel-array-empty">{t('No items yet')}</p>}
      {keys.length > 1 && (
        <OpenAll
          labelId={labelId}
          keys={keys}
          open={open}
          show={(shown) => setOpen(new Set(shown))}
        />
      )}
      <SortableList keys={keys} nameOf={nameOf} move={move}>
        <ol className="panel-array-items">
          {keys.map((key, index) => (
            <ArrayItem
              key={key}
              itemKey={key}
              field={field}
              path={`${path}.${index}`}
              index={index}
              count={keys.length}
              Field={Field}
              open={open.has(key)}
              locked={locked}
              picture={pictures[index] ?? null}
              toggle={() => setOpen(toggled(open, key))}
              move={(to) => move(index, to)}
              duplicate={isFull ? null : () => duplicate(index)}
              remove={() => remove(index)}
            />
          ))}
        </ol>
      </SortableList>
      {version && <RemovedItems {...{ field, path, locked, isFull, version }} />}
      <div className="panel-array-foot">
        <Button
          id={aria.id}
          aria-labelledby={`${aria.id} ${labelId}`}
          onBlur={aria.onBlur}
          className="panel-array-add"
          aria-disabled={isFull || undefined}
          disabled={locked}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          {t('Add')}
        </Button>
        {isFull && <p className="panel-array-note">{t('At most {max}', { max: field.max })}</p>}
      </div>
    </div>
  )

  function add(): void {
    if (isFull) return
    const items = itemsNow()
    save([...items, defaultsOf(field.of)])
    uiStore.announce(t('“{name}” added', { name: nameOf(items.length) }))
    uiStore.focusIn(source.id, `${path}.${items.length}`)
  }

  function duplicate(index: number): void {
    const items = itemsNow()
    const copy = items[index]
    if (!copy) return
    save(items.toSpliced(index + 1, 0, { ...copy }))
    uiStore.announce(t('“{name}” duplicated', { name: nameOf(index) }))
    uiStore.focusIn(source.id, `${path}.${index + 1}`)
  }

  function remove(index: number): void {
    const items = itemsNow()
    save(items.toSpliced(index, 1))
    const removed = t('“{name}” removed.', { name: nameOf(index) })
    uiStore.toast(removed, { undo: true })
    uiStore.announce(joinSentences(removed, t('Undo is available')))
    // The focused button was removed: focus the item in its place.
    requestAnimationFrame(() => focusItem(path, Math.min(index, items.length - 2), aria.id))
  }

  function move(from: number, to: number): void {
    const items = itemsNow()
    const moved = items[from]
    if (!moved || to < 0 || to >= items.length) return
    save(items.toSpliced(from, 1).toSpliced(to, 0, moved))
    const [name, count] = [nameOf(from), items.length]
    uiStore.announce(t('“{name}” moved, position {to} of {count}', { name, to: to + 1, count }))
  }

  function itemsNow(): readonly Item[] {
    return itemsIn(valueAt(source.values(pageStore.getState().page), path))
  }

  /** Stores the list. Each change is a separate history step. */
  function save(items: readonly Item[]): void {
    store(path, items)
  }
}

function itemsIn(value: unknown): readonly Item[] {
  return Array.isArray(value) && value.every(isPlainObject) ? value : []
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return open.has(key)
    ? new Set([...open].filter((other) => other !== key))
    : new Set([...open, key])
}

/** Returns a thumbnail for each item that has a picture, in one request. */
function useItemPictures(field: ArrayField, path: string): readonly (string | null)[] {
  const ids = useStoredValue(
    path,
    useSame((items: unknown) =>
      Array.isArray(items) ? items.map((item) => pictureOf(field.of, item)) : [],
    ),
  )
  const { records } = useFound('media', ids.filter((id) => id !== null).map(String))
  return ids.map((id) => records.get(String(id))?.thumbnail ?? null)
}

/** Returns the open items; opens an item when one of its fields is requested (`focusField`). */
function useOpenItems(path: string, keys: readonly string[]) {
  const { source } = useFieldsForm()
  const request = useUi(({ focusRequest }) => focusRequest)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [served, setServed] = useState(0)
  const index = request?.blockId === source.id ? itemIndex(request.field, path) : null
  const asked = index === null ? undefined : keys[index]
  if (request && request.count !== served && asked !== undefined) {
    setServed(request.count)
    if (!open.has(asked)) setOpen(new Set([...open, asked]))
  }
  return [open, setOpen] as const
}

/** Returns the list index within a path: 2 for `slides.2.title` in `slides`. */
function itemIndex(field: string | null, path: string): number | null {
  if (!field?.startsWith(`${path}.`)) return null
  const index = Number(field.slice(path.length + 1).split('.')[0])
  return Number.isInteger(index) ? index : null
}

function focusItem(path: string, index: number, otherwise: string): void {
  const items = document.querySelectorAll<HTMLElement>('[data-item-toggle]')
  const item = [...items].find((each) => each.dataset.itemToggle === `${path}.${index}`)
  const target = item ?? document.getElementById(otherwise)
  target?.focus()
}
