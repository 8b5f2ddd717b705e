import { Ellipsis, Eye, EyeOff, Link, PenLine, Trash2, Undo2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { t } from '#schema/messages/t'
import type { MenuChange, MenuNode } from '#schema/records/navigation/menu-changes'
import navigation from '#schema/records/navigation/navigation.record'
import { Field } from '../panel/fields/field'
import { useSession } from '../store/session'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { IconButton } from '../ui/icon-button'
import { shortName } from '../ui/language-names'
import type { LanguageEntry } from './language-texts'
import type { Row } from './menu-here'
import { MoveItems } from './move-items'
import { linkLabel } from './use-page-titles'

const { label: labelField, link: linkField } = navigation.fields.entries.of

/** Row of an entry in a language: the default text beside its translation, or the fields of an entry only in this language. */
export function LanguageRow(props: LanguageRowProps) {
  const { row, titles, path, text, isOpen, isMissing, language } = props
  const { canEdit } = useSession()
  const { entry, change, isOwn } = row.node
  const style = { '--level': row.level } as CSSProperties
  const isHidden = row.isBelowHidden || change?.hidden === true
  const name = entry.label || t('New entry')
  return (
    <li className="navigation-entry" style={style}>
      <div
        className="navigation-row navigation-here navigation-in-language"
        data-hidden={isHidden || undefined}
      >
        <span className="navigation-words">
          <span className="navigation-label">{name}</span>
          <span className="ed-quiet">{linkLabel(change?.link ?? entry.link, titles)}</span>
        </span>
        {!isOwn && (
          <input
            type="text"
            className="ed-input navigation-text"
            aria-label={t('{name} in {language}', { name, language: shortName(language) })}
            lang={language}
            maxLength={labelField.max}
            placeholder={entry.label}
            value={text?.label ?? ''}
            readOnly={!canEdit}
            onChange={(event) => props.write(event.target.value)}
          />
        )}
        <span className="navigation-origin" data-changed={isMissing || undefined}>
          {stateOf(props, isHidden)}
        </span>
        {row.level > 0 && (
          <span className="ed-visually-hidden">{`, ${t('level {level}', { level: row.level + 1 })}`}</span>
        )}
        {canEdit && <RowMenu {...props} name={name} />}
      </div>
      {isOpen && (isOwn || text?.part === 'textAndLink') && (
        <fieldset className="navigation-fields">
          <legend className="ed-visually-hidden">{name}</legend>
          {isOwn && <Field field={labelField} path={`${path}.label`} />}
          <Field field={linkField} path={`${path}.link`} />
        </fieldset>
      )}
    </li>
  )
}

interface LanguageRowProps {
  readonly row: Row
  readonly nodes: readonly MenuNode[]
  readonly deepest: number
  readonly titles: ReadonlyMap<number, string>
  readonly language: string
  /** Path of the language's entry in the record: `entries.3`. */
  readonly path: string
  /** The entry's text in this language, if it has one. */
  readonly text: LanguageEntry | undefined
  /** True if visitors see the text of the default language. */
  readonly isMissing: boolean
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly write: (label: string) => void
  readonly setLink: (isOwn: boolean) => void
  readonly put: (id: string, values: Partial<MenuChange>, words: string) => void
  readonly remove: () => void
}

function stateOf({ row, isMissing, text, language }: LanguageRowProps, isHidden: boolean): string {
  const named = shortName(language)
  if (isHidden) return t('Hidden in {language}', { language: named })
  if (row.node.isOwn) return t('Only in {language}', { language: named })
  if (isMissing) return t('No {language} text', { language: named })
  if (text?.part === 'textAndLink') return t('Custom link')
  return text ? '' : t('From the network')
}

function RowMenu(props: LanguageRowProps & { readonly name: string }) {
  const { row, name, isOpen, toggle, put, remove, text, setLink, language } = props
  const { isOwn } = row.node
  const hasLink = text?.part === 'textAndLink'
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
      {isOwn && (
        <MenuItem icon={<PenLine size={16} />} onSelect={toggle}>
          {isOpen ? t('Close text and link') : t('Change text or link')}
        </MenuItem>
      )}
      {!isOwn && (
        <MenuItem
          icon={<Link size={16} />}
          disabled={text === undefined}
          onSelect={() => setLink(!hasLink)}
        >
          {hasLink
            ? t('Use the default link')
            : t('Another link in {language}', { language: shortName(language) })}
        </MenuItem>
      )}
      {hasLink && !isOpen && (
        <MenuItem icon={<PenLine size={16} />} onSelect={toggle}>
          {t('Change the link')}
        </MenuItem>
      )}
      {!isOwn && <HideItem {...props} />}
      {isOwn && (
        <>
          <MenuSeparator />
          <MoveItems {...props} id={row.node.entry.entryId} change={put} />
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={16} />} danger onSelect={remove}>
            {t('Remove')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function HideItem({ row, name, put, language }: LanguageRowProps & { readonly name: string }) {
  const { entry, change } = row.node
  const isHidden = change?.hidden === true
  const named = shortName(language)
  return (
    <>
      <MenuItem
        icon={isHidden ? <Eye size={16} /> : <EyeOff size={16} />}
        onSelect={() =>
          put(
            entry.entryId,
            { hidden: !isHidden },
            isHidden
              ? t('{name} is shown in {language}', { name, language: named })
              : t('{name} is hidden in {language}', { name, language: named }),
          )
        }
      >
        {isHidden
          ? t('Show in {language}', { language: named })
          : t('Hide in {language}', { language: named })}
      </MenuItem>
      {!isHidden && change?.moved && (
        <MenuItem
          icon={<Undo2 size={16} />}
          onSelect={() => put(entry.entryId, { moved: false }, t('“{name}” was moved', { name }))}
        >
          {t('Move back to its place')}
        </MenuItem>
      )}
    </>
  )
}
