import { Plus, X } from 'lucide-react'
import { t } from '#schema/messages/t'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import { TimeInput } from './time-input'
import './hours.css'

type Period = readonly [from: string, until: string]

/** Control for the periods of one day; none means closed. */
export function PeriodsControl({ field, path, aria, labelId, locked }: ControlProps<'periods'>) {
  const { raw, change, commit } = useFieldValue(field, path)
  const periods = read(textOf(raw))
  const add = periods.length === 0 ? t('Open on this day') : t('Add a period')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the label out of its row
    <div
      className="panel-hours-periods"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
    >
      {periods.length === 0 && <span className="panel-hours-closed">{t('Closed all day')}</span>}
      {periods.map(([from, until], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the day
        <div key={index} className="panel-hours-period">
          <TimeInput
            label={t('From')}
            time={from}
            take={(time) => change(write(periods.with(index, [time, until])))}
            locked={locked}
          />
          <span aria-hidden>–</span>
          <TimeInput
            label={t('Until')}
            time={until}
            take={(time) => change(write(periods.with(index, [from, time])))}
            locked={locked}
          />
          {!locked && (
            <IconButton
              label={t('Remove period')}
              icon={<X size={14} />}
              small
              onClick={() => commit(write(periods.toSpliced(index, 1)))}
            />
          )}
        </div>
      ))}
      {!locked && (
        <Button
          id={aria.id}
          look="quiet"
          // Otherwise the field's label would name the button.
          aria-label={add}
          onClick={() => commit(write([...periods, nextPeriod(periods)]))}
        >
          <Plus size={14} aria-hidden />
          {add}
        </Button>
      )}
    </div>
  )
}

function nextPeriod(periods: readonly Period[]): Period {
  return periods.length === 0 ? ['09:00', '17:00'] : ['18:00', '20:00']
}

function read(text: string): readonly Period[] {
  return [...text.matchAll(/(\d{2}:\d{2})-(\d{2}:\d{2})/g)].map(([, from = '', until = '']) => [
    from,
    until,
  ])
}

function write(periods: readonly Period[]): string {
  return periods.map(([from, until]) => `${from}-${until}`).join(', ')
}
