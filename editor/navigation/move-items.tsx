import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { MenuChange, MenuNode } from '#schema/records/navigation/menu-changes'
import { MenuItem } from '../ui/floating/menu'
import { type MenuStep, placeAfter } from './menu-moves'

interface MoveItemsProps {
  readonly id: string
  readonly name: string
  /** The complete menu. */
  readonly nodes: readonly MenuNode[]
  readonly deepest: number
  readonly change: (id: string, values: Partial<MenuChange>, words: string) => void
}

/** Menu items that move an entry among those of its menu. */
export function MoveItems({ id, name, nodes, deepest, change }: MoveItemsProps) {
  const steps = [
    ['up', t('Move up'), <ArrowUp key="up" size={16} />],
    ['down', t('Move down'), <ArrowDown key="down" size={16} />],
    ['in', t('Nest under the entry above'), <ArrowRight key="in" size={16} />],
    ['out', t('Move one level up'), <ArrowLeft key="out" size={16} />],
  ] as const satisfies readonly (readonly [MenuStep, string, unknown])[]
  return steps.map(([step, label, icon]) => {
    const place = placeAfter(nodes, id, step, deepest)
    return (
      <MenuItem
        key={step}
        icon={icon}
        disabled={place === null}
        onSelect={() =>
          place && change(id, { moved: true, ...place }, t('“{name}” was moved', { name }))
        }
      >
        {label}
      </MenuItem>
    )
  })
}
