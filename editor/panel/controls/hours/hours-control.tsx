import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useSession } from '../../../store/session'
import { Advanced } from '../../../ui/advanced'
import { Button } from '../../../ui/button'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import { readWeek, writeWeek } from './week'
import { WeekEditor } from './week-editor'

/** Control for opening times as a week; as JSON if the week can't represent them, or on request. */
export function HoursControl({ field, path, aria, labelId, locked }: ControlProps<'hours'>) {
  const { raw, change, commit } = useFieldValue(field, path)
  const { name, hours } = useSession().context.location
  const [asJson, setAsJson] = useState(false)
  const json = textOf(raw)
  const groups = readWeek(json)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the label out of its row
    <div role="group" aria-labelledby={labelId} aria-describedby={aria['aria-describedby']}>
      {groups === null || asJson ? (
        <textarea
          {...aria}
          aria-labelledby={labelId}
          className="ed-input panel-text panel-markup-source"
          rows={8}
          spellCheck={false}
          placeholder={field.placeholder}
          value={json}
          readOnly={locked}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <WeekEditor
          id={aria.id}
          groups={groups}
          location={{ name, week: writeWeek(hours ?? []) }}
          type={(next) => change(writeWeek(next))}
          choose={(next) => commit(writeWeek(next))}
          locked={locked}
        />
      )}
      {groups === null && (
        <p className="panel-field-warning">
          {t(
            'We can’t show these hours as a week. Edit the JSON below. Visitors don’t see invalid rows.',
          )}
        </p>
      )}
      {groups !== null && (
        <Advanced>
          <Button aria-pressed={asJson} onClick={() => setAsJson(!asJson)}>
            {t('Edit as JSON')}
          </Button>
        </Advanced>
      )}
    </div>
  )
}
