import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import {
  type MenuChange,
  type MenuNode,
  type NavigationEntry,
  orphanedChanges,
  resolveMenu,
} from '#schema/records/navigation/menu-changes'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { MenuRow } from './menu-row'
import { useMenuChanges } from './use-menu-changes'

/** Menu of a location: the network's entries, the location's changes to them, and its own entries. */
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
        {flattenMenu(nodes).map(({ node, level, isBelowHidden }) => (
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
  /** Page titles by id. */
  readonly titles: ReadonlyMap<number, string>
}

/** List of changes to entries that the network has removed; they apply again if the entries return. */
export function OrphanedChanges({ menus }: OrphanedChangesProps) {
  const changes = useMenuChanges()
  const orphans = orphanedChanges(changes.all, ...menus)
  if (orphans.length === 0) return null
  return (
    <section className="ed-message" data-tone="plain" aria-label={t('Changes to removed entries')}>
      <p>
        {t(
          'The network removed these entries. Your changes to them are kept in case the entries come back.',
        )}
      </p>
      <ul className="navigation-orphans">
        {orphans.map(({ entry, label }) => {
          const name = label || t('Unnamed entry')
          return (
            <li key={entry}>
              {name}
              <Button onClick={() => changes.drop(entry)}>
                {t('Remove the change to {name}', { name })}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface OrphanedChangesProps {
  readonly menus: readonly (readonly Pick<NavigationEntry, 'entryId'>[])[]
}

/** A node of a menu as a row. */
export interface Row {
  readonly node: MenuNode
  readonly level: number
  readonly isBelowHidden: boolean
}

/** Returns the rows of a menu, parents before what is below them. */
export function flattenMenu(
  nodes: readonly MenuNode[],
  level = 0,
  isBelowHidden = false,
): readonly Row[] {
  return nodes.flatMap((node) => [
    { node, level, isBelowHidden },
    ...flattenMenu(node.items, level + 1, isBelowHidden || node.change?.hidden === true),
  ])
}
