import { t } from '#schema/messages/t'
import { Button } from '../../../ui/button'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import './colour-control.css'

/** Shown if no colour is chosen, because a colour input always has a value. */
const NONE = '#888888'

/** Control for a colour, chosen or typed as `#c2410c`; empty for the colour of the site's design. */
export function ColourControl({ field, path, aria, labelId, locked }: ControlProps<'colour'>) {
  const { raw, change, commit } = useFieldValue(field, path)
  const colour = textOf(raw)
  return (
    <div className="panel-colour">
      <input
        type="color"
        aria-labelledby={labelId}
        className="panel-colour-well"
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : NONE}
        data-none={colour === '' || undefined}
        disabled={locked}
        onChange={({ target }) => change(target.value)}
      />
      <input
        {...aria}
        type="text"
        className="ed-input"
        placeholder="#c2410c"
        value={colour}
        readOnly={locked}
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
      />
      {colour !== '' && !locked && (
        <Button look="quiet" onClick={() => commit('')}>
          {t('Use the default')}
        </Button>
      )}
    </div>
  )
}
