import { RotateCcw } from 'lucide-react'
import { memo, use, useState } from 'react'
import type { AnyField } from '#schema/fields'
import { acceptsValue, isEmptyValue, publishedType } from '#schema/fields/kinds'
import { t } from '#schema/messages/t'
import { useSession, useUi } from '../../store/session'
import { sameValue } from '../../store/use-same'
import { Advanced } from '../../ui/advanced'
import { IconButton } from '../../ui/icon-button'
import { lazyComponent } from '../../ui/lazy/lazy-component'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { useHelp } from '../../ui/use-help'
import type { FieldProps } from '../form/control-props'
import { ShowMissingContext, useFieldsForm, useStoredValue } from '../form/fields-form'
import { Control } from './control'
import { ExampleNote } from './example-note'
import { useFieldLock } from './use-field-lock'
import { controlId } from './use-focus-request'
import { useIsShown } from './use-is-shown'
import { type ShownIssue, useIssues } from './use-issues'
import './field.css'

// Lazy, because few pages are edited for a location.
const FieldOrigin = lazyComponent(
  lazyPart(() => import('./field-origin').then((part) => part.FieldOrigin)),
)

/** Field types whose control shows any stored value, even of a wrong type. */
const SHOWS_RAW: ReadonlySet<string> = new Set(['string', 'number', 'html', 'richtext'])
/** Field types whose control is a group: the label names it but doesn't focus it. */
const GROUPS: ReadonlySet<string> = new Set(['array', 'hours', 'html', 'richtext'])

/** A field, if it is currently shown. */
export const Field = memo(function Field(props: FieldProps) {
  return useIsShown(props) ? <ShownField {...props} /> : null
})

/** A field with its label, control, issues and help. */
function ShownField({ field, path }: FieldProps) {
  const { source, formId } = useFieldsForm()
  const { canEdit: mayEdit, locationVersion } = useSession()
  const canEdit = useFieldLock(path) === null && mayEdit
  const [wasLeft, setWasLeft] = useState(false)
  const asked = useUi(({ focusRequest }) => isAsked(focusRequest, source.id, path))
  const showsMissing = use(ShowMissingContext)
  const issues = useIssues(field, path).filter(
    ({ rule }) => rule !== 'required' || wasLeft || asked || showsMissing,
  )
  const id = controlId(formId, path)
  const labelId = `${id}-label`
  const help = useHelp({ id: `${id}-help`, labelId, text: field.help })
  const Label = isGroup(field) ? 'span' : 'label'
  const described = [issues.length > 0 && `${id}-issues`, field.help && `${id}-help`]
  const aria = {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': issues.length > 0 || undefined,
    'aria-required': field.required || undefined,
    onBlur: () => setWasLeft(true),
  } as const
  return (
    <div className="panel-field" data-field={path} data-type={field.type}>
      <div className="panel-field-head">
        <Label
          id={labelId}
          className="panel-field-label"
          {...(Label === 'label' && { htmlFor: id })}
        >
          {field.label}
        </Label>
        {field.required && (
          <span className="panel-field-required" aria-hidden>
            {t('required')}
          </span>
        )}
        {help.icon}
        {canEdit && source.reset && !isRequiredEmpty(field) && (
          <ResetButton field={field} path={path} labelId={labelId} controlId={id} />
        )}
      </div>
      {locationVersion && (
        <FieldOrigin {...{ field, path, controlId: id }} version={locationVersion} />
      )}
      <Control
        field={field}
        path={path}
        aria={aria}
        labelId={labelId}
        locked={!canEdit}
        Field={Field}
      />
      <Issues id={`${id}-issues`} issues={issues} />
      <ExampleNote field={field} path={path} />
      {!SHOWS_RAW.has(publishedType(field)) && <WrongValue field={field} path={path} />}
      {help.words}
    </div>
  )
}

function Issues({ id, issues }: { readonly id: string; readonly issues: readonly ShownIssue[] }) {
  if (issues.length === 0) return null
  return (
    <div id={id} className="panel-field-issues">
      {issues.map(({ rule, message }) => (
        <p key={rule}>{message}</p>
      ))}
    </div>
  )
}

/** A stored value that the control can't show: kept until another one is entered. */
function WrongValue({ field, path }: FieldProps) {
  const text = useStoredValue(path, (value) =>
    value === undefined || acceptsValue(field, value) ? null : JSON.stringify(value, null, 1),
  )
  if (text === null) return null
  return (
    <>
      <p className="panel-field-warning">
        {t('This value can’t be shown. It’s kept until you enter another.')}
      </p>
      <Advanced>
        <pre className="panel-field-raw">{text}</pre>
      </Advanced>
    </>
  )
}

/** Returns whether the field is required without a default, so that it can't be reset. */
function isRequiredEmpty(field: AnyField): boolean {
  return field.required && isEmptyValue(field, field.default)
}

function isGroup(field: AnyField): boolean {
  if (field.type === 'select') return field.control === 'grounds' || field.pictures !== undefined
  return GROUPS.has(field.type)
}

function ResetButton({ field, path, labelId, controlId: id }: ResetButtonProps) {
  const { uiStore } = useSession()
  const { reset } = useFieldsForm()
  const isDefault = useStoredValue(
    path,
    (value) => value === undefined || sameValue(value, field.default),
  )
  if (isDefault) return null
  return (
    <IconButton
      className="panel-field-reset"
      label={t('Reset to default')}
      aria-describedby={labelId}
      icon={<RotateCcw size={14} />}
      small
      onClick={putBack}
    />
  )

  function putBack(): void {
    reset(path, field.default)
    uiStore.announce(
      t('“{label}” was reset to its default. Undo is available', { label: field.label }),
    )
    // The button disappears, so the focus moves to its field.
    document.getElementById(id)?.focus()
  }
}

interface ResetButtonProps extends FieldProps {
  readonly labelId: string
  readonly controlId: string
}

function isAsked(
  request: { readonly blockId: string; readonly field: string | null } | null,
  sourceId: string,
  path: string,
): boolean {
  return request?.blockId === sourceId && request.field === path
}
