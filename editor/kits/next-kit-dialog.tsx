import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { makeNextKitMutation } from '../api/operations/kits'
import { navigate } from '../app/navigation'
import { recordPath } from '../app/routes'
import { FormDialog } from '../screens/form-dialog'
import { FieldRow } from '../ui/field-row'

/** Dialog that makes next year's kit from an earlier one, and opens it. */
export function NextKitDialog({ kit, onClose }: NextKitDialogProps) {
  const [make] = useMutation(makeNextKitMutation)
  const [title, setTitle] = useState(titleNextYear(kit.title))
  const [lastDay, setLastDay] = useState(dayNextYear(kit.lastDay))
  return (
    <FormDialog
      title={t('Make next year’s kit')}
      action={t('Make the kit')}
      className="kit-form"
      onClose={onClose}
      onSave={async () => {
        const { data } = await make({ variables: { kitId: String(kit.id), title, lastDay } })
        navigate(recordPath('kits', Number(data?.makeNextKit)))
      }}
    >
      <p>
        {t(
          'The new kit gets its own drafts of the page, events, announcements and galleries, with the same blanks. This kit stays as it is.',
        )}
      </p>
      <FieldRow label={t('Name')} help={t('Replaces the earlier name in all texts.')}>
        {(field) => (
          <input
            {...field}
            className="ed-input"
            required
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </FieldRow>
      <FieldRow
        label={t('Last day')}
        help={t('Events, hours and announcements move by as many days as this one.')}
      >
        {(field) => (
          <input
            {...field}
            className="ed-input"
            type="date"
            required
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
        )}
      </FieldRow>
    </FormDialog>
  )
}

interface NextKitDialogProps {
  readonly kit: { readonly id: unknown; readonly title: string; readonly lastDay: string }
  readonly onClose: () => void
}

/** Returns a name with its year increased; unchanged without one: “Diwali 2027” becomes “Diwali 2028”. */
function titleNextYear(title: string): string {
  return title.replace(/\b20\d\d\b/, (year) => String(Number(year) + 1))
}

/** Returns the same day of the next year; of 29 February the 28th. */
function dayNextYear(day: string): string {
  const [year = '', ...rest] = day.split('-')
  if (rest.length === 0) return ''
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28')
}
