import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import './option-choice.css'

/** Radio group of a few options side by side with pictures. An unknown stored value is kept until another is chosen. */
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
            // Receives focus requests: the selected option, or the first.
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
          {t('{shown} (unknown) is kept until you choose another value.', { shown })}
        </p>
      )}
    </div>
  )
}

interface OptionChoiceProps extends ControlProps<'select'> {
  /** Picture of an option; hidden from screen readers, because the label says the same. */
  readonly look: (option: string) => ReactNode
}
