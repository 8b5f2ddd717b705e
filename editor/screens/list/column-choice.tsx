import { Columns3Cog } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../../app/app-context'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/floating/menu'
import { fetchedComponent } from '../../ui/lazy/fetched-component'
import { fetchedPart } from '../../ui/lazy/fetched-part'
import type { ColumnChoiceProps } from './column-props'
import { readLists, rememberList } from './list-memory'

const ColumnItems = fetchedComponent(
  fetchedPart(() => import('./column-items').then((part) => part.ColumnItems)),
)

/** The labels of the columns of a list that are hidden, remembered in this browser, and how to hide and show one. */
export function useHiddenColumns(list: string) {
  const { account } = useApp()
  const [hidden, setHidden] = useState(() => readLists(account.id).hidden[list] ?? [])

  function toggle(label: string): void {
    const next = hidden.includes(label)
      ? hidden.filter((other) => other !== label)
      : [...hidden, label]
    // Where the browser keeps nothing, it holds until the screen is left.
    rememberList(account.id, 'hidden', [list, next])
    setHidden(next)
  }

  return { hidden, toggle }
}

/** At the end of the head of a list. */
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
