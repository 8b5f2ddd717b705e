import { Columns3Cog } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../../app/app-context'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/floating/menu'
import { lazyComponent } from '../../ui/lazy/lazy-component'
import { lazyPart } from '../../ui/lazy/lazy-part'
import type { ColumnChoiceProps } from './column-items'
import { readLists, rememberList } from './list-memory'

const ColumnItems = lazyComponent(
  lazyPart(() => import('./column-items').then((part) => part.ColumnItems)),
)

/** Returns the labels of a list's hidden columns, stored in this browser, and a function to toggle one. */
export function useHiddenColumns(list: string) {
  const { account } = useApp()
  const [hidden, setHidden] = useState(() => readLists(account.id).hidden[list] ?? [])

  function toggle(label: string): void {
    const next = hidden.includes(label)
      ? hidden.filter((other) => other !== label)
      : [...hidden, label]
    // If the browser stores nothing, the choice lasts until the screen is left.
    rememberList(account.id, 'hidden', [list, next])
    setHidden(next)
  }

  return { hidden, toggle }
}

/** Button at the end of a list's header. */
export function ColumnChoice(props: ColumnChoiceProps) {
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          className="ed-icon-button ed-list-columns"
          data-small
          data-tooltip={t('Columns')}
          aria-label={t('Columns')}
        >
          <Columns3Cog size={14} aria-hidden />
        </Button>
      }
    >
      <ColumnItems {...props} />
    </Menu>
  )
}
