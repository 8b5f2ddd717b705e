import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import {
  type MenuChange,
  type MenuNode,
  type NavigationEntry,
  orphanedChanges,
  resolveMenu,
} from '#schema/records/navigation/menu-changes'
import navigation from '#schema/records/navigation/navigation.record'
import { useFieldValue } from '../panel/form/use-field-value'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { MenuRow } from './menu-row'

const { changes: field } = navigation.fields
const NO_CHANGE = { hidden: false, label: '', link: null, moved: false, under: '', after: '' }

/** A menu as the location shows it: the network's entries, what it has otherwise of them, and its own. */
export function MenuHere({ label, network, own, deepest, titles }: MenuHereProps) {
  const { uiStore } = useSession()
  const changes = useMenuChanges()
  const [open, setOpen] = useState<string | null>(null)
  const headId = useId()
  const nodes = resolveMenu(network, own, changes.all, deepest)
  if (nodes.length === 0) return null
  return (
    <section className="navigation-part" aria-labelledby={headId}>
      <h2 id={headId}>{label}</h2>
      <ol className="navigation-tree">
        {flat(nodes).map(({ node, level, isBelowHidden }) => (
          <MenuRow
            key={node.entry.entryId || node.entry.label}
            {...{ node, level, isBelowHidden, nodes, deepest, titles }}
            at={changes.all.findIndex(({ entry }) => entry === node.entry.entryId)}
            isOpen={open !== null && open === node.entry.entryId}
            change={change}
            reset={reset}
            toggleFields={toggleFields}
          />
        ))}
      </ol>
    </section>
  )

  function change(id: string, values: Partial<MenuChange>, words: string): void {
    changes.put(id, values)
    uiStore.announce(words)
  }

  function reset(id: string, words: string): void {
    changes.drop(id)
    setOpen(null)
    uiStore.announce(words)
  }

  function toggleFields(id: string): void {
    if (open !== id && !changes.all.some(({ entry }) => entry === id)) changes.put(id, {})
    setOpen(open === id ? null : id)
  }
}

interface MenuHereProps {
  readonly label: string
  readonly network: readonly NavigationEntry[]
  readonly own: readonly NavigationEntry[]
  readonly deepest: number
  /** The titles of pages, by id. */
  readonly titles: ReadonlyMap<number, string>
}

/** What is kept of entries that the network has no more: it counts again should they come back. */
export function OrphanedChanges({ menus }: OrphanedChangesProps) {
  const changes = useMenuChanges()
  const orphans = orphanedChanges(changes.all, ...menus)
  if (orphans.length === 0) return null
  return (
    <section className="ed-message" data-tone="plain" aria-label={t('Changes of removed entries')}>
      <p>{t('The network removed these entries. Your changes are kept in case they come back.')}</p>
      <ul className="navigation-orphans">
        {orphans.map(({ entry, label }) => {
          const name = label || t('An entry without a new text')
          return (
            <li key={entry}>
              {name}
              <Button onClick={() => changes.drop(entry)}>
                {t('Remove the change of {name}', { name })}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface OrphanedChangesProps {
  readonly menus: readonly (readonly NavigationEntry[])[]
}

function useMenuChanges() {
  const { value, commit } = useFieldValue(field, 'changes')
  // The declaration says what an item holds.
  const all = (value ?? []) as readonly MenuChange[]
  const others = (id: string) => all.filter(({ entry }) => entry !== id)
  return {
    all,
    /** A place counts after those that were given before. */
    put(id: string, values: Partial<MenuChange>) {
      const known = all.find(({ entry }) => entry === id) ?? { entry: id, ...NO_CHANGE }
      const next = { ...known, ...values }
      commit(
        values.moved || !all.includes(known)
          ? [...others(id), next]
          : all.map((each) => (each === known ? next : each)),
      )
    },
    drop: (id: string) => commit(others(id)),
  }
}

interface Row {
  readonly node: MenuNode
  readonly level: number
  readonly isBelowHidden: boolean
}

function flat(nodes: readonly MenuNode[], level = 0, isBelowHidden = false): readonly Row[] {
  return nodes.flatMap((node) => [
    { node, level, isBelowHidden },
    ...flat(node.items, level + 1, isBelowHidden || node.change?.hidden === true),
  ])
}
