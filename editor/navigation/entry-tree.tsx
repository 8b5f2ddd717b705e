import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { restrictToParentElement } from '@dnd-kit/modifiers'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Fields } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import { t } from '#schema/messages/t'
import { controlId } from '../panel/fields/use-focus-request'
import { useFieldsForm } from '../panel/form/fields-form'
import { useFieldValue } from '../panel/form/use-field-value'
import { useItemKeys } from '../panel/form/use-item-keys'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import {
  add,
  type Entries,
  type Entry,
  type EntryListChange,
  endOf,
  levelAt,
  moveTo,
} from './entry-list'
import { EntryRow } from './entry-row'

/** Horizontal drag distance per level, in pixels; equals the indentation in the style sheet. */
const INDENT = 28

/** The editor announces moves in its own live region; dnd-kit would repeat them, in English. */
const SILENT = { container: document.createElement('div') }

/** Tree of a list's entries, sorted by dragging, keys and menus. */
export function EntryTree({ field, name, deepest, titles }: EntryTreeProps) {
  const { canEdit, uiStore } = useSession()
  const { value, commit } = useFieldValue(field, name)
  const keys = useItemKeys(name)
  const [open, setOpen] = useState<number | null>(null)
  const focus = useFocusAfterMove(name)
  const headId = useId()
  // The declaration's fields define the entry type.
  const entries = (value ?? []) as unknown as Entries
  const isFull = field.max !== undefined && entries.length >= field.max
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  return (
    <section className="navigation-part" aria-labelledby={headId}>
      <h2 id={headId}>{field.label}</h2>
      <p className="ed-quiet">{field.help}</p>
      {entries.length === 0 && <p className="navigation-none">{t('Nothing yet.')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToParentElement]}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ol className="navigation-tree">
            {keys.map((key, index) => (
              <EntryRow
                key={key}
                {...{ entries, index, deepest, titles, isFull }}
                id={key}
                path={`${name}.${index}`}
                fields={field.of}
                isOpen={open === index}
                locked={!canEdit}
                toggle={() => setOpen(open === index ? null : index)}
                change={change}
                insert={insert}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {canEdit && (
        <Button
          id={`${headId}-add`}
          aria-labelledby={`${headId}-add ${headId}`}
          disabled={isFull}
          onClick={() => insert(null)}
        >
          <Plus size={16} aria-hidden />
          {t('Add')}
        </Button>
      )}
      {isFull && <p className="ed-quiet">{t('At most {max}', { max: field.max })}</p>}
    </section>
  )

  function change(changed: EntryListChange | null, words: string, from: number | null): void {
    if (changed === null) {
      uiStore.announce(t('The entry can’t be moved there'))
      return
    }
    commit(changed.entries)
    // Indexes have changed: only the moved entry stays open.
    setOpen(open !== null && open === from ? changed.at : null)
    focus({ at: changed.at, part: 'row' })
    uiStore.announce(words)
  }

  function insert(after: Parameters<typeof add>[2]): void {
    const changed = add(entries, emptyEntry(field), after)
    commit(changed.entries)
    setOpen(changed.at)
    focus({ at: changed.at, part: 'label' })
  }

  function drop({ active, over, delta }: DragEndEvent): void {
    const from = keys.indexOf(String(active.id))
    const target = over ? keys.indexOf(String(over.id)) : -1
    if (from < 0 || target < 0) return
    const to = indexWithout(entries, from, target)
    const wanted = (entries[from]?.level ?? 0) + Math.round(delta.x / INDENT)
    const level = levelAt(entries, from, { to, level: Math.max(0, wanted), deepest })
    const changed = level === null ? null : moveTo(entries, from, { to, level })
    change(changed, t('“{name}” was moved', { name: entries[from]?.label || t('New entry') }), from)
  }
}

interface EntryTreeProps {
  readonly field: ArrayField<Fields>
  readonly name: string
  /** Number of levels below the first. */
  readonly deepest: number
  /** Page titles by id. */
  readonly titles: ReadonlyMap<number, string>
}

/** Returns the target index for an entry dropped on another one, not counting the entry and its descendants. */
function indexWithout(entries: Entries, from: number, target: number): number {
  const end = endOf(entries, from)
  if (target >= end) return target + 1 - (end - from)
  // Dropped on itself, the entry keeps its index; its level may change.
  return Math.min(target, from)
}

function emptyEntry({ of }: ArrayField<Fields>): Entry {
  const values = Object.entries(of).map(([name, each]) => [name, each.default])
  // The id is assigned here, so that a location's draft can already move the entry.
  return { ...Object.fromEntries(values), entryId: crypto.randomUUID().slice(0, 13) } as Entry
}

interface FocusRequest {
  readonly at: number
  readonly part: 'row' | 'label'
}

/** Focuses a moved entry after it is rendered at its new position, because browsers drop the focus of moved elements. */
function useFocusAfterMove(name: string) {
  const { formId } = useFieldsForm()
  const [asked, setAsked] = useState<FocusRequest | null>(null)
  const served = useRef<FocusRequest | null>(null)
  useEffect(() => {
    if (asked === null || asked === served.current) return
    served.current = asked
    const path = `${name}.${asked.at}`
    const row = document.querySelector<HTMLElement>(`[data-entry="${path}"]`)
    const label = document.getElementById(controlId(formId, `${path}.label`))
    const target = asked.part === 'label' ? (label ?? row) : row
    target?.focus()
  }, [asked, name, formId])
  return setAsked
}
