import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import './option-choice.css'

/** One of a few, side by side, each with what it looks like. A value that is no longer among them is kept until another is chosen. */
export function OptionChoice({ field, path, aria, labelId, locked, look }: OptionChoiceProps) {
  const { value, commit } = useFieldValue(field, path)
  const shown = value ?? field.default
  const isKnown = Object.hasOwn(field.options, shown)
  const { id, onBlur, 'aria-required': required, ...rest } = aria
  return (
    <div
      role="radiogroup"
      className="panel-options"
      aria-labelledby={labelId}
      aria-required={required}
      {...rest}
    >
      {Object.entries(field.options).map(([option, label], index) => (
        <label key={option} className="panel-option">
          <input
            // The one that the focus is asked for: the chosen one, or the first.
            id={option === shown || (!isKnown && index === 0) ? id : undefined}
            type="radio"
            name={id}
            className="ed-visually-hidden"
            checked={option === shown}
            disabled={locked}
            onBlur={onBlur}
            onChange={() => commit(option)}
          />
          {look(option)}
          {label}
        </label>
      ))}
      {!isKnown && (
        <p className="panel-field-help">
          {t('{shown} (unknown) is kept until you choose.', { shown })}
        </p>
      )}
    </div>
  )
}

interface OptionChoiceProps extends ControlProps<'select'> {
  /** What an option looks like; read by nobody, as its label says the same. */
  readonly look: (option: string) => ReactNode
}
