import { ChevronRight, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { type ComponentType, useCallback, useSyncExternalStore } from 'react'
import type { AnyField } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import { t } from '#schema/messages/t'
import { isBlankItem } from '../../../store/marked-problems'
import { useSession } from '../../../store/session'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/floating/menu'
import { IconButton } from '../../../ui/icon-button'
import { lazyComponent } from '../../../ui/lazy/lazy-component'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { useSortableItem } from '../../../ui/sortable/sortable-list'
import type { FieldProps } from '../../form/control-props'
import { useFieldsForm, useStoredValue } from '../../form/fields-form'
import { isPlainObject } from '../../form/values'
import { Thumbnail } from '../../pickers/record-option'
import { summaryOf } from './item-summary'
import { MoveButtons } from './move-buttons'

// Lazy, because few pages are edited for a location.
const ItemOrigin = lazyComponent(
  lazyPart(() => import('./item-origin').then((part) => part.ItemOrigin)),
)

/** List item: a row with a summary that expands to its fields. */
export function ArrayItem(props: ArrayItemProps) {
  const { field, path, index, itemKey, open, locked, picture, toggle, Field } = props
  const { locationVersion } = useSession()
  const name = `${field.itemLabel} ${index + 1}`
  const title = useStoredValue(path, (item) => (isPlainObject(item) && field.summary?.(item)) || '')
  const summary = useStoredValue(path, (item) => title || summaryOf(field.of, item))
  const isBlank = useStoredValue(path, (item) => isBlankItem(field, item))
  const isWrong = useIsWrong(path) && !isBlank
  const { handle, ref, style, ...drag } = useSortableItem(itemKey, name, locked)
  const contentId = `item-${path}-fields`
  return (
    <li ref={ref} style={style} {...drag} className="panel-array-item" data-item={path}>
      <div className="panel-array-row">
        {handle}
        <button
          type="button"
          className="panel-array-toggle ed-focusable"
          aria-expanded={open}
          aria-controls={open ? contentId : undefined}
          data-item-toggle={path}
          onClick={toggle}
        >
          <ChevronRight size={14} aria-hidden />
          <Thumbnail src={picture} />
          {title === '' && <span className="panel-array-number">{name}</span>}
          <span className="panel-array-summary">{summary}</span>
          {isWrong && (
            <span className="panel-array-wrong">
              <span className="ed-visually-hidden">{t('needs attention')}</span>
            </span>
          )}
        </button>
        {!locked && <ItemActions {...props} />}
      </div>
      {locationVersion && <ItemOrigin {...{ path, name, locked }} version={locationVersion} />}
      {open && (
        <fieldset id={contentId} className="panel-array-fields">
          <legend className="ed-visually-hidden">{name}</legend>
          {Object.entries(field.of).map(([part, each]) => (
            <Field key={part} field={each as AnyField} path={`${path}.${part}`} />
          ))}
        </fieldset>
      )}
    </li>
  )
}

interface ArrayItemProps {
  readonly itemKey: string
  readonly field: ArrayField
  /** Path such as `slides.2`. */
  readonly path: string
  readonly index: number
  readonly count: number
  readonly open: boolean
  readonly locked: boolean
  /** Address of a thumbnail. */
  readonly picture: string | null
  readonly toggle: () => void
  readonly move: (to: number) => void
  /** `null` if the list is full. */
  readonly duplicate: (() => void) | null
  readonly remove: () => void
  readonly Field: ComponentType<FieldProps>
}

function ItemActions({ field, index, count, move, duplicate, remove }: ArrayItemProps) {
  const name = `${field.itemLabel} ${index + 1}`
  return (
    <fieldset className="panel-array-actions">
      <legend className="ed-visually-hidden">{name}</legend>
      <MoveButtons index={index} count={count} move={move} />
      <Menu trigger={<IconButton label={t('More')} icon={<Ellipsis size={14} />} small />}>
        <MenuItem
          icon={<Copy size={14} />}
          disabled={duplicate === null}
          onSelect={() => duplicate?.()}
        >
          {t('Duplicate')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={14} />} danger onSelect={remove}>
          {t('Remove')}
        </MenuItem>
      </Menu>
    </fieldset>
  )
}

/** Returns true while the item contains an invalid field. */
export function useIsWrong(path: string): boolean {
  const { form } = useFieldsForm()
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { errors: true }, callback: changed }),
    [form],
  )
  return useSyncExternalStore(subscribe, () => form.getFieldState(path).invalid)
}
