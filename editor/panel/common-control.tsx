import { useState } from 'react'
import { type AnyField, type FieldByType, numberFromInput } from '#schema/fields'
import { acceptsValue } from '#schema/fields/kinds'
import { validateField } from '#schema/fields/validate'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { changeFields } from '../store/change-fields'
import { usePage, useSession } from '../store/session'
import { useSame } from '../store/use-same'
import { type FieldAria, FieldRow } from '../ui/field-row'
import { valuesIn } from './common-fields'
import { useFieldsForm } from './form/fields-form'
import { textOf } from './form/values'

/** A field with a short value, shown directly with the blocks' common value or 'Mixed'. */
type PlainField = FieldByType['boolean' | 'number' | 'select' | 'string']

const PLAIN: ReadonlySet<string> = new Set(['boolean', 'number', 'select', 'string'])

export function isPlain(field: AnyField): field is PlainField {
  return PLAIN.has(field.type)
}

export function CommonControl({ ids, name, field }: CommonControlProps) {
  const session = useSession()
  const { undoGroup } = useFieldsForm()
  const [refused, setRefused] = useState<string | null>(null)
  const values = usePage(useSame(({ page }) => valuesIn(session, page, ids, name)))
  const [first] = values
  const isMixed = values.some((value) => value !== first)
  const entered = refused ?? first
  const issues = isMixed && refused === null ? [] : validateField(field, entered, name)
  return (
    <FieldRow
      label={field.label}
      foldsHelp
      help={isMixed ? t('Mixed: what you choose applies to all selected blocks.') : field.help}
      error={formatDetails(issues.map(({ message }) => message)) || undefined}
    >
      {(aria) => <Control {...{ field, aria, isMixed, set }} value={entered} />}
    </FieldRow>
  )

  function set(value: unknown): void {
    // Text that isn't a number yet stays in the control: a draft may break rules, but not types.
    const fits = acceptsValue(field, value)
    setRefused(fits ? null : String(value))
    if (!fits) return
    const change = () => changeFields(session, ids, { name, value })
    if (field.type === 'string' || field.type === 'number') undoGroup.type(name, change)
    else change()
  }
}

interface CommonControlProps {
  readonly ids: readonly string[]
  readonly name: string
  readonly field: PlainField
}

function Control(props: ControlProps) {
  const { field } = props
  if (field.type === 'boolean') return <Switch {...props} />
  if (field.type === 'select') return <Choice {...props} options={field.options} />
  return <TextControl {...props} />
}

function Switch({ aria, isMixed, value, set }: ControlProps) {
  return (
    <input
      {...aria}
      type="checkbox"
      className="panel-common-switch"
      checked={!isMixed && value === true}
      ref={(element) => {
        if (element) element.indeterminate = isMixed
      }}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

/** Value that no option uses. */
const MIXED = '\u0000mixed'

function Choice({ aria, isMixed, value, set, options }: ChoiceProps) {
  return (
    <select
      {...aria}
      className="ed-input panel-select"
      value={isMixed ? MIXED : String(value)}
      onChange={({ target }) => set(target.value)}
    >
      {isMixed && (
        <option value={MIXED} disabled>
          {t('Mixed')}
        </option>
      )}
      {Object.entries(options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface ChoiceProps extends ControlProps {
  readonly options: Readonly<Record<string, string>>
}

function TextControl({ field, aria, isMixed, value, set }: ControlProps) {
  const isNumber = field.type === 'number'
  return (
    <input
      {...aria}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      className={`ed-input ${isNumber ? 'panel-number' : 'panel-text'}`}
      placeholder={isMixed ? t('Mixed') : undefined}
      value={isMixed && typeof value !== 'string' ? '' : textOf(isMixed && !isNumber ? '' : value)}
      onChange={({ target }) => set(isNumber ? numberFromInput(target.value) : target.value)}
    />
  )
}

interface ControlProps {
  readonly field: PlainField
  readonly aria: FieldAria
  readonly isMixed: boolean
  readonly value: unknown
  readonly set: (value: unknown) => void
}
