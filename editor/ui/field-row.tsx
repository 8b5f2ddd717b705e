import { type ReactNode, useId } from 'react'
import { t } from '#schema/messages/t'
import { useHelp } from './use-help'
import './styles/field-row.css'

/** Attributes that connect a control with its label, help and message. */
export interface FieldAria {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** Row with a control, its label above, and its help and message below. */
export function FieldRow({
  label,
  help: text,
  foldsHelp = false,
  error,
  required = false,
  children,
}: FieldRowProps) {
  const id = useId()
  const helpId = text ? `${id}-help` : ''
  const errorId = error ? `${id}-error` : ''
  const labelId = `${id}-label`
  const help = useHelp({ id: helpId, labelId, text, ...(!foldsHelp && { isFolded: false }) })
  return (
    <div className="ed-field-row">
      <div className="ed-field-row-head">
        <label id={labelId} className="ed-field-row-label" htmlFor={id}>
          {label}
          {required && (
            <span className="ed-field-row-required" aria-hidden>
              {t('(required)')}
            </span>
          )}
        </label>
        {help.icon}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={errorId} className="ed-field-row-error">
          {error}
        </p>
      )}
      {help.words}
    </div>
  )
}

interface FieldRowProps {
  readonly label: string
  readonly help?: string | undefined
  /** True if help of more than one line is opened by an icon, as in the panel. */
  readonly foldsHelp?: boolean
  readonly error?: string | undefined
  readonly required?: boolean
  /** Renders the control with the attributes that connect it with its label, help and message. */
  readonly children: (aria: FieldAria) => ReactNode
}
