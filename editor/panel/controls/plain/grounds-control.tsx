import type { CSSProperties } from 'react'
import { useSession } from '../../../store/session'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import './grounds-control.css'

/** One of the page's grounds, shown in its colours: those of the location, light or dark as the page is. */
export function GroundsControl({ field, path, aria, labelId, locked }: ControlProps<'select'>) {
  const { context } = useSession()
  const { value, commit } = useFieldValue(field, path)
  const shown = value ?? field.default
  const { accent } = context.location.configuration ?? {}
  const options = Object.entries(field.options)
  const isKnown = Object.hasOwn(field.options, shown)
  const { id, onBlur, 'aria-required': required, ...rest } = aria
  return (
    <div
      role="radiogroup"
      className="panel-grounds"
      aria-labelledby={labelId}
      aria-required={required}
      {...rest}
    >
      {options.map(([option, label], index) => (
        <label key={option} className="panel-ground">
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
          <span
            className="page panel-ground-colour"
            style={accent ? ({ '--location-accent': accent } as CSSProperties) : undefined}
            aria-hidden
          >
            <span className={option === 'ground' ? 'ground' : `ground-${option}`}>Aa</span>
          </span>
          {label}
        </label>
      ))}
      {!isKnown && (
        <p className="panel-field-help">{`${shown} (unknown) is kept until you choose.`}</p>
      )}
    </div>
  )
}
