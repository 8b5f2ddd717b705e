import { Ellipsis, Eye, EyeOff, PenLine, Undo2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { t } from '#schema/messages/t'
import { isChanged, type MenuChange, type MenuNode } from '#schema/records/navigation/menu-changes'
import navigation from '#schema/records/navigation/navigation.record'
import { Field } from '../panel/fields/field'
import { useSession } from '../store/session'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { IconButton } from '../ui/icon-button'
import { MoveItems } from './move-items'
import { linkLabel } from './use-page-titles'

const { label: labelField, link: linkField } = navigation.fields.changes.of

/** Row of an entry in a location's menu: its owner, and the controls to change it. */
export function MenuRow(props: MenuRowProps) {
  const { node, level, titles, at, isOpen } = props
  const { canEdit } = useSession()
  const { entry, change } = node
  const name = change?.label || entry.label
  const isHidden = props.isBelowHidden || change?.hidden === true
  const style = { '--level': level } as CSSProperties
  return (
    <li className="navigation-entry" style={style}>
      <div className="navigation-row navigation-here" data-hidden={isHidden || undefined}>
        <span className="navigation-words">
          <span className="navigation-label">{name}</span>
          <span className="ed-quiet">{linkLabel(change?.link ?? entry.link, titles)}</span>
          <span className="navigation-origin" data-changed={isOtherwise(node) || undefined}>
            {originOf(node)}
          </span>
        </span>
        {level > 0 && (
          <span className="ed-visually-hidden">{`, ${t('level {level}', { level: level + 1 })}`}</span>
        )}
        {canEdit && entry.entryId !== '' && <RowMenu {...props} name={name} />}
      </div>
      {isOpen && at >= 0 && (
        <fieldset className="navigation-fields">
          <legend className="ed-visually-hidden">{name}</legend>
          <Field field={labelField} path={`changes.${at}.label`} />
          <Field field={linkField} path={`changes.${at}.link`} />
        </fieldset>
      )}
    </li>
  )
}

interface MenuRowProps {
  readonly node: MenuNode
  readonly level: number
  /** True if an ancestor is hidden here, and therefore the entry. */
  readonly isBelowHidden: boolean
  /** The complete menu. */
  readonly nodes: readonly MenuNode[]
  readonly deepest: number
  readonly titles: ReadonlyMap<number, string>
  /** Index of the entry's own change; -1 if it has none. */
  readonly at: number
  readonly isOpen: boolean
  readonly change: (id: string, values: Partial<MenuChange>, words: string) => void
  readonly reset: (id: string, words: string) => void
  readonly toggleFields: (id: string) => void
}

function isOtherwise({ change }: MenuNode): boolean {
  return change !== null && isChanged(change)
}

function originOf(node: MenuNode): string {
  if (node.isOwn) return t('Added here')
  if (node.change?.hidden) return t('Hidden here')
  return isOtherwise(node) ? t('Changed here') : t('From the network')
}

function RowMenu(props: MenuRowProps & { readonly name: string }) {
  const { node, nodes, deepest, name, isOpen, change, reset, toggleFields } = props
  const id = node.entry.entryId
  const isHidden = node.change?.hidden === true
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More actions for {name}', { name })}
          icon={<Ellipsis size={16} />}
          small
        />
      }
    >
      {!node.isOwn && (
        <>
          <MenuItem icon={<PenLine size={16} />} onSelect={() => toggleFields(id)}>
            {isOpen ? t('Close text and link') : t('Change text or link')}
          </MenuItem>
          <MenuItem
            icon={isHidden ? <Eye size={16} /> : <EyeOff size={16} />}
            onSelect={() =>
              change(
                id,
                { hidden: !isHidden },
                isHidden
                  ? t('{name} is shown here', { name })
                  : t('{name} is hidden here', { name }),
              )
            }
          >
            {isHidden ? t('Show here') : t('Hide here')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MoveItems id={id} name={name} nodes={nodes} deepest={deepest} change={change} />
      {node.change !== null && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Undo2 size={16} />}
            onSelect={() =>
              reset(
                id,
                t('“{name}” was reset to the network’s version', { name: node.entry.label }),
              )
            }
          >
            {node.isOwn ? t('Move back to its place') : t('Reset to network')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
